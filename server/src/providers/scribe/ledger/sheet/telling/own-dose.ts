import type { Fact } from '@chartwright/contract/facts'
import { genericName } from '../../questions/find-asked.ts'
import { placeOfWords } from '../speech/place-of-words.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { isDrugDecision } from '../use-of-sentence.ts'
import { drugsIn } from './names-drug.ts'
import { SLIPS } from './told-on-sheet.data.ts'

const MOST_LINES = 2
const NUMBERS = /[\d.,\s-]+/g

/**
 * How much of a medicine and how often, where no other medicine is named between its words and nobody
 * has said it differently.
 */
export function ownDose(
  fact: Fact,
  { facts, spoken }: { facts: readonly Fact[]; spoken: readonly SpokenSentence[] },
): Fact['attributes'] {
  const places = fact.said.map((said) => placeOfWords(said, spoken))
  const [first = -1] = places
  const last = Math.max(...places)
  if (Math.min(...places) < first || first < 0) return {}
  const own = spoken.slice(first, last + 1)
  if ((own.at(-1)?.line ?? 0) - (own[0]?.line ?? 0) > MOST_LINES) return {}
  const isOfAnother = own
    .flatMap(({ text }) => drugsIn(text))
    .some((name) => genericName(name) !== genericName(fact.concept))
  if (isOfAnother) return {}
  const { dose, frequency } = fact.attributes
  const isSure = !own.some(({ raw }) => SLIPS.test(raw))
  return {
    ...(dose !== undefined && isSure && !isSaidOtherwise('dose', fact, facts) ? { dose } : {}),
    ...(frequency !== undefined && !isSaidOtherwise('frequency', fact, facts) ? { frequency } : {}),
  }
}

/** '5 mg' beside '2 tablets' is more of the same dose, '10 mg' is another one. */
function isSaidOtherwise(
  name: 'dose' | 'frequency',
  { id, concept, attributes }: Fact,
  facts: readonly Fact[],
): boolean {
  const own = attributes[name] ?? ''
  const unitOf = (words: string) => (name === 'dose' ? words.replace(NUMBERS, '') : '')
  return facts.some((other) => {
    const said = other.attributes[name]
    if (other.id === id || said === undefined || said === own || !isDrugDecision(other))
      return false
    return genericName(other.concept) === genericName(concept) && unitOf(said) === unitOf(own)
  })
}
