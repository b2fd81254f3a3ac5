import { fullerTime } from '../times/fuller-time.ts'

/** 'just', 'to see', 'to make sure': how a purpose begins, and nothing of it. */
const OPENING =
  /^(?:(?:and|as|be|because|can|check|for|help|helps|i|if|in order|just|make|really|see|so|sure|that|to|try|trying|want|we|you)(?: |$))+$/

/** Of two purposes of one thing the one that says what it is for: 'just', 'to evaluate that murmur'. */
export function fullerReason(known: string | undefined, value: string): string {
  return known !== undefined && OPENING.test(known) ? value : fullerTime(known, value)
}
