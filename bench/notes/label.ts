import type { Written } from '../../server/src/providers/scribe/extractive/choose-statements.ts'
import type { Statement } from '../../server/src/providers/scribe/extractive/statement.ts'
import type { Topic } from '../../server/src/clinical/topic.ts'
import { readNoteLines } from './note-sections.ts'
import { words } from './rouge.ts'

const CLINICIANS = new Set<Topic>(['vitals', 'exam', 'results', 'assessment', 'plan', 'followUp'])
const OUT_OF_PLACE = 0.6
const LEAST_SHARE = 0.3
const PAIR_SHARE = 0.7
const LEAST_GAIN = 0.0002

/** With hindsight: the statements that together come closest to the clinician's note. */
export function chooseWithHindsight(note: string, written: readonly Written[]): Set<number> {
  const tallies = [1, 2].map((size) => tally(words(note), size))
  const units = written.map(({ sentence }) => [1, 2].map((size) => grams(words(sentence), size)))
  const chosen = new Set<number>()
  let best = 0
  for (;;) {
    let pick = -1
    let pickScore = best + LEAST_GAIN
    units.forEach((unit, at) => {
      if (chosen.has(at)) return
      const [single = 0, pair = 0] = unit.map((counts, kind) => scoreWith(tallies[kind], counts))
      if (single + PAIR_SHARE * pair > pickScore) {
        pickScore = single + PAIR_SHARE * pair
        pick = at
      }
    })
    if (pick < 0) return chosen
    chosen.add(pick)
    best = pickScore
    units[pick]?.forEach((counts, kind) => take(tallies[kind], counts))
  }
}

interface Tally {
  readonly left: Map<string, number>
  readonly total: number
  hits: number
  taken: number
}

function tally(list: readonly string[], size: number): Tally {
  return { left: grams(list, size), total: list.length - size + 1, hits: 0, taken: 0 }
}

function scoreWith(state: Tally | undefined, counts: ReadonlyMap<string, number>): number {
  if (!state) return 0
  let hits = state.hits
  let taken = state.taken
  for (const [gram, count] of counts) {
    hits += Math.min(count, state.left.get(gram) ?? 0)
    taken += count
  }
  return (2 * hits) / (state.total + taken)
}

function take(state: Tally | undefined, counts: ReadonlyMap<string, number>) {
  if (!state) return
  for (const [gram, count] of counts) {
    const left = state.left.get(gram) ?? 0
    state.hits += Math.min(count, left)
    state.taken += count
    state.left.set(gram, Math.max(0, left - count))
  }
}

/** The topic of the note's sentence that shares most with this one; undefined when none shares enough. */
export function topicWithHindsight(
  note: string,
  statement: Statement,
  sentence: string,
): Topic | undefined {
  const said = new Set(words(sentence).filter((word) => word.length > 3))
  let best: Topic | undefined
  let bestShare = LEAST_SHARE
  for (const line of readNoteLines(note)) {
    const content = words(line.text).filter((word) => word.length > 3)
    const common = content.filter((word) => said.has(word)).length
    const share = common / Math.sqrt(Math.max(2, said.size) * Math.max(2, content.length))
    const fair = share * (isOutOfPlace(line.topic, statement) ? OUT_OF_PLACE : 1)
    if (fair > bestShare) {
      bestShare = fair
      best = line.topic
    }
  }
  return best
}

/** A note repeats itself; what a patient told is no plan, and the end of a visit is no history. */
function isOutOfPlace(topic: Topic, { role, position, answer }: Statement): boolean {
  const isOfClinician = CLINICIANS.has(topic)
  if (role === 'patient' || answer) return isOfClinician
  return position > 0.55 && !isOfClinician
}

function grams(list: readonly string[], size: number): Map<string, number> {
  const found = new Map<string, number>()
  for (let at = 0; at + size <= list.length; at += 1) {
    const gram = list.slice(at, at + size).join(' ')
    found.set(gram, (found.get(gram) ?? 0) + 1)
  }
  return found
}
