import type { Fact } from '@chartwright/contract/facts'
import { genericName } from '../../questions/find-asked.ts'
import { drugsIn, namesDrug } from './names-drug.ts'
import { DOSES, LEAVES_IT, OFFERS, SCHEDULES } from '../sheet-rules.data.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { isDrugDecision, useOfSentence } from '../use-of-sentence.ts'

/** So far back a medicine is still the one that is spoken of. */
const MOST_LINES = 8

export interface NamedBefore {
  readonly name: string
  /** The line that named it. */
  readonly line: number
}

/**
 * The medicine that a sentence tells how to take without naming it: the one that was decided on or
 * offered last. Undefined where several were, or where the clinician has named another one since.
 */
export function medicineBefore(
  at: number,
  spoken: readonly SpokenSentence[],
  told: readonly (readonly Fact[])[],
): NamedBefore | undefined {
  const here = spoken[at]
  if (!here || drugsIn(here.text).length > 0) return undefined
  if (LEAVES_IT.test(here.text)) return namedLast(at, spoken)
  if (!tellsHow(here.text)) return undefined
  return decidedBefore(at, spoken, told) ?? prescriptionBefore(at, spoken)
}

const PRESCRIPTION =
  /\b(?:i|we)(?:'ll| will|'m (?:going to|gonna)|'re (?:going to|gonna))\b[^?]*\bprescription\b[^?]*$/i
const MOST_LINES_OF_PRESCRIPTION = 2

/** A prescription whose medicine nobody heard. */
function prescriptionBefore(
  at: number,
  spoken: readonly SpokenSentence[],
): NamedBefore | undefined {
  const line = spoken[at]?.line ?? 0
  const near = spoken
    .slice(0, at)
    .filter((each) => line - each.line <= MOST_LINES_OF_PRESCRIPTION && each.role === 'clinician')
  if (near.some(({ text }) => namesDrug(text))) return undefined
  const sent = near.findLast(({ text }) => PRESCRIPTION.test(text))
  return sent && { name: 'your prescription', line: sent.line }
}

function decidedBefore(
  at: number,
  spoken: readonly SpokenSentence[],
  told: readonly (readonly Fact[])[],
): NamedBefore | undefined {
  const here = spoken[at]
  if (here === undefined) return undefined
  if ((told[at] ?? []).some(({ kind }) => kind !== 'symptom')) return undefined
  for (let place = at - 1; place >= 0; place -= 1) {
    const before = spoken[place]
    if (!before || here.line - before.line > MOST_LINES) return undefined
    const named = [...new Set(drugsIn(before.text))]
    if (isDecided(before, told[place] ?? [])) {
      const [name] = named
      // The dose would stand there without what it depends on.
      if (name !== undefined && /\b(?:if|unless)\b/i.test(before.text)) return undefined
      if (name !== undefined) return named.length === 1 ? { name, line: before.line } : undefined
    } else if (named.length > 0 && before.role === 'clinician') return undefined
    if (before.role === 'clinician' && (told[place] ?? []).some(isOtherDeed)) return undefined
  }
  return undefined
}

/** By the clinician or since then: where that is more than one, nobody knows which is meant. */
function namedLast(at: number, spoken: readonly SpokenSentence[]): NamedBefore | undefined {
  const here = spoken[at]?.line ?? 0
  const near = spoken.slice(0, at).filter(({ line }) => here - line <= MOST_LINES)
  const asked = near.findLastIndex(({ role, text }) => role === 'clinician' && namesDrug(text))
  const last = near.findLastIndex(({ text }) => namesDrug(text))
  const since = near
    .slice(asked < 0 ? Math.max(last, 0) : asked)
    .flatMap(({ text, line }) => drugsIn(text).map((name) => ({ name, line })))
  return new Set(since.map(({ name }) => genericName(name))).size === 1 ? since.at(-1) : undefined
}

/** Ice, a brace, a test: 'for twenty minutes, three times a day' is of what was named last. */
function isOtherDeed({ kind, act }: Fact): boolean {
  return kind === 'plan' && OTHER_DEEDS.has(act)
}

const OTHER_DEEDS = new Set<Fact['act']>(['advise', 'order', 'procedure', 'refer'])
/** No medicine is weighed, iced or exercised. */
const OF_OTHERS =
  /\b(?:weigh|check|record|measure|monitor|ice|walk|exercise|stretch|elevate|soak|brush|test|(?:do|doing|wear|wearing) (?:that|it|this|them|those))\b/i

function tellsHow(text: string): boolean {
  return (
    !OF_OTHERS.test(text) &&
    !/^not\b/i.test(text) &&
    SCHEDULES.test(text) &&
    (DOSES.test(text) || /\b(?:take|use|apply) it\b/.test(text))
  )
}

/** 'We'll try with some hydrocortisone first.' */
const GIVES =
  /^(?:(?:and|so|then|okay),? )*(?:i|we)(?:'ll| will|'m going to|'re going to|'m gonna|'re gonna)(?: then| first)? (?:try|start|give|prescribe|use|go with|put you on)\b(?!.*\b(?:or|if|could|might|maybe)\b)/i

function isDecided({ role, text }: SpokenSentence, facts: readonly Fact[]): boolean {
  if (facts.some((fact) => isDrugDecision(fact) || fact.status === 'offered')) return true
  if (role === 'clinician' && (OFFERS.test(text) || GIVES.test(text))) return true
  return role === 'clinician' && useOfSentence(text, { facts, hasCompany: true }) === 'medicine'
}
