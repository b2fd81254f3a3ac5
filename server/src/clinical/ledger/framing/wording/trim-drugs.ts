import { isKnownName } from '../../naming/name-concept.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const BOUGHT = /^(?:some |any |an? )?over[- ]the[- ]counter$/i
/** 'Mavik plus | verapamil' */
const LINKED = /(?<=\w)\s+(?:plus|and|or|with)$/i
/** 'a medication to control it' */
const FOR_IT =
  /(?<=\w)\s+to (?:control|help|treat|manage|lower|prevent|stop|fix) (?:it|that|this|them|things)(?: with)?$/i
/** 'anti-inflammatories, had injections' */
const NEXT_EVENT =
  /(?<=\w),\s+(?:(?:i|he|she)(?:['’]ve| have| has)? )?(?:had|got|did|used|tried|took)\s.*$/i

/** A drug is named without what it is joined with, and with what was bought over the counter. */
export function trimDrug(lines: readonly LedgerLine[], mention: Mention): Mention {
  if (mention.kind !== 'medication') return mention
  const after = lines[mention.line]?.text.slice(mention.to) ?? ''
  if (BOUGHT.test(mention.words)) {
    const next = /^\s+[a-z-]{4,}/i.exec(after)?.[0]
    if (next === undefined || !isKnownName('medication', next.trim())) return mention
    return { ...mention, words: `${mention.words}${next}`, to: mention.to + next.length }
  }
  const joined = /^\s+\w/.test(after) ? mention.words.replace(LINKED, '') : mention.words
  const words = joined.replace(FOR_IT, '').replace(NEXT_EVENT, '')
  return { ...mention, words, to: mention.to - (mention.words.length - words.length) }
}
