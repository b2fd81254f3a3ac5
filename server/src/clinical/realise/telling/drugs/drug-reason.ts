import { isKnownDrug } from '../../once/drug-names.ts'
import { rewriteBy } from '../../words/rows.ts'
import { listOf } from '../../words/sentence.ts'
import { AIM, BEGINS_BY_ITSELF, DRUG_REASONS, NO_DRUG_REASONS } from './drug-reasons.data.ts'
import { isTrouble, purposeWords } from '../say-attributes.ts'

/** What a drug is for: 'to alleviate the cramps' is for cramps; empty for what is no reason. */
export function drugReason(reason: string): string {
  const plain = rewriteBy(DRUG_REASONS, reason)
  if (isKnownDrug(plain.replace(/^for (?:an? |the )?/, ''))) return ''
  if (NO_DRUG_REASONS.some(([words]) => words.test(plain))) return ''
  if (BEGINS_BY_ITSELF.test(plain)) return plain
  const words = purposeWords(plain)
  const troubles = AIM.test(words) ? troublesIn(words.replace(AIM, '')) : undefined
  return troubles === undefined ? words : `for ${troubles}`
}

const SMALL_WORDS = /^(?:(?:both|some|most|of|the|this|that|these|those) )+/
/** What everybody has is no trouble: it is controlled. */
const MEASURED = /\b(?:blood pressure|cholesterol|glucose|pressure|sugars?|weight)$/
const OFTEN_TREATED = /^(?:any )?(?:swelling|inflammation|redness|bruising|itchiness|dryness)$/

/** Troubles without the small words before them; undefined if anything else is named. */
function troublesIn(aim: string): string | undefined {
  const names = aim
    .split(/(?:,| and| or| as well as)+ /)
    .map((name) => name.replace(SMALL_WORDS, ''))
  if (names.some((name) => MEASURED.test(name))) return undefined
  const isEach = names.every((name) => OFTEN_TREATED.test(name) || isTrouble(name))
  return isEach ? listOf(names, / or /.test(aim) ? 'or' : 'and') : undefined
}
