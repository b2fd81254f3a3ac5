import { guessRoles } from '../server/src/clinical/roles/guess-roles.ts'
import { LEARNED, toRoleModel, type RoleModel } from '../server/src/clinical/roles/role-model.ts'
import { missingFiles, readTimedDays, readVisits, type Said } from './roles/corpus.ts'
import { cutPauses, cutSentences, cutTurns, cutUnmarked, type CutLine } from './roles/cut-lines.ts'
import { learnRoles } from './roles/learn-roles.ts'
import { median } from './statistics.ts'

/** A line belongs to one person if this share of it does. */
const ONE_PERSONS = 0.8
const LONGER_WORDS = 4
const WORD = /\S*\w\S*/g
/** In ACI-BENCH valid: its tags are swapped in the source. */
const SWAPPED_VISIT = 14
const CUTS = { turns: cutTurns, sentences: cutSentences, unmarked: cutUnmarked }

const missing = missingFiles()
if (missing.length > 0)
  process.stdout.write(
    `The collections are not here (${missing.join(', ')}): nothing is measured.\n`,
  )
else bench()

/** Labels are removed, lines are cut in several ways, and each line is compared with its label. */
function bench() {
  const valid = readVisits('aci valid')
  const days = readTimedDays()
  const inTimed = { ...CUTS, pauses: cutPauses }
  process.stdout.write('collection  cut  lines  right of all %  unsure %  right of named %\n')
  const results = [
    ...measure('ACI-BENCH valid', CUTS, [{ model: LEARNED, visits: valid }]),
    ...measure('ACI-BENCH valid, 19 visits', CUTS, [
      { model: LEARNED, visits: valid.filter((_, at) => at !== SWAPPED_VISIT) },
    ]),
    ...measure('PriMock57, by its other days', inTimed, crossValidated(days)),
    ...measure('PriMock57, by other collections', inTimed, [
      { model: toRoleModel(learnRoles([])), visits: days.flat() },
    ]),
  ]
  for (const result of results) process.stdout.write(`${Object.values(result).join('  ')}\n`)
  process.stdout.write(`20,000 lines: ${timeMany().toFixed(0)} ms\n${JSON.stringify(results)}\n`)
}

/** Visits, and a model that was trained without them. */
interface Unseen {
  readonly model: RoleModel
  readonly visits: readonly Said[][]
}

/**
 * Each day with weights learned from the others, like the shipped weights: no clinician is known.
 */
function crossValidated(days: readonly Said[][][]): Unseen[] {
  return days.map((visits) => ({
    model: toRoleModel(learnRoles(days.filter((day) => day !== visits).flat())),
    visits,
  }))
}

function measure(
  collection: string,
  ways: Readonly<Record<string, (visit: readonly Said[]) => CutLine[]>>,
  parts: readonly Unseen[],
) {
  return Object.entries(ways).flatMap(([cut, way]) => {
    const judged = parts.flatMap(({ model, visits }) =>
      visits.flatMap((visit) => judge(way(visit), model)),
    )
    const ofOne = judged.filter(({ share }) => Math.max(share, 1 - share) >= ONE_PERSONS)
    const longer = judged.filter(({ text }) => (text.match(WORD) ?? []).length >= LONGER_WORDS)
    return [
      { collection, cut, ...count(judged) },
      { collection, cut: `${cut}, of four words or more`, ...count(longer) },
      ...(ofOne.length < judged.length
        ? [{ collection, cut: `${cut}, of one person`, ...count(ofOne) }]
        : []),
    ]
  })
}

interface Judged extends CutLine {
  readonly shown: string
  readonly forced: string
}

function judge(lines: readonly CutLine[], model: RoleModel): Judged[] {
  const spoken = lines.map(({ text }) => ({ speaker: null, text, role: null }))
  const shown = guessRoles(spoken, { model })
  const forced = guessRoles(spoken, { model, sureFrom: 0.5 })
  return lines.map((line, at) => ({
    ...line,
    shown: shown[at] ?? '',
    forced: forced[at] ?? '',
  }))
}

function count(lines: readonly Judged[]) {
  const named = lines.filter(({ shown }) => shown !== 'unsure')
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
  const right = (list: readonly Judged[], by: 'shown' | 'forced') =>
    percent(list.filter((line) => line[by] === line.role).length, list.length)
  return {
    lines: lines.length,
    'right, all %': right(lines, 'forced'),
    'unsure %': percent(lines.length - named.length, lines.length),
    'right, named %': right(named, 'shown'),
  }
}

function timeMany(): number {
  const lines = readVisits('aci valid').flatMap(cutTurns)
  const many = Array.from({ length: 20_000 }, (_, at) => ({
    speaker: null,
    text: lines[at % lines.length]?.text ?? '',
    role: null,
  }))
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    guessRoles(many)
    return performance.now() - start
  })
  return median(times)
}
