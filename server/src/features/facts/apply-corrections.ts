import type { Fact, FactContent } from '@chartwright/contract/facts'
import { FACT_KINDS } from '@chartwright/contract/facts'
import { tellFact } from '../../clinical/realise/telling/tell-fact.ts'
import type { Anchor, Correction } from './correction.ts'
import type { Line } from './show-heard.ts'

/**
 * What was heard, with people's corrections applied. A correction applies to the fact of its words
 * and, if their line is gone or is read differently by now, to the same thing heard elsewhere. A
 * correction that matches nothing heard stands alone, without the lost words.
 */
export function applyCorrections(
  heard: readonly Fact[],
  corrections: readonly Correction[],
  lines: readonly Line[],
): Fact[] {
  const places = new Map(lines.map(({ id }, place) => [id, place]))
  const facts = new Map(heard.map((fact) => [fact, fact as Fact | undefined]))
  const alone: Fact[] = []
  const matched = new Map<Correction, Fact>()
  // Words first: a correction that has lost its own must not take over another fact.
  for (const find of [findByWords, findSameThing]) {
    for (const correction of corrections) {
      if (!correction.wasHeard || matched.has(correction)) continue
      const taken = new Set(matched.values())
      const found = find(
        heard.filter((fact) => !taken.has(fact)),
        correction,
      )
      if (found) matched.set(correction, found)
    }
  }
  for (const correction of corrections) {
    const fact = matched.get(correction)
    if (fact) facts.set(fact, correction.isDeleted ? undefined : corrected(fact, correction))
    else if (!correction.isDeleted && correction.content) {
      alone.push(standAlone(correction, correction.content, lines, places))
    }
  }
  const shown = [...facts.values()].filter((fact) => fact !== undefined)
  return inOrder(renameProblems([...shown, ...alone], corrections))
}

function findByWords(
  facts: readonly Fact[],
  { factId, anchor, heard }: Correction,
): Fact | undefined {
  const exact = facts.find(({ id }) => id === factId)
  if (exact || !anchor || !heard) return exact
  let best: Fact | undefined
  let most = 0
  for (const fact of facts) {
    if (fact.kind !== heard.kind) continue
    // The words that name a fact count for more than those about it.
    const shares = fact.said.map((words, at) => overlap(words, anchor) * (at === 0 ? 2 : 1))
    const share = Math.max(0, ...shares)
    if (share > most) [best, most] = [fact, share]
  }
  return best
}

function overlap(words: Fact['said'][number], { segmentId, from, to }: Anchor): number {
  if (words.segment_id !== segmentId) return 0
  return Math.max(0, Math.min(words.to, to) - Math.max(words.from, from))
}

function findSameThing(facts: readonly Fact[], { heard }: Correction): Fact | undefined {
  return heard ? facts.find((fact) => thingOf(fact) === thingOf(heard)) : undefined
}

function thingOf({ kind, concept, polarity, who, status, act, attributes }: FactContent): string {
  const { side = '', dose = '', value = '' } = attributes
  return [kind, concept, polarity, who, status, act, side, dose, value].join('\n')
}

function corrected(fact: Fact, { factId, content }: Correction): Fact {
  if (!content) return fact
  const text = tellFact(content)
  const { acceptance: _, ...rest } = fact
  return { ...rest, ...content, id: factId, source: 'corrected', text, phrased: false }
}

function standAlone(
  { factId, wasHeard, anchor }: Correction,
  content: FactContent,
  lines: readonly Line[],
  places: ReadonlyMap<string, number>,
): Fact {
  const place = anchor ? places.get(anchor.segmentId) : undefined
  const line = place === undefined ? undefined : lines[place]
  const isThere = anchor !== null && place !== undefined && line !== undefined
  return {
    ...content,
    id: factId,
    source: wasHeard ? 'corrected' : 'added',
    said: isThere
      ? [
          {
            segment_id: anchor.segmentId,
            from: anchor.from,
            to: anchor.to,
            words: line.text.slice(anchor.from, anchor.to),
          },
        ]
      : [],
    lines: isThere ? [place] : [],
    text: tellFact(content),
  }
}

/** What belongs to a problem belongs to it under its new name as well. */
function renameProblems(facts: Fact[], corrections: readonly Correction[]): Fact[] {
  const names = new Map(
    corrections.flatMap(({ heard, content, isDeleted }) =>
      heard?.kind === 'assessment' && content && !isDeleted && heard.concept !== content.concept
        ? [[heard.concept, content.concept] as const]
        : [],
    ),
  )
  return facts.map((fact) => {
    const isRead = fact.source !== 'corrected' && fact.source !== 'added'
    const name = isRead ? names.get(fact.problem) : undefined
    return name === undefined ? fact : { ...fact, problem: name }
  })
}

/** In the order in which they were first said; facts that nobody said come last, by kind. */
function inOrder(facts: readonly Fact[]): Fact[] {
  const first = ({ lines }: Fact) => lines[0] ?? Infinity
  const rank = ({ kind }: Fact) => FACT_KINDS.indexOf(kind)
  const order = facts.map((fact, at) => ({ fact, at }))
  return order
    .sort((a, b) => {
      const [one, other] = [first(a.fact), first(b.fact)]
      if (one !== other) return one < other ? -1 : 1
      return one === Infinity ? rank(a.fact) - rank(b.fact) : a.at - b.at
    })
    .map(({ fact }) => fact)
}
