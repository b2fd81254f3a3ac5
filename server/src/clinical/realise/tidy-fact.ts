import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { FAMILY_SAID, FOUND_SAID, PLANS_SAID } from './clause-names.data.ts'
import { hasContent } from '../ledger/reading/has-content.ts'
import { pastOf } from '../verb-forms.ts'
import {
  BESIDE_DRUGS,
  CONTACTS_SAID,
  FAMILY_AGES,
  FAMILY_SIDES,
  RELIEFS_SAID,
} from './modifier-words.data.ts'
import { ownPlaces } from './own-places.ts'
import { PLAN_ACTS } from './plan-acts.data.ts'
import { planName } from './plan-name.ts'
import { rewriteBy, writeBy } from './rows.ts'
import { socialName } from './social-said.ts'
import { DOUBT_BEFORE_NAMES } from './tidy.data.ts'
import { tidyDetail, tidyName } from './tidy-words.ts'
import { withoutImplied } from './without-implied.ts'
import { writeCase } from './write-case.ts'
import {
  CONCLUDED_WRITTEN,
  COUNSELED_WRITTEN,
  DENIED_WRITTEN,
  FAMILY_WRITTEN,
  FELT_WRITTEN,
  FOUND_WRITTEN,
  HABITS_WRITTEN,
  HAD_WRITTEN,
  LIVES_WRITTEN,
  PLANS_WRITTEN,
} from './written-names.data.ts'

const NEEDED: readonly FactAttribute[] = ['condition', 'dose', 'side', 'value']
const FELT = new Set<FactContent['kind']>(['complaint', 'symptom', 'finding', 'history'])

/** Without these a fact would say something else; a denial without what it is limited to would deny more. */
export function neededOf({ polarity }: FactContent): readonly FactAttribute[] {
  return polarity === 'absent' ? [...NEEDED, 'trigger'] : NEEDED
}

const FOUND = new Set<FactContent['kind']>(['finding', 'result', 'measurement'])
const FELT_BY = new Set<FactContent['kind']>(['complaint', 'symptom'])
const WORRY = /^(?:a (?:little|bit) )?(?:concerned|worried|scared|afraid|frightened)\b/

/** A fact in the words of a note: attributes that stay spoken are left out. */
export function tidyFact<T extends FactContent>(fact: T): T {
  const said = fact.concept.trim()
  // Who worries about the baby does not doubt that there is one.
  const told =
    FELT_BY.has(fact.kind) && WORRY.test(said) ? said : rewriteBy(DOUBT_BEFORE_NAMES, said)
  const isDoubted = told !== said && told !== ''
  const attributes = tidyAttributes(fact)
  const certainty = isDoubted && fact.certainty === 'sure' ? 'possible' : fact.certainty
  const name = tidyName(isDoubted ? told : said)
  const isNegative =
    fact.polarity === 'absent' &&
    (SAYS_NOT.test(name) || (fact.kind === 'plan' && FORBIDS.test(name)))
  const concept = nameOf({ ...fact, attributes, ...(isNegative && { polarity: 'present' }) }, name)
  return {
    ...fact,
    polarity: isNegative ? 'present' : fact.polarity,
    ...actOf(fact, concept),
    problem: fact.problem === '' ? '' : tidyName(fact.problem),
    who: relativeOf(fact),
    certainty,
    attributes,
  }
}

function tidyAttributes(fact: FactContent): FactContent['attributes'] {
  const attributes: Partial<Record<FactAttribute, string>> = {}
  const needed = neededOf(fact)
  for (const [name, words] of Object.entries(
    ownPlaces(fact, withoutImplied(fact, placedDetail(fact))),
  )) {
    const attribute = name as FactAttribute
    const plain = tidyAttribute(fact, attribute, words)
    if (plain !== undefined) attributes[attribute] = plain
    else if (needed.includes(attribute)) attributes[attribute] = words
  }
  return attributes
}

/** Words of an attribute as this fact can have them; undefined where they stay spoken. */
export function tidyAttribute(
  { kind, act, status }: FactContent,
  attribute: FactAttribute,
  words: string,
): string | undefined {
  const plain = tidyDetail(attribute, words)
  if (plain === undefined) return undefined
  // What a thing comes from is a conclusion, and none of the eyes or the ears.
  if (kind === 'finding' && attribute === 'trigger' && /^(?:from|because|due)\b/.test(plain))
    return undefined
  if (FOUND.has(kind) && attribute === 'reason') return undefined
  if (FELT.has(kind) && attribute === 'condition' && NO_CIRCUMSTANCE.test(plain)) return undefined
  const isDecided = act !== '' || DECIDED.test(status)
  return isDecided && attribute === 'frequency' && VAGUE.test(plain) ? undefined : plain
}

/** Words of the question, or of what was said next. */
const NO_CIRCUMSTANCE =
  /\b(?:it|they|though|anywhere|anything|especially|first started|these|those|this|that|happens?|or)\b/
const DECIDED = /^(?:start|increase|decrease|continue|stop|hold|refill|advise|offered)$/
/** 'which you can sometimes buy': nobody is told to take a drug so. */
const VAGUE = /^(?:sometimes|occasionally|often|regularly|usually|always)$/

/** What a drug did is its relief, how to get in touch is told with a sign alone, whose side it is with the relative. */
function placedDetail({ kind, act, attributes }: FactContent): FactContent['attributes'] {
  const { detail, ...others } = attributes
  if (detail === undefined) return attributes
  const said = detail.trim().toLowerCase()
  if (kind === 'medication') {
    if (BESIDE_DRUGS.some(([words]) => words.test(said))) return others
    const relief = writeBy(RELIEFS_SAID, said.replace(/ n['’]t\b/g, "n't"))
    return relief === undefined ? attributes : { relief, ...others }
  }
  if (
    kind === 'family' &&
    (writeBy(FAMILY_SIDES, said) !== undefined ||
      RELATIVE.test(said) ||
      ONE_OF.test(said) ||
      ONE_PARENT.test(said))
  )
    return others
  if (kind === 'family' && DIED.test(said)) return { ...others, detail: 'deceased' }
  if (kind === 'family') return { ...others, detail: writeBy(FAMILY_AGES, said) ?? detail }
  const contact = kind === 'plan' ? writeBy(CONTACTS_SAID, said) : undefined
  if (contact === undefined) return attributes
  return act === 'safety_net' ? { ...others, detail: contact } : others
}

/** The relative is told already. */
const KIN =
  '(?:mother|father|mom|mum|dad|sister|brother|(?:great[ -])?grand\\w+|aunt(?:ie|y)?|uncle|cousin|son|daughter|nan|gran)s?'
const RELATIVE = new RegExp(
  `^(?:(?:an?|my|his|her|the|own|both|one of) )*${KIN}(?:['’]s)?(?: and (?:(?:my|his|her) )?${KIN})?$|^both (?:(?:my|his|her|the|of the) )?parents$`,
)
/** 'one brother' and 'the other brother' are two. */
const ONE_OF = new RegExp(`^(?:the |my )?(one|another|other) (${KIN})$`)
const ONE_PARENT = /^one of (?:them|(?:my |his |her |the )?parents)(?: (?:did|does|has|had))?$/
const DIED = new RegExp(
  `^(?:(?:my|his|her|the) )?(?:${KIN} )?(?:(?:has |had )?(?:died|passed away|passed)|is (?:dead|deceased))(?: (?:a )?(?:few|couple(?: of)?|\\w+) years (?:ago|back))?$`,
)

/** 'grandfather' on the mother's side is the maternal grandfather. */
function relativeOf({ kind, who, attributes: { detail = '' } }: FactContent): string {
  const name = who.trim()
  const said = detail.trim().toLowerCase()
  const [, which, kin = ''] = (kind === 'family' ? ONE_OF.exec(said) : null) ?? []
  if (kind === 'family' && name === 'parents' && ONE_PARENT.test(said)) return 'one parent'
  if (which !== undefined && kin.startsWith(name)) return `${which} ${name}`
  const side = kind === 'family' ? writeBy(FAMILY_SIDES, said) : undefined
  return side !== undefined && ON_A_SIDE.test(name) ? `${side} ${name}` : name
}

const ON_A_SIDE = /^(?:grand(?:mother|father|parents?|ma|pa)|aunt|uncle|cousin)s?$/

/** What is done with a thing that is planned, and by what name. */
function actOf({ kind, act, polarity, certainty }: FactContent, concept: string) {
  const row = PLAN_ACTS.find(
    ([from, name]) => from.some((one) => one === act) && name.test(concept),
  )
  if (kind !== 'plan' || row === undefined) return { act, concept }
  const [, name, to, written] = row
  const isVerb = /^(?:check|arrange|provide) /.test(written)
  // What is not done, or perhaps, has a verb of its own.
  if (isVerb && (polarity === 'absent' || certainty !== 'sure')) return { act, concept }
  return { act: to, concept: concept.replace(name, written) }
}

/** 'negative Homans sign' is not denied: it is the denial. */
const SAYS_NOT = /\b(?:negative|non-?tender|non-?distended|afebrile)\b/i

/** 'medicine daily' names no drug: the times stand apart. */
const UNNAMED_DRUG =
  /^(?:the )?(?:medicines?|medications?|meds)(?: (?:daily|at this time|every day|regularly|therapy|as prescribed))$/

/** 'presents for follow-up' is why somebody comes, and that they come. */
const COMES_FOR =
  /^(?:(?:he|she|who|patient) )?(?:presents?|presenting|presented|coming in|came in|is here|here|seen)(?: today)? (?:for|with)(?: an?| the| some)? /

/** 'refill on the pen needles': what is done with them is told. */
const REFILL_OF = /^refills? (?:on|of|for) (?:the |your |all )?(?=\S)/

const FORBIDS = /^(?:no|do not|never|nothing) /

/** 'no any murmur' is no English; 'pain score 7/10' is pain 7/10; a status is told once. */
/** 'No murmurs and rubs' is 'no murmurs or rubs'; 'without' is not denied twice. */
function denied(name: string): string {
  return name
    .replace(
      /^(?:any|no|not|never|nobody|no one|none|without|absence of|lack of)\s+(?:any\s+|in the family\s+|with\s+|had\s+|been in\s+|in\s+)*(?=\S)/,
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

function nameOf(fact: FactContent, name: string): string {
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
    return rewriteBy([...FOUND_SAID, ...FOUND_WRITTEN], plain)
  if (kind === 'family') return rewriteBy([...FAMILY_SAID, ...FAMILY_WRITTEN], plain)
  if (kind === 'medication')
    return plain
      .replace(UNNAMED_DRUG, 'medications')
      .replace(REFILL_OF, '')
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

function symptomName({ polarity }: FactContent, plain: string): string {
  const written = rewriteBy(FELT_WRITTEN, plain)
  return polarity === 'absent' ? rewriteBy(DENIED_WRITTEN, written) : written
}

/** 'used to play soccer' is told as what was done. */
function lifeName({ polarity }: FactContent, said: string): string {
  const plain = rewriteBy(HABITS_WRITTEN, said)
  if (polarity === 'absent') return socialName(plain)
  const [, verb, rest = ''] = /^used to (?!be\b|have\b)([a-z]+)\b(.*)$/.exec(plain) ?? []
  return verb === undefined
    ? rewriteBy(LIVES_WRITTEN, socialName(plain))
    : `previously ${pastOf(verb)}${rest.replace(
        /^ and ([a-z]+)$/,
        (_, other: string) => ` and ${pastOf(other)}`,
      )}`
}
