import { createPath, type Path } from 'react-router'

const DASHBOARD = '/dashboard'

/** Where the guard redirected the person from; otherwise the dashboard. */
export function readOrigin(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return DASHBOARD
  const from = state.from as Partial<Path> | null
  return from?.pathname?.startsWith(DASHBOARD) ? createPath(from) : DASHBOARD
}
