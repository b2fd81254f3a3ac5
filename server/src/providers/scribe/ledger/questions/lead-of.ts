import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { isDrugDecision } from './topics/topic-facts.ts'
import type { Topic } from './topic.ts'

/** 'Did she deny fever?' is not answered by 'Yes: fever'. */
export function deniedOf(facts: readonly Fact[]): string {
  const own = facts.filter(({ who }) => who === 'patient')
  if (own.length === 0) return 'It was said of somebody else'
  if (own.every(({ polarity }) => polarity === 'absent')) return 'Yes, denied'
  return own.every(({ polarity, certainty }) => polarity === 'present' && certainty === 'sure')
    ? 'No, it was said to be there'
    : 'Not clear'
}
/** Where neither yes nor no can be told. */
export const AS_SUCH = 'Whether it is so was not said as such; this was said'

export const STATES = new Set<Fact['kind']>([
  'complaint',
  'symptom',
  'history',
  'allergy',
  'social',
  'finding',
  'assessment',
])

function isNormal({ attributes: { value = '', detail = '' } }: Fact): boolean {
  return /\b(?:normal|negative|unremarkable|clear)\b/.test(`${value} ${detail}`)
}

/** 'No fracture' on a picture. */
function isNotSeen({ kind, polarity, certainty }: Fact): boolean {
  return kind === 'result' && polarity === 'absent' && certainty === 'sure'
}

/** What came and went. */
function isResolved({ kind, status, attributes: { course = '' } }: Fact): boolean {
  return /^(?:complaint|symptom)$/.test(kind) && (status === 'resolved' || course === 'resolved')
}

/** Of a habit that was given up. */
function isOver({ kind, concept, text }: Fact): boolean {
  return (
    kind === 'social' && /\b(?:former|quit|ex-?\w+|cessation|used to)\b/i.test(`${concept} ${text}`)
  )
}

/** Yes and no only where all that was said of the patient agrees. */
export function leadOf(facts: readonly Fact[], topic: Topic | undefined): string {
  const own = facts.filter(({ who }) => who === 'patient')
  const isOfFamily = topic !== undefined && facts.every(({ kind }) => kind === 'family')
  const told = own.length > 0 ? own : isOfFamily ? facts : []
  if (told.length === 0) return 'It was said of somebody else'
  // A check for a disease, a drug against it or its plan does not say that the patient has it.
  const tellsState =
    topic !== undefined || told.every((fact) => STATES.has(fact.kind) || isNotSeen(fact))
  if (!tellsState || told.some(isNormal)) return AS_SUCH
  const isDrug = told.some(({ kind }) => kind === 'medication')
  if (told.every(({ polarity, certainty }) => polarity === 'absent' || certainty === 'ruled_out'))
    return 'No'
  if (told.some(({ polarity }) => polarity === 'absent')) return 'Both were said'
  if (told.some(({ certainty }) => certainty !== 'sure')) return 'Not certain'
  if (told.every(isOver) || told.every(isResolved)) return 'No longer'
  if (told.some(({ attributes, kind }) => kind === 'plan' && attributes.condition !== undefined))
    return 'Only on a condition'
  if (
    told.some(({ act }) => act === 'declined') ||
    told.some(({ status }) => status === 'declined')
  )
    return 'Declined'
  if (
    isDrug &&
    !told.some(({ status }) => /^(?:takes|continue|refill|increase|decrease|start|)$/.test(status))
  )
    return 'It was said'
  if (
    isDrug &&
    told.every(isDrugDecision) &&
    told.every(({ status }) => status === 'stop' || status === 'hold')
  )
    return 'Stopped'
  return 'Yes'
}

/** 'Right', 'Left' or both, before the facts that tell it; not one, where its own lines name the other. */
export function sideOf(
  topic: Topic | undefined,
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): string {
  if (!topic?.wants?.includes('side')) return ''
  const sides = new Set(facts.flatMap(({ attributes: { side } }) => side ?? []))
  const [side] = sides
  if (side === undefined) return ''
  if (sides.size > 1) return `More than one side was said (${[...sides].join(', ')})`
  const other = OTHER_SIDE[side]
  const lines = new Set(facts.flatMap((fact) => fact.lines))
  const isBoth = segments.some(
    ({ index, speaker, role, text }) =>
      lines.has(index) && (role ?? speaker) === 'patient' && other?.test(text) === true,
  )
  return isBoth
    ? 'More than one side was said; this was read'
    : `${side.charAt(0).toUpperCase()}${side.slice(1)}`
}

const OTHER_SIDE: Readonly<Partial<Record<string, RegExp>>> = {
  right: /\bleft (?:side|\w+ side|back|arm|leg|knee|foot|hand|hip|shoulder|ear|eye|ankle|one)\b/i,
  left: /\bright (?:side|\w+ side|back|arm|leg|knee|foot|hand|hip|shoulder|ear|eye|ankle|one)\b/i,
}
