import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { EVERYBODY_HAS } from './shared-states.data.ts'

const FOUND = new Set<FramedFact['kind']>(['finding', 'result'])
const STATE = / (?:(?:all|both) )?(normal|stable|intact|regular|unremarkable|good|fine)$/
/** Of several things at once: 'are', and not 'is'. */
const OF_SEVERAL = /\b(?:are|were|look|sound|seem|appear|remain|all|both)\b/i
const LISTED = /^(?:\s|,|\band\b|\byour\b|\bthe\b|\bhis\b|\bher\b|\bu[hm]+\b)*$/i
const LOOKED_AT =
  /\b(?:check\w*|examin\w*|listen\w*|look(?:ed|ing)? at|review\w*|test\w*|tak(?:e|ing))\b[^.?!]{0,30}$/i

/** 'Your gait and reflexes are normal': what is said of the last of a list is said of all. */
export function shareStates(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const done = [...facts]
  const shared = new Set<number>()
  for (let at = facts.length - 1; at >= 0; at -= 1) {
    const fact = done[at]
    const next = fact ? nextOf(lines, fact, done) : -1
    const state = STATE.exec(done[next]?.concept ?? '')?.[1]
    if (fact === undefined || state === undefined) continue
    if (!shared.has(next) && !OF_SEVERAL.test(wordsOf(lines, done[next]))) continue
    done[at] = { ...fact, concept: `${fact.concept} ${state}` }
    shared.add(at)
  }
  return done
}

/** The place of what stands behind it in a list; -1 where it is no thing alone, or stands in no list. */
function nextOf(
  lines: readonly LedgerLine[],
  fact: FramedFact,
  facts: readonly FramedFact[],
): number {
  const [own] = fact.said
  const text = lines[own?.line ?? -1]?.text
  if (!own || text === undefined || !isBare(fact)) return -1
  if (LOOKED_AT.test(text.slice(0, own.from))) return -1
  return facts.findIndex((other) => {
    const [first] = other.said
    if (first?.line !== own.line || first.from < own.to || !isFound(other)) return false
    return LISTED.test(text.slice(own.to, first.from))
  })
}

/** A thing of which nothing else was told: no number, and not how much. */
function isBare(fact: FramedFact): boolean {
  const { value, severity, course } = fact.attributes
  const isTold = [value, severity, course].some((told) => told !== undefined)
  return isFound(fact) && EVERYBODY_HAS.has(fact.concept) && !isTold
}

function isFound({ kind, polarity }: FramedFact): boolean {
  return FOUND.has(kind) && polarity === 'present'
}

function wordsOf(lines: readonly LedgerLine[], fact: FramedFact | undefined): string {
  const [first] = fact?.said ?? []
  return first ? (lines[first.line]?.text.slice(first.from, first.to) ?? '') : ''
}
