import { REDIRECT_AFTER_SIGN_IN_MS } from '@chartwright/contract/limits'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { readGoogleIdentity } from '../../lib/account/google-flow.ts'
import { clearAuthData, useSession, type Session } from '../../lib/account/session.ts'
import { AuthViews, type AuthView } from './auth-views.tsx'
import { readLinkData } from './link-data.ts'
import { readOrigin } from './origin.ts'
import { ResetPassword } from './password/reset-password.tsx'
import { useLater } from './use-later.ts'

/** Document 1 §2: the query sets the mode; the inner views follow from what happens here. */
export function AuthPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const session = useSession()
  const later = useLater()
  const [view, setView] = useState<{ readonly of: string; readonly shown: AuthView }>()
  const [isBusy, setIsBusy] = useState(false)

  const origin = readOrigin(location.state)
  const toLogin = (): void => {
    clearAuthData()
    setView(undefined)
    setIsBusy(false)
    void navigate('/auth?mode=login', { state: location.state as unknown })
  }
  const enter = (): void => later(REDIRECT_AFTER_SIGN_IN_MS, () => void navigate(origin))

  if (readLinkData(location)['type'] === 'recovery') return <ResetPassword onReturn={toLogin} />
  const isSignedIn = session.status === 'authenticated' && !isBusy
  if (isSignedIn && session.user.access_status === 'verified') {
    return <Navigate to={origin} replace />
  }
  // Navigating to another mode leaves the inner view.
  const inner = view?.of === location.key ? view.shown : undefined
  return (
    <AuthViews
      mode={query.get('mode') ?? defaultMode(session)}
      email={query.get('email') ?? ''}
      inner={inner ?? (isSignedIn ? viewOf(session.user) : undefined)}
      notice={noticeOf(session)}
      onView={(shown) => setView({ of: location.key, shown })}
      onBusy={setIsBusy}
      onEnter={enter}
      onLogin={toLogin}
    />
  )
}

function noticeOf(session: Session): string | undefined {
  if (session.status === 'reconnecting') return 'Reconnecting… You have not been signed out.'
  return session.status === 'anonymous' ? session.notice : undefined
}

/** A user sent by Google without an account cannot log in yet. */
function defaultMode({ status }: Session): string {
  return status === 'anonymous' && readGoogleIdentity() ? 'signup' : 'login'
}

function viewOf(user: { access_status: string; email: string }): AuthView {
  return user.access_status === 'blocked'
    ? { kind: 'blocked' }
    : { kind: 'unverified', email: user.email }
}
