import type { FactContent } from '@chartwright/contract/facts'
import { ADVICE_TOLD } from './advice-told.data.ts'

const TOLD = new Map(ADVICE_TOLD)
const PLACE = '{place}'

/** Advice as something to do, where a table has words for it: 'apply ice' for ice. */
export function adviceTold(fact: FactContent): FactContent {
  const { act, polarity, certainty, concept, attributes } = fact
  const told = TOLD.get(concept)
  if (act !== 'advise' || polarity !== 'present' || certainty !== 'sure' || told === undefined)
    return fact
  const { site, ...others } = attributes
  if (told.endsWith(' daily')) return { ...fact, concept: told, attributes: withoutRate(fact) }
  if (!told.includes(PLACE)) return { ...fact, concept: told }
  return site === undefined
    ? fact
    : { ...fact, concept: told.replace(PLACE, site), attributes: others }
}

/** What is done daily is done once a day. */
function withoutRate({ attributes }: FactContent): FactContent['attributes'] {
  const { frequency, ...others } = attributes
  return frequency === undefined || /^(?:once )?(?:a day|daily)$/.test(frequency)
    ? others
    : attributes
}
