import { newId } from '../../../lib/ids.ts'
import { AUDIENCE } from './access-tokens.ts'
import type { UserView } from './user-view.ts'

/** What a repeated sign-up of a confirmed address gets: like a new user, with no identities. */
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
