import { normalise } from '../../server/src/clinical/normalise.ts'
import type { Description } from '../../server/src/features/evidence/judging/describe-note.ts'
import { escapeHtml } from '../../server/src/lib/escape-html.ts'
import { seeded } from '../random.ts'
import { describe, type DescribedVisit } from './described-visit.ts'
import { FAULT_KINDS, inventFinding, plantIn, type Fault, type FaultKind } from './plant-faults.ts'
import { isSaidIn, safetyFactsOf } from './safety-facts.ts'

export type Tally = Record<FaultKind, { planted: number; caught: number; clearly: number }>
export interface Missed {
  readonly kind: FaultKind
  readonly before: string
  readonly after: string
  /** What the sentence is based on, with the line after each. */
  readonly lines: readonly string[]
}

const SEED = 9
const INVENTED_PER_NOTE = 4

/**
 * One fault at a time in an otherwise unchanged note. A sentence is changed only if it has a link
 * and is supported; a fact is deleted only if a single sentence states it, the visit states it too,
 * a person rated it critical or major, and it was not an omission before.
 */
export function measureFaults(visits: readonly DescribedVisit[]): {
  tally: Tally
  missed: Missed[]
  leftOut: Map<string, number>
} {
  const tally = Object.fromEntries(
    FAULT_KINDS.map((kind) => [kind, { planted: 0, caught: 0, clearly: 0 }]),
  ) as Tally
  const missed: Missed[] = []
  const leftOut = new Map<string, number>()
  const random = seeded(SEED)
  for (const described of visits) {
    const { html, visit, dialogue } = described
    const said = normalise(dialogue)
    const before = describe(described)
    const weighty = described.gold
      .filter(({ importance }) => importance !== 'minor')
      .map((fact) => normalise([fact.text, ...fact.said.map(({ words }) => words)].join(' ')))
    const planted = faultsOf(before.sentences, { said, weighty }, random)
    for (const why of planted.leftOut) leftOut.set(why, (leftOut.get(why) ?? 0) + 1)
    for (const fault of planted.faults) {
      const original = before.sentences[fault.place]?.text ?? ''
      const after = describe(described, apply(html, original, fault.sentence))
      const { isCaught, isClear } = judge(fault, before, after)
      const counts = tally[fault.kind]
      counts.planted += 1
      if (isCaught) counts.caught += 1
      if (isClear) counts.clearly += 1
      if (!isCaught)
        missed.push({
          kind: fault.kind,
          before: original,
          after: fault.sentence ?? fault.lost ?? '',
          lines: linesAround(visit.lines, before.sentences[fault.place]?.segment_ids ?? []),
        })
    }
  }
  return { tally, missed, leftOut }
}

function linesAround(
  lines: readonly { readonly id: string; readonly text: string }[],
  ids: readonly string[],
): string[] {
  return lines
    .filter(({ id }, at) => ids.includes(id) || ids.includes(lines[at - 1]?.id ?? ''))
    .map(({ text }) => text)
}

interface Visit {
  readonly said: string
  /** The statements of the facts that a person rated critical or major. */
  readonly weighty: readonly string[]
}

function faultsOf(
  sentences: Description['sentences'],
  { said, weighty }: Visit,
  random: () => number,
) {
  const supported = sentences.flatMap(({ text, standing, segment_ids: ids }, place) =>
    standing === 'supported' && ids.length > 0 ? [{ text, place }] : [],
  )
  const changed = supported.map(({ text, place }) => plantIn(text, place, said, random))
  const invented = Array.from({ length: INVENTED_PER_NOTE }, () =>
    inventFinding(sentences.length, said, random),
  ).flat()
  const distinct = invented.filter(
    ({ sentence }, at) => invented.findIndex((other) => other.sentence === sentence) === at,
  )
  const leftOut = changed.flatMap((planted) => planted.leftOut)
  const deleted = supported.flatMap(({ text, place }): Fault[] => {
    const others = sentences
      .filter((_, at) => at !== place)
      .map((other) => other.text.toLowerCase())
    const isAlone = (fact: string) => said.includes(fact) && !others.some((o) => o.includes(fact))
    const alone = safetyFactsOf(text).filter(isAlone)
    const lost = alone.find((fact) => !others.some((other) => isSaidIn(other, fact)))
    if (alone.length > 0 && lost === undefined)
      leftOut.push('deletion of what the note says elsewhere in other words')
    const isMinor = lost !== undefined && !weighty.some((fact) => isSaidIn(fact, lost))
    if (isMinor) leftOut.push('deletion of what is no critical or major fact')
    return lost === undefined || isMinor
      ? []
      : [{ kind: 'deleted safety fact', place, sentence: undefined, lost }]
  })
  const faults = [...changed.flatMap((planted) => planted.faults), ...distinct, ...deleted]
  return { faults, leftOut }
}

/** In the HTML, so that the note is read as the product reads it. */
function apply(html: string, original: string, sentence: string | undefined): string {
  if (original === '') return `${html}<p>${escapeHtml(sentence ?? '')}</p>`
  const written = escapeHtml(original)
  const at = html.indexOf(written)
  if (at < 0) throw new Error('A sentence of the note is not in the note')
  return html.slice(0, at) + escapeHtml(sentence ?? '') + html.slice(at + written.length)
}

function judge(fault: Fault, before: Description, after: Description) {
  if (fault.kind === 'deleted safety fact') {
    const known = new Set(before.omissions.map(({ key }) => key))
    const isListed = after.omissions.some(({ key }) => !known.has(key))
    return { isCaught: isListed, isClear: isListed }
  }
  const standings = after.sentences.filter(({ text }) => fault.sentence?.includes(text))
  const isClear = standings.some(({ standing }) => standing === 'contradicted')
  return {
    isCaught: isClear || standings.some(({ standing }) => standing === 'unsupported'),
    isClear,
  }
}
