import type { FactContent } from '@chartwright/contract/facts'
import { hasContent } from '../../ledger/reading/has-content.ts'
import { pastOf } from '../../verb-forms.ts'
import { FAMILY_SAID, FOUND_SAID, PLANS_SAID } from './clause-names.data.ts'
import { planName } from '../telling/plan-name.ts'
import { rewriteBy } from '../words/rows.ts'
import { socialName } from '../telling/social-said.ts'
import { SOCIAL_VERBS } from '../telling/social-said.data.ts'
import { writeCase } from '../words/write-case.ts'
import { ABILITIES } from './heads.data.ts'
import {
  ABLE_WRITTEN,
  CONCLUDED_WRITTEN,
  DENIED_WRITTEN,
  DRUGS_DENIED_WRITTEN,
  FAMILY_WRITTEN,
  FELT_WRITTEN,
  FOUND_WRITTEN,
  HAD_WRITTEN,
} from './written-names.data.ts'
import {
  COUNSELED_WRITTEN,
  HABITS_WRITTEN,
  LIVES_WRITTEN,
  PLANS_WRITTEN,
} from './written-plans.data.ts'

/** 'medicine daily' names no drug: the times stand apart. */
const UNNAMED_DRUG =
  /^(?:the )?(?:medicines?|medications?|meds)(?: (?:daily|at this time|every day|regularly|therapy|as prescribed))$/

/** 'presents for follow-up' is why somebody comes, and that they come. */
const COMES_FOR =
  /^(?:(?:he|she|who|patient) )?(?:presents?|presenting|presented|coming in|came in|is here|here|seen)(?: today)? (?:for|with)(?: an?| the| some)? /

/** 'refill on the pen needles': what is done with them is told. */
const REFILL_OF = /^refills? (?:on|of|for) (?:the |your |all )?(?=\S)/

/** 'No murmurs and rubs' is 'no murmurs or rubs'; 'without' is not denied twice. */
function denied(name: string): string {
  return name
    .replace(
      /^(?:any|no|not|never|nobody|no one|none|without)\s+(?:any\s+|in the family\s+|with\s+|had\s+|been in\s+|in\s+)*(?=\S)/,
      '',
    )
    .replace(/^(\S+) and (\S+)$/, '$1 or $2')
    .replace(/^(\S+) and (\S+) or (\S+)$/, '$1, $2 or $3')
}

/** 'Breslow thickness 0.7 mm' of 0.7 mm is told once. */
function withoutValue({ attributes: { value, unit = '' } }: FactContent, name: string): string {
  const tail = [`${value ?? ''} ${unit}`.trim(), value].find(
    (words) => words !== undefined && words !== '' && name.endsWith(` ${words}`),
  )
  const rest = tail === undefined ? name : name.slice(0, -tail.length).trim()
  return hasContent(rest) && !/ (?:at|of|to|is|was|about|around)$/.test(rest) ? rest : name
}

/** 'no any murmur' is not English; 'pain score 7/10' is pain 7/10; a status is told once. */
export function writeName(fact: FactContent, name: string): string {
  const { kind, polarity, status } = fact
  const plain = polarity === 'absent' ? denied(name) : name
  if (kind === 'measurement')
    return withoutValue(fact, plain).replace(/^pain (?:score|scale|level)$/, 'pain')
  if (kind === 'complaint')
    return rewriteBy(FELT_WRITTEN, plain.replace(COMES_FOR, '')).replace(
      /\bfollowup\b/,
      'follow-up',
    )
  if (kind === 'symptom') return symptomName(fact, plain)
  if (kind === 'history') return rewriteBy(HAD_WRITTEN, plain)
  if (kind === 'social') return lifeName(fact, plain)
  if (kind === 'plan' && fact.act === 'counsel') {
    const talked = rewriteBy(COUNSELED_WRITTEN, plain)
    if (talked !== plain) return writeCase(talked)
  }
  if (kind === 'plan')
    return planName(fact, writeCase(rewriteBy([...PLANS_SAID, ...PLANS_WRITTEN], plain)))
  if (kind === 'finding' || kind === 'result')
    return withSeconds(fact, rewriteBy([...FOUND_SAID, ...FOUND_WRITTEN], plain))
  if (kind === 'family') return rewriteBy([...FAMILY_SAID, ...FAMILY_WRITTEN], plain)
  if (kind === 'medication')
    return (polarity === 'absent' ? rewriteBy(DRUGS_DENIED_WRITTEN, plain) : plain)
      .replace(UNNAMED_DRUG, 'medications')
      .replace(REFILL_OF, '')
      .replace(fact.status === 'declined' ? /^offered (?:an? |the |some )?/ : /^(?!)/, '')
      .replace(
        fact.attributes.frequency === undefined ? /^(?!)/ : / (?:(?:once|twice) )?daily$/,
        '',
      )
  if (kind !== 'assessment') return plain
  const named = rewriteBy(CONCLUDED_WRITTEN, plain)
  return status === ''
    ? named
    : named.replace(new RegExp(`(?:'s| is| are|,)? (?:well |very )?${status}$`, 'i'), '')
}

/** 'capillary refill normal <3' is one of less than 3 seconds. */
function withSeconds({ attributes: { value = '' } }: FactContent, name: string): string {
  const isTimed = name === 'capillary refill normal' && /^[<≤]\d/.test(value)
  return isTimed ? `capillary refill ${value} seconds` : name
}

function symptomName({ polarity }: FactContent, plain: string): string {
  const written = rewriteBy(FELT_WRITTEN, plain)
  if (polarity === 'absent') return rewriteBy(DENIED_WRITTEN, written)
  const able = rewriteBy(ABLE_WRITTEN, written)
  // 'Can become faint' is no ability.
  return able.startsWith('able ') && !ABILITIES.test(able) ? written : able
}

/** 'used to play soccer' is told as what was done. */
function lifeName({ polarity }: FactContent, said: string): string {
  const plain = rewriteBy(HABITS_WRITTEN, said)
  if (polarity === 'absent') return socialName(plain)
  const [, verb, rest = ''] = /^used to ([a-z]+)\b(.*)$/.exec(plain) ?? []
  return verb === undefined || !DONE_BEFORE.has(verb)
    ? rewriteBy(LIVES_WRITTEN, socialName(plain))
    : `previously ${pastOf(verb)}${rest.replace(
        /^ and ([a-z]+)$/,
        (_, other: string) => ` and ${pastOf(other)}`,
      )}`
}

/** What can be told as done, 'teach' has a past of its own. */
const DONE_BEFORE = new Set([...SOCIAL_VERBS, 'abuse'].filter((verb) => verb !== 'teach'))
