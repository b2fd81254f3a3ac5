import { newId } from '../../../../lib/ids.ts'
import { AUDIENCE } from '../tokens/access-tokens.ts'
import type { UserView } from './user-view.ts'

/**
 * The response to a repeated sign-up of a confirmed address: like a new user, with no identities,
 * as GoTrue answers. Nothing in it comes from an account.
 */
export function fakeUserView(email: string, data: object, now: Date): UserView {
  const moment = now.toISOString()
  return {
    id: newId(),
    aud: AUDIENCE,
    role: AUDIENCE,
    email,
    phone: '',
    confirmation_sent_at: moment,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...data, email, email_verified: false },
    identities: [],
    created_at: moment,
    updated_at: moment,
    is_anonymous: false,
  } as UserView
}

/**
 * The response to every sign-up where it must not be revealed whether the address has an account.
 */
export function genericUserView(email: string, data: object, now: Date): UserView {
  const view = fakeUserView(email, data, now)
  const { id, created_at, updated_at } = view
  const identity = {
    identity_id: newId(),
    id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: false, phone_verified: false },
    provider: 'email',
    email,
    created_at,
    updated_at,
  }
  return { ...view, identities: [identity] }
}
