import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'
import { plainOf, stemsOf } from '../../../../../clinical/ledger/naming/name-words.ts'
import { STATES } from '../lead-of.ts'
import { readQuestion, type Question } from './read-question.ts'

const MOST = 5
const OPEN = /^(?:and |so )?(?:what|which|how|when|where|who|why)\b/i

/** 'Any chest pain or shortness of breath?' asks two things: each with its own question, else none. */
export function askedEither(question: string, asked: Question, facts: readonly Fact[]): Question[] {
  const words = question.trim().replace(/[?.!]+$/, '')
  if (OPEN.test(words) || asked.topic !== undefined || asked.isBefore) return []
  if (!/\b(?:or|and)\b/i.test(words)) return []
  const parts = inFull(words.replace(/\btrouble\b/gi, 'difficulty').split(/,? \b(?:or|and)\b |, /i))
  const each = parts.map((part) => {
    const { subject } = readQuestion(part)
    return { ...asked, isYesNo: asked.isYesNo || !isKnownName('measurement', subject), subject }
  })
  // 'Weakness of the arms and legs' is one thing.
  const isOr = !/\band\b/i.test(words)
  const isEach = each.every(
    ({ subject }) => isName(subject) || (isOr && isConceptOf(subject, facts)),
  )
  return isEach && each.length > 1 && each.length <= MOST ? each : []
}

/** 'difficulty swallowing or speaking': the difficulty is of both. */
function inFull(parts: readonly string[]): string[] {
  const isOfBoth = /\bdifficulty \w+ing$/i.test(parts[0] ?? '')
  return parts.map((part, at) =>
    at > 0 && isOfBoth && /^\w+ing$/i.test(part) ? `difficulty ${part}` : part,
  )
}

function isName(subject: string): boolean {
  return (['symptom', 'history', 'finding', 'measurement'] as const).some((kind) =>
    isKnownName(kind, subject),
  )
}

function isConceptOf(subject: string, facts: readonly Fact[]): boolean {
  const asked = stemsOf(subject)
  return facts.some(({ kind, concept }) => {
    const own = stemsOf(plainOf(concept))
    return STATES.has(kind) && asked.length > 0 && asked.every((stem) => own.includes(stem))
  })
}
