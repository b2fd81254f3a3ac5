import type { Fact } from '@chartwright/contract/facts'
import { isWordable } from '../../../../clinical/realise/naming/wordable.ts'
import { isCutOff } from '../quotes/is-cut-off.ts'
import { isSureEnough } from './is-sure-enough.ts'
import { isTooDoubtful } from './is-too-doubtful.ts'

/** The phraser's sentence where the rules would leave a fact to a quotation, or out. */
export function withOffered(fact: Fact): Fact {
  const { offered } = fact
  if (offered === undefined || fact.source !== 'heard' || isStated(fact)) return fact
  return { ...fact, text: offered.text, sureness: offered.sureness, phrased: true }
}

function isStated(fact: Fact): boolean {
  return isSureEnough(fact) && isWordable(fact) && !isCutOff(fact) && !isTooDoubtful(fact)
}
