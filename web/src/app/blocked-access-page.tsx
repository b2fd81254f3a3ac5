import { lazy, Suspense } from 'react'
import { PublicFrame } from './public-layout.tsx'

const BlockedAccount = lazy(async () => ({
  default: (await import('../features/auth/blocked-account.tsx')).BlockedAccount,
}))

/** The session is valid, but the account is blocked (document 1 §4, route guard). */
export function BlockedAccessPage() {
  return (
    <PublicFrame>
      <Suspense>
        <BlockedAccount />
      </Suspense>
    </PublicFrame>
  )
}
