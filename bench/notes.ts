import type { SpokenLine } from '../server/src/clinical/roles/guess-roles.ts'
import { isPlaceholder } from '../server/src/features/evidence/judging/is-placeholder.ts'
import { readGold } from './ledger/gold.ts'
import { heardLines, labelledLines, unlabelledLines } from './ledger/hear-lines.ts'
import { missingVisits, readVisits, type VisitLine } from './ledger/visits.ts'
import { missingCorpora, readEncounters } from './notes/corpus.ts'
import { rouge } from './notes/rouge.ts'
import { compareTold, type ToldFigures } from './notes/told-facts.ts'
import {
  factsOfGold,
  openLedgerWriter,
  writeFrom,
  type WrittenNote,
} from './notes/write-from-ledger.ts'
import { median } from './statistics.ts'

const COPY_ROUGE_1 = '34.18'
/** `valid` is what is reported; the writer is tuned on `train`. */
const part = process.argv.includes('--train') ? 'train' : 'valid'

const missing = [...missingCorpora(), ...missingVisits()]
if (missing.length > 0)
  print(`The collections are not here (${missing.join(', ')}): nothing is measured.`)
else await bench()

async function bench() {
  const encounters = readEncounters(part)
  checkScorer()
  const lines = readVisits()
  const gold = new Map(readGold(`aci-${part}`).map(({ visit, facts }) => [visit, facts]))
  const visits = encounters.map(({ encounter_id: id, note }) => ({
    note,
    lines: lines.get(`aci-${part}-${id}`) ?? [],
    gold: gold.get(`aci-${part}-${id}`) ?? [],
  }))
  const writer = openLedgerWriter()
  const read =
    (form: (given: readonly VisitLine[]) => SpokenLine[]) => (visit: (typeof visits)[number]) =>
      writer.write(form(visit.lines))
  const ways: Readonly<Record<string, (visit: (typeof visits)[number]) => Promise<WrittenNote>>> = {
    labelled: read(labelledLines),
    unlabelled: read(unlabelledLines),
    'as heard': read(heardLines),
    'gold facts': async (visit) => {
      const spoken = labelledLines(visit.lines)
      return writeFrom(factsOfGold(visit.gold, spoken), spoken)
    },
  }
  print(`ACI-BENCH ${part}, ${String(visits.length)} visits`)
  print(
    '               R-1    R-2  R-Lsum  words  facts right  otherwise  not in gold  sourced  writing ms  reading ms',
  )
  for (const [way, write] of Object.entries(ways)) {
    const notes: { written: WrittenNote; told: ToldFigures; scores: ReturnType<typeof rouge> }[] =
      []
    for (const visit of visits) {
      const written = await write(visit)
      const told = compareTold(written, visit.gold, visit.lines)
      notes.push({ written, told, scores: rouge(visit.note, written.text) })
    }
    report(way, notes)
  }
  await writer.close()
}

function report(
  way: string,
  notes: readonly { written: WrittenNote; told: ToldFigures; scores: ReturnType<typeof rouge> }[],
) {
  const sum = (value: (told: ToldFigures) => number) =>
    notes.reduce((total, { told }) => total + value(told), 0)
  const sentences = notes
    .flatMap(({ written }) => written.sentences)
    .filter(({ text }) => !isPlaceholder(text))
  const sourced = sentences.filter(({ factIds }) => factIds.length > 0).length
  const mean = (value: (note: (typeof notes)[number]) => number) =>
    notes.reduce((total, note) => total + value(note), 0) / notes.length
  const cells = [
    mean(({ scores }) => scores.rouge1)
      .toFixed(2)
      .padStart(6),
    mean(({ scores }) => scores.rouge2)
      .toFixed(2)
      .padStart(6),
    mean(({ scores }) => scores.rougeLsum)
      .toFixed(2)
      .padStart(7),
    mean(({ written }) => written.text.split(/\s+/).length)
      .toFixed(0)
      .padStart(6),
    `${percent(
      sum(({ right }) => right),
      sum(({ gold }) => gold),
    )} of ${String(sum(({ gold }) => gold))}`.padStart(12),
    String(sum(({ contradicted }) => contradicted)).padStart(10),
    `${String(sum(({ extra }) => extra))} of ${String(sum(({ told }) => told))}`.padStart(12),
    percent(sourced, sentences.length).padStart(8),
    median(notes.map(({ written }) => written.writingMs))
      .toFixed(1)
      .padStart(11),
    median(notes.map(({ written }) => written.readingMs))
      .toFixed(0)
      .padStart(11),
  ]
  print(`${way.padEnd(12)}${cells.join(' ')}`)
}

/** The scorer must give the published scores for a dialogue that is copied as the note. */
function checkScorer() {
  const encounters = readEncounters('valid')
  const scores = encounters.map(({ note, dialogue }) => rouge(note, dialogue).rouge1)
  const copy = (scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(2)
  if (copy !== COPY_ROUGE_1)
    throw new Error(`The scorer is off: a copied dialogue scores ${copy}, not ${COPY_ROUGE_1}`)
}

function percent(share: number, whole: number): string {
  return `${((100 * share) / whole).toFixed(1)}%`
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
