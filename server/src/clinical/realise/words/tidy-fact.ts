import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { ownPlaces } from '../places/own-places.ts'
import { placeDetail, relativeOf } from '../places/place-detail.ts'
import { PLAN_ACTS } from '../telling/plan-acts.data.ts'
import { tellSigns } from '../telling/tell-signs.ts'
import { rewriteBy } from './rows.ts'
import { DOUBT_BEFORE_NAMES } from './tidy.data.ts'
import { tellOnce } from './tell-once.ts'
import { isAtOdds } from './at-odds.ts'
import { tidyDetail, tidyName } from './tidy-words.ts'
import { withoutTime } from './without-time.ts'
import { withoutImplied } from '../naming/without-implied.ts'
import { writeName } from '../naming/write-name.ts'

const NEEDED: readonly FactAttribute[] = ['condition', 'dose', 'side', 'value']
const FELT = new Set<FactContent['kind']>(['complaint', 'symptom', 'finding', 'history'])

/** Without these a fact would say something else; a denial without what it is limited to would deny more. */
export function neededOf({ kind, polarity }: FactContent): readonly FactAttribute[] {
  if (polarity !== 'absent') return NEEDED
  // 'No pain on this joint' is none of all joints.
  return kind === 'finding' ? [...NEEDED, 'trigger', 'site'] : [...NEEDED, 'trigger']
}

const FOUND = new Set<FactContent['kind']>(['finding', 'result', 'measurement'])
const TIMED = new Set<FactContent['kind']>(['complaint', 'symptom', 'history', 'social'])
const FELT_BY = new Set<FactContent['kind']>(['complaint', 'symptom'])
const WORRY = /^(?:a (?:little|bit) )?(?:concerned|worried|scared|afraid|frightened)\b/

/** A fact in the words of a note: attributes that stay spoken are left out. */
export function tidyFact<T extends FactContent>(fact: T): T {
  const said = withoutDenial(fact)
  // Who worries about the baby does not doubt that there is one.
  const told =
    FELT_BY.has(fact.kind) && WORRY.test(said) ? said : rewriteBy(DOUBT_BEFORE_NAMES, said)
  const isDoubted = told !== said && told !== ''
  const attributes = tidyAttributes(fact)
  const certainty = isDoubted && fact.certainty === 'sure' ? 'possible' : fact.certainty
  const name = tidyName(isDoubted ? told : said)
  const isNegative =
    fact.polarity === 'absent' &&
    (SAYS_NOT.test(`${name} ${attributes.value ?? ''}`.trim()) ||
      (fact.kind === 'plan' && FORBIDS.test(name)))
  const concept = writeName(
    { ...fact, attributes, ...(isNegative && { polarity: 'present' }) },
    TIMED.has(fact.kind) ? withoutTime(name, attributes) : name,
  )
  return {
    ...fact,
    polarity: isNegative ? 'present' : fact.polarity,
    ...actOf(fact, concept),
    problem: fact.problem === '' ? '' : tidyName(fact.problem),
    who: relativeOf(fact),
    certainty,
    attributes: tellOnce({ kind: fact.kind, concept }, attributes),
  }
}

/** What was denied is denied once. */
function withoutDenial({ polarity, concept }: FactContent): string {
  const said = concept.trim()
  return polarity === 'absent' ? said.replace(DENIED, '') : said
}

const DENIED = /^(?:denied|denies|denying|deny) (?:having )?(?:any )?(?=\S)/i

function tidyAttributes(fact: FactContent): FactContent['attributes'] {
  const attributes: Partial<Record<FactAttribute, string>> = {}
  const needed = neededOf(fact)
  for (const [name, words] of Object.entries(
    ownPlaces(fact, withoutImplied(fact, placeDetail(fact))),
  )) {
    const attribute = name as FactAttribute
    if (isAtOdds(fact, attribute, words)) continue
    const plain = tidyAttribute(fact, attribute, words)
    if (plain !== undefined) attributes[attribute] = plain
    else if (needed.includes(attribute)) attributes[attribute] = words
  }
  const { severity, ...others } = attributes
  // How it feels was told twice: once as a degree.
  return attributes.quality !== undefined && FEELING.test(severity ?? '') ? others : attributes
}

const FEELING =
  /^(?:an? )?(?:sharp|dull|stabbing|throbbing|burning|aching|shooting|cramping|stinging)\b/

/** Words of an attribute as this fact can have them; undefined where they stay spoken. */
export function tidyAttribute(
  { kind, act, status }: FactContent,
  attribute: FactAttribute,
  words: string,
): string | undefined {
  const isSign = act === 'safety_net' && attribute === 'condition' && !/^when\b/.test(words)
  const signs = isSign ? tellSigns(words) : undefined
  const plain = signs ?? tidyDetail(attribute, words)
  if (plain === undefined) return undefined
  // What a thing comes from is a conclusion, and none of the eyes or the ears.
  if (kind === 'finding' && attribute === 'trigger' && /^(?:from|because|due)\b/.test(plain))
    return undefined
  if (FOUND.has(kind) && attribute === 'reason') return undefined
  // What is checked for causes nothing.
  if (kind === 'assessment' && attribute === 'reason' && /^(?:checking|looking)\b/.test(plain))
    return undefined
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
const SAYS_NOT =
  /\b(?:negative|non-?tender|non-?distended|afebrile)\b|\b(?:(?:is|are|was|were|looks?|appears?) )?not (?:elevated|enlarged|inflamed|low|high|raised|swollen)$/i

const FORBIDS = /^(?:no|do not|never|nothing) /
