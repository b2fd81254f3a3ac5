const DAY_MS = 24 * 60 * 60 * 1_000

/** Midnight of this moment's day, here. */
export function startOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate())
}

/** How many midnights lie between, here. Days of 23 and 25 hours are days. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.round((startOfDay(later).getTime() - startOfDay(earlier).getTime()) / DAY_MS)
}
