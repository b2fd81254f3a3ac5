import { Suspense, type ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../lib/session.ts'
import { BlockedAccessPage } from './blocked-access-page.tsx'
import { LoadingPage } from './loading-page.tsx'

/** Document 1 §4, route guard. The page starts anew when another practitioner signs in. */
export function RequireSession({ page: Page }: { page: ComponentType }) {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return <LoadingPage />
  if (session.status === 'anonymous') {
    const { leavingTo } = session
    // Whoever has signed out goes back to nothing that was left.
    if (leavingTo !== undefined) return <Navigate to={leavingTo} replace />
    return <Navigate to="/auth" replace state={{ from: location }} />
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
