import type { Fact } from '@chartwright/contract/facts'

/** What a list shows before it truncates. */
const MAX_CHARS = 80
const MOST_COMPLAINTS = 2
const SIDE = /\b(?:left|right|bilateral|both)\b/i

type Told = Pick<Fact, 'kind' | 'concept' | 'polarity' | 'certainty' | 'who' | 'attributes'> &
  Pick<Fact, 'importance' | 'lines'>

/**
 * What a visit is about, as a title: its complaint with the side, otherwise its main assessment.
 * Undefined if neither is known. Nothing doubted, denied or about somebody else.
 */
export function findTopic(facts: readonly Told[]): string | undefined {
  const sure = facts.filter(isSure)
  const complaints = sure.filter(({ kind }) => kind === 'complaint').toSorted(byPlace)
  const named = unique(complaints.map(nameOf)).slice(0, MOST_COMPLAINTS)
  const assessments = sure.filter(({ kind }) => kind === 'assessment').toSorted(byWeight)
  const [first = assessments[0] && nameOf(assessments[0]), second] = named
  if (first === undefined) return undefined
  const both = second === undefined ? first : `${first} and ${second}`
  return capital(both.length <= MAX_CHARS ? both : cut(first))
}

function isSure({ concept, polarity, certainty, who }: Told): boolean {
  return polarity === 'present' && certainty === 'sure' && who === 'patient' && concept !== ''
}

function byPlace(one: Told, other: Told): number {
  return (one.lines[0] ?? Infinity) - (other.lines[0] ?? Infinity) || 0
}

const WEIGHTS = { critical: 0, major: 1, minor: 2 } as const

function byWeight(one: Told, other: Told): number {
  return WEIGHTS[one.importance] - WEIGHTS[other.importance] || byPlace(one, other)
}

function nameOf({ concept, attributes: { side } }: Told): string {
  const plain = concept.replace(/\s+/g, ' ').trim()
  return side === undefined || SIDE.test(plain) ? plain : `${side} ${plain}`
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}

/** At the end of a word, if possible. */
function cut(text: string): string {
  if (text.length <= MAX_CHARS) return text
  const short = text.slice(0, MAX_CHARS - 1).toWellFormed()
  const end = short.lastIndexOf(' ')
  return `${end > MAX_CHARS / 2 ? short.slice(0, end) : short}…`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
