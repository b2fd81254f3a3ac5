import { hasContent } from '../../ledger/reading/has-content.ts'
import { rewriteBy } from '../words/rows.ts'
import { wordsOf } from '../words/sentence.ts'
import { POINTING, TALK } from '../words/tidy.data.ts'
import { SIGN_CLAUSES } from './sign-clauses.data.ts'

const MOST_WORDS = 30
/** What depends on two things at once, tells what to do, or has lost its end is left to a quotation. */
const UNCLEAR =
  /\band (?:it|they|you|then|we|i)\b|\b(?:symptoms|signs?) of$|\b(?:an?|any|the|or|and|of|with|to|is|are|not|if|in)$|\b(?:want|need|should|would|will|can|could|might|may|gonna)\b|^(?:be|call|come|do|get|go|have|make|see|take)\b|\bor (?:the )?(?:vision|eyes|speech|breathing|legs|arms|head|chest)$|\b(?:questions?|concerns?)\b/

/** What 'it' or 'one' is, only another sentence tells. */
const UNNAMED =
  /^(?:it|they|this|that)(?: (?:is|has|does|will|can))? ?(?:not |still )|\bafter (?:the )?(?:one|first|second|two)$/

/** The signs of a warning as a note tells them, each of them; undefined where words of talk would stay. */
export function tellSigns(said: string): string | undefined {
  const plain = rewriteBy(SIGN_CLAUSES, said.toLowerCase().trim())
    .replace(/\s+,/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,.]+$/g, '')
  if (!hasContent(plain) || wordsOf(plain).length > MOST_WORDS) return undefined
  return TALK.test(plain) || POINTING.test(plain) || UNCLEAR.test(plain) || UNNAMED.test(plain)
    ? undefined
    : plain
}
