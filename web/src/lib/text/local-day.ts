const DAY_MS = 24 * 60 * 60 * 1_000

/** Local midnight of this moment's day. */
export function startOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate())
}

/** How many local midnights lie between them. Days of 23 and 25 hours count as days. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.round((startOfDay(later).getTime() - startOfDay(earlier).getTime()) / DAY_MS)
}
