import { PASSWORD_SENTENCES } from '@chartwright/contract/sentences'
import { sentenceOf } from '@chartwright/contract/errors'
import type { AuthClient } from '../../../lib/account/auth-client.ts'

export type UpdateOutcome =
  | { readonly kind: 'updated' }
  | { readonly kind: 'factor-needed' }
  | { readonly kind: 'refused'; readonly message: string }

const SAME = 'The new password should be different from the old one.'

export async function updatePassword(client: AuthClient, password: string): Promise<UpdateOutcome> {
  try {
    const { error } = await client.updateUser({ password })
    if (error?.code === 'insufficient_aal') return { kind: 'factor-needed' }
    if (error) return { kind: 'refused', message: explain(error) }
    await endRecovery(client)
    return { kind: 'updated' }
  } catch {
    return { kind: 'refused', message: PASSWORD_SENTENCES.unexpected }
  }
}

/** The person signs in with the new password; the link's session is no longer needed. */
async function endRecovery(client: AuthClient): Promise<void> {
  await client.signOut({ scope: 'local' })
  await client.stopAutoRefresh()
}

function explain({ code, status }: { code?: string | undefined; status?: number | undefined }) {
  if (status === 0) return sentenceOf('NETWORK_ERROR')
  if (status === 429) return sentenceOf('TOO_MANY_ATTEMPTS')
  switch (code) {
    case 'same_password':
      return SAME
    case 'bad_jwt':
    case 'session_not_found':
    case 'user_not_found':
      return PASSWORD_SENTENCES.linkInvalid
    case undefined:
    default:
      return PASSWORD_SENTENCES.updateFailed
  }
}
