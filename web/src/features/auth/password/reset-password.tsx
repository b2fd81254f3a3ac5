import { REDIRECT_AFTER_SUCCESS_MS } from '@chartwright/contract/limits'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { clearAuthData } from '../../../lib/account/session.ts'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import { AuthCard } from '../auth-card.tsx'
import type { LinkData } from '../link-data.ts'
import { SecondFactor } from '../second-factor/second-factor.tsx'
import { useLater } from '../use-later.ts'
import { useLink } from '../use-link.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { openRecovery, type Recovery } from './open-recovery.ts'

type State =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'open' } & Recovery)
  | { readonly kind: 'updated' }
  | { readonly kind: 'invalid' }

const INVALID =
  'This password reset link is invalid or has expired. Please request a new password reset.'

interface ResetPasswordProps {
  /** What the mailed code has opened, if it was not a link. */
  recovery?: Recovery
  /** On the authentication screen it returns to login by itself (document 1 §4). */
  onReturn?: () => void
}

export function ResetPassword({ recovery: given, onReturn }: ResetPasswordProps) {
  const [state, setState] = useState<State>(
    given ? { kind: 'open', ...given } : { kind: 'loading' },
  )
  const later = useLater()

  const open = useCallback(
    (link: LinkData, isNewest: () => boolean): void => {
      if (given) return
      setState({ kind: 'loading' })
      openRecovery(link).then(
        (recovery) => {
          if (isNewest()) setState(recovery ? { kind: 'open', ...recovery } : { kind: 'invalid' })
        },
        () => {
          if (isNewest()) setState({ kind: 'invalid' })
        },
      )
    },
    [given],
  )
  useLink(open)

  switch (state.kind) {
    case 'loading':
      return (
        <AuthCard title="Reset Your Password">
          <p role="status" className="text-ink-soft">
            Checking reset link...
          </p>
        </AuthCard>
      )
    case 'invalid':
      return (
        <AuthCard isStep title="Reset Link Invalid" subtitle={INVALID}>
          <Link to="/auth?mode=forgot-password" className={buttonStyle('primary')}>
            Request New Link
          </Link>
          <GoToLogin />
        </AuthCard>
      )
    case 'updated':
      return (
        <AuthCard
          isStep
          title="Password Updated!"
          subtitle="Password updated successfully! You can sign in with it from now on."
        >
          <GoToLogin isMain />
        </AuthCard>
      )
    case 'open':
      if (state.needsFactor) {
        return (
          <SecondFactor
            client={state.client}
            onVerified={async () => {
              setState({ ...state, needsFactor: false })
              return undefined
            }}
            onCancel={() => setState({ kind: 'invalid' })}
          />
        )
      }
      return (
        <NewPasswordForm
          client={state.client}
          email={state.email}
          onUpdated={() => {
            clearAuthData()
            setState({ kind: 'updated' })
            if (onReturn) later(REDIRECT_AFTER_SUCCESS_MS, onReturn)
          }}
          onFactorNeeded={() => setState({ ...state, needsFactor: true })}
        />
      )
  }
}

function GoToLogin({ isMain = false }: { isMain?: boolean }) {
  return (
    <Link to="/auth" className={buttonStyle(isMain ? 'primary' : 'secondary')}>
      Go to Login
    </Link>
  )
}
