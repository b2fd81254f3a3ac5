import type { Fact } from '@chartwright/contract/facts'
import { showHeard } from '../server/src/features/facts/show-heard.ts'
import { chooseReader } from '../server/src/choose-reader.ts'
import { chooseScribe } from '../server/src/choose-scribe.ts'
import { loadConfig } from '../server/src/config.ts'
import { readGold } from './ledger/gold.ts'
import { labelledLines } from './ledger/hear-lines.ts'
import { missingVisits, readVisits } from './ledger/visits.ts'
import { goldFactsOf } from './tasks/gold-facts.ts'
import { placeTasks, segmentsOf } from './tasks/place-tasks.ts'
import { scoreTasks, type TaskScore } from './tasks/score-tasks.ts'

const KNOWN = { patientName: null, clinicianName: null, date: '2026-03-09' }

const missing = missingVisits()
if (missing.length > 0)
  process.stdout.write(
    `The collections are not here (${missing.join(', ')}): nothing is measured.\n`,
  )
else await bench()

/** Tasks of visits that nothing was learned from, from gold facts and from facts that were read. */
async function bench() {
  const visits = readVisits()
  const reader = chooseReader()
  const scribe = chooseScribe(loadConfig({}))
  const { signal } = new AbortController()
  const sets = {
    'ACI-BENCH valid': readGold('aci-valid'),
    'PriMock57 day 3': readGold('primock').filter(({ visit }) => visit.includes('day3')),
  }
  for (const [name, gold] of Object.entries(sets)) {
    const scores: Record<'gold facts' | 'read facts', TaskScore[]> = {
      'gold facts': [],
      'read facts': [],
    }
    let total = 0
    for (const { visit, facts } of gold) {
      const lines = labelledLines(visits.get(visit) ?? [])
      const segments = segmentsOf(lines)
      const read = await showHeard(await reader.read({ practitionerId: 'bench', lines }), segments)
      const score = async (from: readonly Fact[]) => {
        const proposed = await scribe.proposeTasks({ segments, facts: from, known: KNOWN, signal })
        const tasks = placeTasks(proposed, segments)
        return { ...scoreTasks(facts, tasks), tasks: tasks.length }
      }
      scores['gold facts'].push(await score(goldFactsOf(facts, segments)))
      const found = await score(read)
      total += found.tasks
      scores['read facts'].push(found)
    }
    for (const [from, all] of Object.entries(scores))
      process.stdout.write(
        `${name}, ${from}: ${describe(all)}${from === 'read facts' ? `; ${(total / gold.length).toFixed(1)} tasks a visit` : ''}\n`,
      )
  }
  await reader.close()
}

function describe(scores: readonly (TaskScore & { tasks?: number })[]): string {
  const sum = (of: (score: TaskScore & { tasks?: number }) => number) =>
    scores.reduce((total, score) => total + of(score), 0)
  const share = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  const [gold, missed] = [sum((score) => score.gold), sum(({ missed: none }) => none.length)]
  const [tasks, extra] = [sum((score) => score.tasks ?? 0), sum((score) => score.extra.length)]
  return `${gold} things to do, ${share(gold - missed, gold)} became a task; ${tasks} tasks, ${share(tasks - extra, tasks)} in gold`
}
