import { guessRoles } from '../server/src/clinical/roles/guess-roles.ts'
import { missingFiles, readTimedVisits, readVisits, type Said } from './roles/corpus.ts'
import { cutPauses, cutSentences, cutTurns, cutUnmarked, type CutLine } from './roles/cut-lines.ts'
import { median } from './statistics.ts'

/** A line is one person's when so much of it is. */
const ONE_PERSONS = 0.8

const missing = missingFiles()
if (missing.length > 0)
  process.stdout.write(
    `The collections are not here (${missing.join(', ')}): nothing is measured.\n`,
  )
else bench()

/** Labels are taken away, lines are cut in several ways, and each line is held against its label. */
function bench() {
  const ways = { turns: cutTurns, sentences: cutSentences, unmarked: cutUnmarked }
  process.stdout.write('collection  cut  lines  right of all %  unsure %  right of named %\n')
  const results = [
    ...measureWays('ACI-BENCH valid', readVisits('aci valid'), ways),
    ...measureWays('PriMock57', readTimedVisits(), { ...ways, pauses: cutPauses }),
  ]
  for (const result of results) process.stdout.write(`${Object.values(result).join('  ')}\n`)
  process.stdout.write(`20,000 lines: ${timeMany().toFixed(0)} ms\n${JSON.stringify(results)}\n`)
}

function measureWays(
  collection: string,
  visits: readonly Said[][],
  ways: Readonly<Record<string, (visit: readonly Said[]) => CutLine[]>>,
) {
  return Object.entries(ways).flatMap(([cut, way]) => {
    const judged = visits.flatMap((visit) => judge(way(visit)))
    const ofOne = judged.filter(({ share }) => Math.max(share, 1 - share) >= ONE_PERSONS)
    return [
      { collection, cut, ...count(judged) },
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

function judge(lines: readonly CutLine[]): Judged[] {
  const spoken = lines.map(({ text }) => ({ speaker: null, text, role: null }))
  const shown = guessRoles(spoken)
  const forced = guessRoles(spoken, { sureFrom: 0.5 })
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
