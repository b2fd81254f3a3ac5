import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { normalise } from '../../normalise.ts'
import { onePart } from '../places/one-part.ts'
import { rewriteBy } from './rows.ts'
import { SAME_WORDS } from './same-words.data.ts'
import { isWithin, stemsOf } from './word-stems.ts'

/** Attributes in the order in which they are told, each with those that may have said the same before it. */
const SAME: readonly (readonly [FactAttribute, readonly FactAttribute[]])[] = [
  ['site', []],
  ['value', []],
  ['frequency', []],
  ['duration', ['when']],
  ['onset', ['duration', 'when']],
  ['when', ['duration', 'onset']],
  ['trigger', []],
  ['condition', ['frequency', 'when', 'trigger']],
  ['quality', []],
  ['severity', ['value', 'frequency', 'quality']],
  ['course', ['quality', 'severity']],
  ['relief', []],
  ['reason', ['condition']],
  [
    'detail',
    ['value', 'frequency', 'duration', 'onset', 'when', 'trigger', 'condition', 'quality'],
  ],
]
/** 'In 2 days' says more of a plan than 'for 2 days'. */
const SAME_IN_PLAN = [...SAME].sort(([a], [b]) => Number(b === 'when') - Number(a === 'when'))

/** What the name tells, or another attribute, is not told again: no 'as needed as needed'. */
export function tellOnce(
  { kind, concept }: Pick<FactContent, 'kind' | 'concept'>,
  told: FactContent['attributes'],
): FactContent['attributes'] {
  const attributes: Partial<Record<FactAttribute, string | undefined>> = { ...told }
  // 'when sitting' beside 'when sitting for long'
  const { trigger, condition } = told
  if (trigger !== undefined && condition !== undefined && trigger.length < condition.length)
    if (isSaidIn('trigger', trigger, condition)) delete attributes.trigger
  if (NO_DEGREE.test(concept)) delete attributes.severity
  for (const [attribute, same] of kind === 'plan' ? SAME_IN_PLAN : SAME) {
    const words = attribute === 'site' ? restOfSite(concept, told.site) : attributes[attribute]
    if (words === undefined) continue
    // A place in the name gives the fact its heading, and a warning is told by its condition.
    const isOwn =
      (attribute === 'site' && isWithin(words, concept)) ||
      (attribute === 'condition' && kind === 'plan')
    const before = same.filter((other) => isBefore(kind, other, attribute))
    const others = before.flatMap((other) => attributes[other] ?? [])
    const isTold =
      (!isOwn && isSaidIn(attribute, words, concept)) ||
      others.some((other) => isSaidIn(attribute, words, other)) ||
      (attribute === 'value' && IS_WELL.test(concept) && SAID_WELL.test(words))
    attributes[attribute] = isTold ? undefined : words
  }
  return Object.fromEntries(Object.entries(attributes).filter(([, words]) => words !== undefined))
}

/** What somebody can do and why somebody comes has no degree. */
const NO_DEGREE =
  /^(?:un)?able\b|^(?:follow-?up|annual|physical exam|new patient|check-?up|visit)\b/

function isBefore(kind: FactContent['kind'], one: FactAttribute, other: FactAttribute): boolean {
  const order = (kind === 'plan' ? SAME_IN_PLAN : SAME).map(([attribute]) => attribute)
  return order.indexOf(one) < order.indexOf(other)
}

/** 'cholesterol normal' needs no 'fine', and a 'normal EKG' no 'nice'. */
const IS_WELL = / (?:normal|fine|good|clear|unremarkable)$|^normal /
const SAID_WELL =
  /^(?:(?:very|really|nice and) )?(?:normal|fine|good|clear|unremarkable|nice|great|perfect|okay)$/

const ROOT = 5

/** 'two' is '2'; and of places, 'abdominal' is of the abdomen. */
function isSaidIn(attribute: FactAttribute, words: string, text: string): boolean {
  const most = attribute === 'site' ? ROOT : undefined
  const roots = (said: string) =>
    stemsOf(normalise(rewriteBy(SAME_WORDS, said))).map((stem) => stem.slice(0, most))
  const own = roots(words)
  const known = new Set(roots(text))
  return own.length > 0 && own.every((root) => known.has(root))
}

const LEAD = /^(?:(?:in|of|at|on) )?(?:(?:the|my|your) )?(?:(?:left|right) )?/
const TWO_NAMES = /^(\w+),? or (?:the )?(\w+) (finger|toe)$/

/** 'the middle or third finger', 'ring finger or fourth finger': two names of one part. */
function isOnePart(site: string): boolean {
  const names = site.replace(LEAD, '').replace(TWO_NAMES, '$1 $3 or $2 $3')
  return onePart(names) !== names
}

/** 'pain on the dorsal aspect' of the 'dorsal aspect of the forearm' is of the forearm. */
function restOfSite(concept: string, site: string | undefined): string | undefined {
  const parts = site?.split(/ of (?:the-? (?:of the )?)?/) ?? []
  const rest = parts.at(-1) ?? ''
  // 'the middle or third finger' of what is at the middle finger
  const [one = ''] = site?.split(' or ') ?? []
  if (isOnePart(site ?? '') && isWithin(one, concept)) return one
  const isRest =
    parts.length > 1 &&
    !concept.includes(' of ') &&
    parts.slice(0, -1).every((part) => isWithin(part, concept)) &&
    !isWithin(rest, concept)
  return isRest ? rest : site
}
