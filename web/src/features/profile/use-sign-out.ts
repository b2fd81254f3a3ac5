import { useState } from 'react'
import { signOut } from '../../lib/session.ts'

export function useSignOut() {
  const [isSigningOut, setIsSigningOut] = useState(false)
  return {
    isSigningOut,
    signOut: (): void => {
      setIsSigningOut(true)
      void signOut()
    },
  }
}
