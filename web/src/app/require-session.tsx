import { Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { readToken, subscribeToSession } from '../lib/auth-store.ts'
import { tokenSubject } from '../lib/token-subject.ts'
import { LoadingPage } from './loading-page.tsx'

/** Document 1 §4, route guard. The page starts anew when another practitioner signs in. */
export function RequireSession({ page: Page }: { page: ComponentType }) {
  const token = useSyncExternalStore(subscribeToSession, readToken)
  const location = useLocation()
  if (token === undefined) return <Navigate to="/auth" replace state={{ from: location }} />
  return (
    <Suspense fallback={<LoadingPage />}>
      <Page key={tokenSubject(token)} />
    </Suspense>
  )
}
