import { RequireSession } from './account/require-session.tsx'
import { lazyPage } from './lazy-page.ts'

const Dashboard = lazyPage(() => import('./dashboard-page.tsx'), 'DashboardPage')

/** Separate from the first script, which public pages share. */
export function GuardedDashboard() {
  return <RequireSession page={Dashboard} />
}
