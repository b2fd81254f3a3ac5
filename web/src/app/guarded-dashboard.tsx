import { lazyPage } from './lazy-page.ts'
import { RequireSession } from './require-session.tsx'

const Dashboard = lazyPage(() => import('./dashboard-page.tsx'), 'DashboardPage')

/** Apart from the first script, which public pages share. */
export function GuardedDashboard() {
  return <RequireSession page={Dashboard} />
}
