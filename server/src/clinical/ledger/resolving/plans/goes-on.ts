import type { LedgerLine } from '../../reading/token-stream.ts'
import { SHORT_ANSWERS } from './short-answers.data.ts'

/** Whether somebody is still speaking, and the others only follow. */
export function goesOn(lines: readonly LedgerLine[], first: number, last: number): boolean {
  const role = lines[first]?.role
  if (lines[last]?.role !== role) return false
  return lines
    .slice(first, last)
    .every(
      (line) => line.role === role || SHORT_ANSWERS.some(([words]) => words.test(line.text.trim())),
    )
}

export function isOneTurn(lines: readonly LedgerLine[], first: number, last: number): boolean {
  const role = lines[first]?.role
  return lines.slice(first, last + 1).every((line) => line.role === role)
}
