import type { Fact } from '@chartwright/contract/facts'
import { NAMES_RELATIVE } from '../../quotes/also-said.data.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { passagesWith, quoteAll } from '../heard-about.ts'
import { around } from '../passage.ts'
import { tellItems } from '../tell-items.ts'

const MOST = 2
const ASKS_WORK =
  /\bwhat (?:do|did) you do (?:for (?:a )?(?:work|living)|as a job)\b|\bwhat (?:kind of work )?do you (?:work as|do)\?|\bwhat(?:'s| is) your (?:job|occupation|profession)\b|\bwhat (?:kind|sort|type) of work\b|\bwhere do you work\b|\bare you (?:retired|working|employed)\b/i
const TELLS_WORK =
  /\bi(?:'m| am)? (?:still |currently |just )?work(?:ing)? (?:as|at|in|for|from|with|on a)\b|\bi(?:'m| am) (?:a |an )?(?:retired|self-employed|unemployed)\b|\bi(?:'ve| have)? retired\b|\bmy job\b|\byou (?:said|mentioned)(?: that)? you (?:work|are|were)\b.*\bwork|\byou work (?:as|at|in|for|from)\b/i

/** What somebody works as: what they answered, else as it was read, else as they told it. */
export function answerWork(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const isOwn = ({ text }: SpokenSentence) => !NAMES_RELATIVE.test(text)
  const asked = passagesWith(ASKS_WORK, spoken, isOwn).filter(({ places }) => places.length > 1)
  const told = spoken.flatMap((sentence, at) =>
    TELLS_WORK.test(sentence.text) && isOwn(sentence) ? [around([at], spoken)] : [],
  )
  const read = tellItems(facts, spoken)
  const quotes = (asked.length > 0 ? asked : read.length > 0 ? [] : told).slice(0, MOST)
  const items = quotes.length > 0 ? quoteAll(quotes, spoken) : read.map((item) => `- ${item}`)
  if (items.length === 0) return undefined
  return items.length === 1 ? items[0]?.replace(/^- /, '') : items.join('\n')
}
