import { useState } from 'react'
import { signOut } from '../../lib/account/session.ts'
import { mayLeave } from '../../lib/before-leaving.ts'

export function useSignOut() {
  const [isSigningOut, setIsSigningOut] = useState(false)
  return {
    isSigningOut,
    signOut: async (): Promise<void> => {
      if (!(await mayLeave())) return
      setIsSigningOut(true)
      await signOut()
    },
  }
}
