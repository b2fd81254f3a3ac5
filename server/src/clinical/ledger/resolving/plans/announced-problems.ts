import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import { isKnownName, nameConcept } from '../../naming/name-concept.ts'
import { stemsOf } from '../../naming/name-words.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { ANNOUNCEMENTS, ANNOUNCES_ANY, BEFORE_NAME, NO_TOPIC, TOPIC } from './announcements.data.ts'
import { NEXT_TOPICS } from './next-topics.data.ts'
import { patientsThings } from './patients-things.ts'

/** Where the talk goes over to a problem, or to something that is none. */
export interface Announced {
  readonly line: number
  readonly from: number
  readonly problem: string
}

const MOST_WORDS = 4

/** Every problem that somebody leads over to by words of their own; without a name it is another topic. */
export function announcedProblems(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): Announced[] {
  const things = patientsThings(facts)
  return lines.flatMap(({ role, text }, line) => {
    if (role === 'patient') return []
    return [...ledOver(text, line, things), ...nextTopics(text, line)]
  })
}

function ledOver(text: string, line: number, things: readonly FramedFact[]): Announced[] {
  return ANNOUNCEMENTS.flatMap(([words]) =>
    [...text.matchAll(words)].flatMap((match) => {
      const from = match.index + match[0].length
      const named = from + (BEFORE_NAME.exec(text.slice(from))?.[0].length ?? 0)
      const name =
        nameAt(text, { line, from: named }, things) ?? onlyOneOf(text.slice(from), things)
      if (name !== undefined) return [{ line, from: named, problem: name }]
      return leadsAway(match[0], text.slice(from), things)
        ? [{ line, from: match.index, problem: '' }]
        : []
    }),
  )
}

/** 'For your rash, …', of which nothing was heard: what follows is for no problem before. */
function leadsAway(words: string, behind: string, things: readonly FramedFact[]): boolean {
  if (NO_TOPIC.test(behind)) return false
  const topic = TOPIC.exec(behind)?.[1] ?? ''
  // The part may be where the one problem is.
  if (findParts(tokensOf(topic)).length > 0 && assessedOf(things).size === 1) return false
  return topic !== '' || ANNOUNCES_ANY.test(words)
}

function assessedOf(things: readonly FramedFact[]): Set<string> {
  return new Set(things.filter(({ kind }) => kind === 'assessment').map(({ concept }) => concept))
}

/** 'Regarding your knee', where one thing is of the knee. */
function onlyOneOf(behind: string, things: readonly FramedFact[]): string | undefined {
  const named = stemsOf(TOPIC.exec(behind)?.[1] ?? '')
  if (named.length === 0) return undefined
  const [own, ...others] = [...assessedOf(things)].filter((concept) =>
    named.every((stem) => stemsOf(concept).includes(stem)),
  )
  return others.length > 0 ? undefined : own
}

function nextTopics(text: string, line: number): Announced[] {
  return NEXT_TOPICS.flatMap(([words]) =>
    [...text.matchAll(new RegExp(words, 'gi'))].map(({ index }) => ({
      line,
      from: index,
      problem: '',
    })),
  )
}

/** What was heard at the place, else a known name of something that the patient has. */
function nameAt(
  text: string,
  { line, from }: { readonly line: number; readonly from: number },
  things: readonly FramedFact[],
): string | undefined {
  const heard = things
    .filter(({ said }) =>
      said.some((one) => one.line === line && one.from <= from && one.to > from),
    )
    .sort((one, other) => Number(other.kind === 'assessment') - Number(one.kind === 'assessment'))
  return heard[0]?.concept ?? knownName(text.slice(from), things)
}

function knownName(text: string, things: readonly FramedFact[]): string | undefined {
  const words = (/^(?:[\w-]+ ?)+/.exec(text)?.[0].toLowerCase() ?? '').trim().split(' ')
  for (let size = Math.min(words.length, MOST_WORDS); size > 0; size -= 1) {
    const name = words.slice(0, size).join(' ')
    const concept = nameConcept('assessment', name)
    const isWhole =
      isKnownName('assessment', name) && stemsOf(concept).length >= stemsOf(name).length
    if (isWhole && things.some((thing) => thing.concept === concept)) return concept
  }
  return undefined
}
