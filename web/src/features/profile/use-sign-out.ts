import { useState } from 'react'
import { mayLeave } from '../../lib/before-leaving.ts'
import { signOut } from '../../lib/session.ts'

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
