import { TRAILING_TALK } from './trailing-talk.data.ts'

const LEAST_WORDS = 3

/** A clause without the talk that follows what it tells; with it where the words of the fact stand there. */
export function withoutTrailingTalk(clause: string, words: string): string {
  return TRAILING_TALK.reduce((text, [said]) => {
    const shorter = text.replace(said, '')
    return shorter.split(' ').length >= LEAST_WORDS && shorter.includes(words) ? shorter : text
  }, clause)
}

const HOPES = /\bhopefully (?:we|you|it|that|this|they) (?:can|will|'ll|could|should|get)\b/i

/** What is done on a day, and not reached by and by. */
const DONE =
  /\b(?:surgery|operation|scans?|mri|ct|x-?ray|ultrasound|appointment|referral|results?|biopsy|tests?|labs?|injection|in (?:to|for))\b/i

/** What somebody hopes for is no instruction: 'and hopefully we can get the diet on track'. */
export function isHopedFor(clause: string, words: string): boolean {
  const at = clause.search(HOPES)
  return at >= 0 && clause.indexOf(words) > at && !DONE.test(clause.slice(at))
}
