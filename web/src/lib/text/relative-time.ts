import { daysBetween } from './local-day.ts'

const MINUTE_MS = 60_000

/** Spec 2 §2.1. From 24 hours on, days are calendar days, as in the groups of the list. */
export function relativeTime(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  const days = daysBetween(at, now)
  // A day may have 25 hours.
  if (hours < 24 || days === 0) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  if (days === 1) return 'Yesterday'
  if (days <= 7) return `${days} days ago`
  return shortDate(at)
}

/** 'Nov 15, 2026' */
export function shortDate(at: Date): string {
  return at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
}

/** With the date if it is not today. */
export function momentOf(at: Date, now = new Date()): string {
  const time = clockTime(at)
  return daysBetween(at, now) === 0 ? time : `${shortDate(at)}, ${time}`
}

/** '3:05 PM' */
export function clockTime(at: Date): string {
  return at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', hour12: true })
}
