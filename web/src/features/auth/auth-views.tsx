import type { AuthClient } from '../../lib/account/auth-client.ts'
import { adoptHeldSession } from './adopt-held-session.ts'
import { SIGNED_IN } from './adopt-session.ts'
import { BlockedAccount } from './blocked-account.tsx'
import { LoginForm } from './login-form.tsx'
import type { NoticeContent } from './notice.tsx'
import { ForgotPasswordForm } from './password/forgot-password-form.tsx'
import type { Recovery } from './password/open-recovery.ts'
import { ResetPassword } from './password/reset-password.tsx'
import { SecondFactor } from './second-factor/second-factor.tsx'
import { SignUpForm } from './signing-up/sign-up-form.tsx'
import { UnverifiedAccount } from './signing-up/unverified-account.tsx'
import { VerificationSent } from './signing-up/verification-sent.tsx'

export type AuthView =
  | { readonly kind: 'second-factor'; readonly client: AuthClient }
  | { readonly kind: 'verification'; readonly email: string; readonly message: NoticeContent }
  | { readonly kind: 'unverified'; readonly email: string; readonly message?: string }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'recovery'; readonly recovery: Recovery }

interface AuthViewsProps {
  mode: string
  /** Of the query. */
  email: string
  inner: AuthView | undefined
  notice: string | undefined
  onView: (view: AuthView) => void
  onBusy: (isBusy: boolean) => void
  /** Signed in: on to the workspace. */
  onEnter: () => void
  onLogin: () => void
}

export function AuthViews(props: AuthViewsProps) {
  const { mode, email, inner, notice, onView, onBusy, onEnter, onLogin } = props
  switch (inner?.kind) {
    case 'blocked':
      return <BlockedAccount />
    case 'unverified':
      return <UnverifiedAccount {...inner} onBackToLogin={onLogin} />
    case 'verification':
      return <VerificationSent {...inner} onBackToLogin={onLogin} />
    case 'recovery':
      return <ResetPassword recovery={inner.recovery} onReturn={onLogin} />
    case 'second-factor': {
      const enter = async (): Promise<string> => {
        await adoptHeldSession(inner.client)
        onEnter()
        return SIGNED_IN
      }
      return <SecondFactor client={inner.client} onVerified={enter} onCancel={onLogin} />
    }
    case undefined:
  }
  switch (mode) {
    case 'signup':
      return (
        <SignUpForm
          notice={notice}
          onBusy={onBusy}
          onOutcome={(outcome, address) => {
            if (outcome.kind === 'signed-in') onEnter()
            else onView({ ...outcome, email: address })
          }}
        />
      )
    case 'forgot-password':
      return (
        <ForgotPasswordForm
          key={email}
          prefilled={email}
          onRecovery={(recovery) => onView({ kind: 'recovery', recovery })}
        />
      )
    default:
      return (
        <LoginForm
          notice={notice}
          onBusy={onBusy}
          onOutcome={(outcome, address) => {
            if (outcome.kind === 'signed-in') onEnter()
            else if (outcome.kind === 'unverified') onView({ ...outcome, email: address })
            else onView(outcome)
          }}
        />
      )
  }
}
