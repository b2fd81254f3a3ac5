import type { FactKind } from '@chartwright/contract/facts'
import type { SpokenLine } from '../server/src/clinical/roles/guess-roles.ts'
import { compareAttributes } from './ledger/compare-attributes.ts'
import { quote, readGold, type GoldVisit } from './ledger/gold.ts'
import { heardLines, labelledLines, unlabelledLines } from './ledger/hear-lines.ts'
import { faultsOf, matchFacts, type ComparedFact } from './ledger/match-facts.ts'
import { openLedgerReader } from './ledger/read-found.ts'
import { missingVisits, readVisits, type VisitLine } from './ledger/visits.ts'

const LEVELS = ['critical', 'major', 'minor'] as const
const FORMS: Readonly<Record<string, (lines: readonly VisitLine[]) => SpokenLine[]>> = {
  labelled: labelledLines,
  unlabelled: unlabelledLines,
  'as heard': heardLines,
}

const missing = missingVisits()
if (missing.length > 0)
  process.stdout.write(
    `The collections are not here (${missing.join(', ')}): nothing is measured.\n`,
  )
else await bench()

/** Facts found and correct on visits that nothing was learned from. */
async function bench() {
  const visits = readVisits()
  const reader = openLedgerReader()
  const sets: Readonly<Record<string, readonly GoldVisit[]>> = {
    'ACI-BENCH valid': readGold('aci-valid'),
    'PriMock57 day 3': readGold('primock').filter(({ visit }) => visit.includes('day3')),
  }
  compareReaders(visits)
  for (const [name, gold] of Object.entries(sets)) {
    for (const [form, linesOf] of Object.entries(FORMS)) {
      const tally = newTally()
      for (const { visit, facts } of gold) {
        const lines = visits.get(visit) ?? []
        const found = await reader.read(linesOf(lines))
        count(
          tally,
          facts.map((fact) => ({ ...fact, said: quote(lines, fact.said) })),
          found,
        )
      }
      process.stdout.write(`${name}, ${form}: ${describe(tally)}\n`)
      if (form === 'labelled') process.stdout.write(byKind(tally))
    }
  }
  await reader.close()
}

/** How far two annotators agree: the most that can be asked of a reader. */
function compareReaders(visits: ReadonlyMap<string, readonly VisitLine[]>) {
  const first = new Map(
    (['aci-train', 'aci-valid', 'primock'] as const)
      .flatMap((part) => readGold(part))
      .map((gold) => [gold.visit, gold]),
  )
  const tally = newTally()
  for (const { visit, facts } of readGold('second')) {
    const lines = visits.get(visit) ?? []
    const said = (gold: GoldVisit['facts']) =>
      gold.map((fact) => ({ ...fact, said: quote(lines, fact.said) }))
    count(tally, said(first.get(visit)?.facts ?? []), said(facts))
  }
  process.stdout.write(`A second reader, ten visits: ${describe(tally)}\n`)
}

interface Tally {
  readonly counts: Map<string, number>
  readonly add: (name: string, by?: number) => void
}

function newTally(): Tally {
  const counts = new Map<string, number>()
  return { counts, add: (name, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by) }
}

function count({ add }: Tally, gold: readonly ComparedFact[], found: readonly ComparedFact[]) {
  const { pairs, extra } = matchFacts(gold, found)
  add('found', found.length)
  add('extra', extra.length)
  for (const place of extra) add(`extra ${found[place]?.kind ?? ''}`)
  for (const { kind } of found) add(`found ${kind}`)
  for (const [at, fact] of gold.entries()) {
    add(`gold ${fact.importance}`)
    add(`gold ${fact.kind}`)
    const other = found[pairs.get(at) ?? -1]
    if (!other) continue
    add(`hit ${fact.importance}`)
    add(`hit ${fact.kind}`)
    const faults = faultsOf(fact, other)
    if (faults.length === 0) {
      add(`right ${fact.importance}`)
      add(`right ${fact.kind}`)
    }
    for (const fault of faults) add(`fault ${fault}`)
    for (const verdict of compareAttributes(fact, other)) add(`attribute ${verdict}`)
  }
}

function describe({ counts }: Tally): string {
  const levels = LEVELS.map(
    (level) =>
      `${level} ${counts.get(`gold ${level}`) ?? 0}: found ${share(counts, `hit ${level}`, `gold ${level}`)}, right ${share(counts, `right ${level}`, `gold ${level}`)}`,
  )
  const listed = (prefix: string) =>
    [...counts]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, times]) => `${name.slice(prefix.length)} ${times}`)
      .join(', ')
  return `${levels.join('; ')}; not in gold ${share(counts, 'extra', 'found')} of ${counts.get('found') ?? 0}; faults: ${listed('fault ')}; attributes: ${listed('attribute ')}`
}

function byKind({ counts }: Tally): string {
  const kinds = [...counts.keys()].flatMap(
    (name) => /^gold (?!critical|major|minor)(\w+)/.exec(name)?.[1] ?? [],
  )
  return (kinds as FactKind[])
    .map(
      (kind) =>
        `  ${kind} ${counts.get(`gold ${kind}`) ?? 0}: found ${share(counts, `hit ${kind}`, `gold ${kind}`)}, right ${share(counts, `right ${kind}`, `gold ${kind}`)}, not in gold ${share(counts, `extra ${kind}`, `found ${kind}`)}\n`,
    )
    .join('')
}

function share(counts: ReadonlyMap<string, number>, part: string, whole: string): string {
  return `${((100 * (counts.get(part) ?? 0)) / Math.max(1, counts.get(whole) ?? 0)).toFixed(1)} %`
}
