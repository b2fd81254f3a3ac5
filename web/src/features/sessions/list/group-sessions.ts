import type { Session } from '@chartwright/contract/sessions'
import { daysBetween, startOfDay } from '../../../lib/text/local-day.ts'

export interface SessionGroup {
  /** Of its local day: stable while the page is open, even when TODAY becomes YESTERDAY. */
  readonly key: string
  readonly label: string
  readonly sessions: readonly Session[]
}

/** Spec 2 §2.1: by local day. The sessions are passed newest first. */
export function groupSessions(sessions: readonly Session[], now: Date): SessionGroup[] {
  const groups: (SessionGroup & { sessions: Session[]; startMs: number })[] = []
  for (const session of sessions) {
    const atMs = Math.min(Date.parse(session.created_at), now.getTime())
    const last = groups.at(-1)
    if (last && atMs >= last.startMs) last.sessions.push(session)
    else {
      const day = startOfDay(new Date(atMs))
      groups.push({
        key: day.toDateString(),
        label: labelOf(day, now),
        sessions: [session],
        startMs: day.getTime(),
      })
    }
  }
  return groups
}

function labelOf(day: Date, now: Date): string {
  const age = daysBetween(day, now)
  if (age === 0) return 'TODAY'
  if (age === 1) return 'YESTERDAY'
  return day.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    ...(day.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })
}
