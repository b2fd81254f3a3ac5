import type { Fact } from '@chartwright/contract/facts'
import { plainOf, stemsOf, weightyOf } from '../../../../../clinical/ledger/naming/name-words.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { around, joinPassages, quotePassage } from '../passage.ts'
import { tellItems } from '../tell-items.ts'

const MOST = 2
const MOST_FACTS = 3
const ASKS_WHERE =
  /\bwhere(?:abouts?)?\b(?!.*\b(?:live|work|you (?:go|went|come|came)|from|job|surgery|pharmacy)\b)|\bpoint to\b|\bwh(?:at|ich) (?:part|side)\b|\blocated\b/i

/** Where the complaint is: as it was asked and answered, and as it was read. */
export function answerWhere(
  subject: string,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const asked = weightyOf(stemsOf(plainOf(subject)))
  const isNamed = (text: string) => {
    const own = new Set(stemsOf(plainOf(text)))
    return asked.every((stem) => own.has(stem))
  }
  const found = spoken.flatMap(({ role, text }, at) =>
    role === 'clinician' && ASKS_WHERE.test(text) ? [around([at], spoken)] : [],
  )
  const answered = joinPassages(found).filter(({ places }) => places.length > 1)
  const own = answered.filter(({ places }) =>
    isNamed(places.map((place) => spoken[place]?.text ?? '').join(' ')),
  )
  const isPlaced = ({ attributes: { site, side } }: Fact) => (site ?? side) !== undefined
  const placed = facts.filter(
    (fact) => isPlaced(fact) && isNamed(`${fact.concept} ${fact.text} ${fact.problem}`),
  )
  const isOfComplaint = asked.length === 0 || facts.some(({ concept }) => isNamed(concept))
  const isElse = own.length > 0 || placed.length > 0 || !isOfComplaint
  const quotes = (isElse ? own : answered).slice(0, MOST)
  const items = [
    ...tellItems(placed.slice(0, MOST_FACTS), spoken),
    ...quotes.map((passage) => quotePassage(passage, spoken)),
  ]
  const different = items.filter((item, at) => !items.some((o, n) => n !== at && o.includes(item)))
  if (different.length === 0) return undefined
  return different.length === 1 ? different[0] : different.map((item) => `- ${item}`).join('\n')
}
