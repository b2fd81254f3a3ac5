import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { passagesWith, quoteAll } from '../heard-about.ts'
import { tellItems } from '../tell-items.ts'

const MOST = 2
const ASKS_HOW_OFTEN =
  /\bhow (?:many times|often|frequent\w*)\b(?!.*\b(?:tak(?:e|ing)|check|drink|smoke|exercis\w+|work)\b)/i

/** How often the complaint comes: as it was read of it, and as it was asked and answered. */
export function answerHowOften(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const asked = passagesWith(ASKS_HOW_OFTEN, spoken, ({ role }) => role === 'clinician').filter(
    ({ places }) => places.length > 1,
  )
  const timed = facts.filter(
    ({ kind, attributes: { frequency, amount } }) =>
      kind === 'complaint' && (frequency ?? amount) !== undefined,
  )
  const read = tellItems(timed, spoken).map((item) => `- ${item}`)
  const quotes = quoteAll(asked.slice(0, MOST), spoken)
  const items = [...read, ...quotes.filter((quote) => !read.includes(quote))]
  if (items.length === 0) return undefined
  return items.length === 1 ? items[0]?.replace(/^- /, '') : items.join('\n')
}
