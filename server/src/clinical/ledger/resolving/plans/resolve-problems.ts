import type { FramedFact } from '../../fact.ts'
import { isKnownName, nameConcept } from '../../naming/name-concept.ts'
import { stemsOf } from '../../naming/name-words.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { NEXT_TOPICS } from './next-topics.data.ts'

/** 'for your second problem': what was spoken of before is finished. */
const NEXT_PROBLEM =
  /\b(?:first|second|third|fourth|fifth|next|last|other|another)(?: \w+)? (?:problem|issue|concern|diagnosis|thing)\b|\bas far as\b|\bin terms of\b|\bwith regards? to\b|\bfor (?:your|the|his|her)\b/gi

/** Plans and drug decisions belong to the assessment that was named last before them in the same turn. */
export function resolveProblems(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const placed = facts.map((fact) => ({ fact, ...placeOf(fact) }))
  const heads = facts
    .filter(({ kind }) => kind === 'assessment')
    .flatMap((fact) => fact.said.map(({ line, from }) => ({ fact, line, from })))
    .filter((head) => !isCause(lines, head))
  return placed.map(({ fact, line, from }) => {
    if (fact.kind === 'assessment') return { ...fact, problem: fact.concept }
    if (!belongs(fact)) return fact
    const before = heads
      .filter((head) => head.line < line || (head.line === line && head.from < from))
      .filter((head) => isOneTurn(lines, head.line, line))
      .sort((a, b) => a.line - b.line || a.from - b.from)
    const last = before.at(-1)
    const own = namedFor(lines, last, { line, from })
    if (own !== undefined && facts.some((other) => isThing(other, own)))
      return { ...fact, problem: own }
    // What was just excluded has no plan, and what was said of it is of no problem before.
    if (!last || !isHead(last.fact)) return fact
    if (isFinished(lines, last, { line, from }) || isOwnTopic(lines, fact)) return fact
    return { ...fact, problem: last.fact.concept }
  })
}

/** What was decided after somebody else has spoken may be of anything. */
function isOneTurn(lines: readonly LedgerLine[], first: number, last: number): boolean {
  const role = lines[first]?.role
  return lines.slice(first, last + 1).every((line) => line.role === role)
}

interface Place {
  readonly line: number
  readonly from: number
}

function placeOf({ said: [first] }: FramedFact): Place {
  return { line: first?.line ?? 0, from: first?.from ?? 0 }
}

const CAUSED_BY =
  /\b(?:caused by|due to|secondary to|because of|as a result of|brought on by|triggered by|contributing(?: factors?)?(?: to (?:this|that|it|these))?)\b[^.?!;]{0,50}$/i

/** 'Your heart failure was caused by some uncontrolled hypertension, so …': the talk is of the heart failure. */
function isCause(lines: readonly LedgerLine[], { line, from }: Place): boolean {
  return CAUSED_BY.test(lines[line]?.text.slice(0, from) ?? '')
}

function isHead({ kind, polarity }: FramedFact): boolean {
  return kind === 'assessment' && polarity === 'present'
}

/** When to come back and what to call for is of the whole visit. */
const OF_THE_VISIT = new Set<FramedFact['act']>(['follow_up', 'safety_net', 'emergency'])

function belongs({ kind, time, act }: FramedFact): boolean {
  if (kind === 'plan') return !OF_THE_VISIT.has(act)
  return kind === 'medication' && time === 'future'
}

/** What a plan can be for. */
function isThing({ kind, concept, polarity, who }: FramedFact, name: string): boolean {
  return FELT.has(kind) && concept === name && polarity === 'present' && who === 'patient'
}

const FELT = new Set<FramedFact['kind']>(['assessment', 'complaint', 'symptom', 'history'])
const FOR_YOUR = /\b(?:now |and |so |then )for your ((?:[\w-]+ ){0,3}[\w-]+)/gi

/** 'now for your back pain i am going to start': what the plan is for, where it was named last. */
function namedFor(
  lines: readonly LedgerLine[],
  head: Place | undefined,
  fact: Place,
): string | undefined {
  const text = lines[fact.line]?.text ?? ''
  const between = text.slice(head?.line === fact.line ? head.from : 0, fact.from)
  const words = [...between.matchAll(FOR_YOUR)].at(-1)?.[1]?.toLowerCase().split(' ') ?? []
  for (let size = words.length; size > 0; size -= 1) {
    const name = words.slice(0, size).join(' ')
    const concept = nameConcept('assessment', name)
    if (isKnownName('assessment', name) && stemsOf(concept).length >= stemsOf(name).length)
      return concept
  }
  return undefined
}

/** Another problem was announced in between, and not named as one. */
function isFinished(lines: readonly LedgerLine[], head: Place, fact: Place): boolean {
  const text = lines[fact.line]?.text ?? ''
  const between = text.slice(head.line === fact.line ? head.from : 0, fact.from)
  const announced = [...between.matchAll(NEXT_PROBLEM)].at(-1)
  if (announced !== undefined && /problem|issue|concern|diagnosis/i.test(announced[0])) return true
  return NEXT_TOPICS.some(([words]) => words.test(between))
}

/** 'Omeprazole, every other day is fine': it is what the sentence is about. */
function isOwnTopic(lines: readonly LedgerLine[], { kind, said: [first] }: FramedFact): boolean {
  if (kind !== 'medication' || first === undefined) return false
  const text = lines[first.line]?.text ?? ''
  return /[.?!]\s*$/.test(text.slice(0, first.from)) && /^\s?,/.test(text.slice(first.to))
}
