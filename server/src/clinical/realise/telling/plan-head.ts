import type { FactContent } from '@chartwright/contract/facts'
import { stemsOf } from '../../ledger/naming/name-words.ts'
import { ABBREVIATIONS } from '../words/case.data.ts'
import { SERVICE } from '../naming/heads.data.ts'
import { isNamed } from '../naming/heads.ts'
import { ADVICE_HEADS, BARE_SUBSTANCE, FOLLOW_UP, NO_ADVICE_FIRST } from './plan-name.data.ts'
import { wordsOf } from '../words/sentence.ts'
import { isImperative } from './tell-plan.ts'
import { IMPERATIVES } from '../words/tidy.data.ts'

const SHORT = new Set(ABBREVIATIONS.map((word) => word.toLowerCase()))
const ADVICE = new Set(ADVICE_HEADS.flatMap((word) => stemsOf(word)))
const LASTS = /^(?:usually |normally )?lasts? (?:for|about|around|between|\d)/
/** What is forbidden, and hardly ever advised. */
const FORBIDDEN = new Set(
  'bathe bend consume drive exceed miss operate overdo overexert overstress pick run scratch share shower smoke submerge travel twist vape'.split(
    ' ',
  ),
)
/** What something does, without the thing. */
const RUNS_ON = /^(?:lead|cause|become|happen|turn|come|mean|make|get)s?\b/
/** Ways through the house. */
const OF_THE_OFFICE = /\b(?:desk|front office|checkout|paperwork)$/

/** Whether a name says what is planned: for a referral to whom, for an order which test. */
export function isPlanned(fact: FactContent, name: string): boolean {
  const { act, polarity } = fact
  // 'Doing any gymnastics' was said to forbid it.
  if (polarity === 'present' && /^do(?:ing)? any\b/.test(name)) return false
  if (OF_THE_OFFICE.test(name) || isUnforbidden(name)) return false
  if (/\b(?:to|or) (?:days|weeks|months|hours)\b/.test(name)) return false
  if (act === 'refer') return !/^\w+ed\b/.test(name) && SERVICE.test(name)
  if (act === 'order' || act === 'procedure') return isOrdered(name)
  if (isImperative(name)) return true
  if (act === 'follow_up') return FOLLOW_UP.test(name) || isNamed('plan', name)
  if (act === 'counsel' && RUNS_ON.test(name)) return false
  if (act === 'advise' || act === 'counsel') return isAdvised(fact, name)
  return act !== 'safety_net' || !/-free$|^(?:by|within|until|before|in) /.test(name)
}

/** 'do not think so' forbids nothing. */
function isUnforbidden(name: string): boolean {
  const [, verb] = /^do not (\w+)/.exec(name) ?? []
  return verb !== undefined && !IMPERATIVES.has(verb) && !FORBIDDEN.has(verb)
}

function isOrdered(name: string): boolean {
  return (
    !/^(?:high|low(?!-dose)|elevated|abnormal)\b|\bto (?:put|do|see|assess|look|get|make|help)\b/.test(
      name,
    ) &&
    (isNamed('plan', name) || wordsOf(name).some((word) => SHORT.has(word)))
  )
}

function isAdvised({ polarity, attributes: { detail } }: FactContent, name: string): boolean {
  if (detail !== undefined || LASTS.test(name) || /^no \w/.test(name)) return true
  if (polarity === 'absent' && /^\w+ing\b/.test(name)) return true
  if (NO_ADVICE_FIRST.test(name) || BARE_SUBSTANCE.test(name)) return false
  return (
    stemsOf(name).some((stem) => ADVICE.has(stem)) ||
    isNamed('plan', name) ||
    isNamed('assessment', name)
  )
}
