import { useMutation } from '@tanstack/react-query'
import { authClient } from '../../../lib/account/auth-client.ts'
import { signOut } from '../../../lib/account/session.ts'
import { mayLeave } from '../../../lib/before-leaving.ts'
import { PROFILE_SENTENCES } from '../details/profile-sentences.ts'

/** Spec 2 §2: signs out to the page where a password link is requested. */
export function useResetPassword() {
  const { mutate, isPending, error } = useMutation({ mutationFn: resetPassword })
  return { reset: mutate, isResetting: isPending, problem: error?.message }
}

async function resetPassword(email: string | undefined): Promise<void> {
  if (!email) throw new Error(PROFILE_SENTENCES.noEmail)
  // Without the service nobody could request the link, and would be signed out for nothing.
  if (!(await isServiceThere())) throw new Error(PROFILE_SENTENCES.resetFailed)
  if (!(await mayLeave())) return
  const query = new URLSearchParams({ mode: 'forgot-password', email })
  await signOut(`/auth?${query}`)
}

async function isServiceThere(): Promise<boolean> {
  try {
    const client = await authClient()
    const { error } = await client.getUser()
    return error === null
  } catch {
    return false
  }
}
