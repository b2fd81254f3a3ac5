import { Suspense, useEffect, type ComponentType } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useSession } from '../../lib/account/session.ts'
import { BlockedAccessPage } from '../blocked-access-page.tsx'
import { LoadingPage } from '../loading-page.tsx'
import { ReconnectingPage } from '../reconnecting-page.tsx'

/** Document 1 §4, route guard. The page restarts when another practitioner signs in. */
export function RequireSession({ page: Page }: { page: ComponentType }) {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return <LoadingPage />
  if (session.status === 'reconnecting') return <ReconnectingPage />
  if (session.status === 'anonymous') {
    const { leavingTo } = session
    return <LeadAway to={leavingTo ?? '/auth'} isRemembered={leavingTo === undefined} />
  }
  switch (session.user.access_status) {
    case 'blocked':
      return <BlockedAccessPage />
    case 'unverified':
      return <Navigate to="/auth" replace state={{ from: location }} />
    case 'verified':
      return (
        <Suspense fallback={<LoadingPage />}>
          <Page key={session.user.id} />
        </Suspense>
      )
  }
}

/**
 * Whenever the browser comes here, even before the other page was shown; Navigate navigates only
 * once.
 */
function LeadAway({ to, isRemembered }: { to: string; isRemembered: boolean }) {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    void navigate(to, { replace: true, state: isRemembered ? { from: location } : undefined })
  }, [isRemembered, location, navigate, to])
  return <LoadingPage />
}
