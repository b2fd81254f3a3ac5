import { REDIRECT_AFTER_SIGN_IN_MS } from '@chartwright/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { clearAuthData } from '../../../lib/account/session.ts'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import { adoptHeldSession } from '../adopt-held-session.ts'
import { SIGNED_IN } from '../adopt-session.ts'
import { AuthCard } from '../auth-card.tsx'
import { hideLinkData, readLinkData } from '../link-data.ts'
import { Notice } from '../notice.tsx'
import { SecondFactor } from '../second-factor/second-factor.tsx'
import { useLater } from '../use-later.ts'
import { finishGoogle, type GoogleOutcome, type GoogleVariant } from './finish-google.ts'

export function GoogleAutoCreatePage() {
  return <GoogleReturn variant="auto-create" />
}

export function GoogleCallbackPage() {
  return <GoogleReturn variant="callback" />
}

function GoogleReturn({ variant }: { variant: GoogleVariant }) {
  const [outcome, setOutcome] = useState<GoogleOutcome>()
  const location = useLocation()
  const navigate = useNavigate()
  const later = useLater()
  const hasStarted = useRef(false)

  useEffect(() => {
    // The session is adopted once.
    if (hasStarted.current) return
    hasStarted.current = true
    const link = readLinkData(location)
    hideLinkData()
    void finishGoogle(link, variant).then((result) => {
      setOutcome(result)
      if (result.kind === 'second-factor') return
      later(result.afterMs, () => void navigate(result.to, { replace: true }))
    })
  }, [later, location, navigate, variant])

  if (outcome?.kind === 'second-factor') {
    const toLogin = (): void => {
      clearAuthData()
      void navigate('/auth?mode=login', { replace: true })
    }
    const enter = async (): Promise<string> => {
      await adoptHeldSession(outcome.client)
      later(REDIRECT_AFTER_SIGN_IN_MS, () => void navigate('/dashboard', { replace: true }))
      return SIGNED_IN
    }
    return <SecondFactor client={outcome.client} onVerified={enter} onCancel={toLogin} />
  }
  return (
    <AuthCard title="Processing Google Sign-in">
      {outcome ? (
        <>
          <Notice content={{ tone: outcome.tone, text: outcome.message }} />
          <Link to={outcome.to} replace className={buttonStyle('secondary')}>
            {outcome.kind === 'failed' ? 'Go to Login' : 'Continue'}
          </Link>
        </>
      ) : (
        <p role="status" className="text-ink-soft">
          Please wait while you are signed in.
        </p>
      )}
    </AuthCard>
  )
}
