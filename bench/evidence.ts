import { htmlOfMarkdown } from '../server/src/lib/note-markdown.ts'
import { measureFaults } from './evidence/measure-faults.ts'
import { measureNotes } from './evidence/measure-notes.ts'
import { measureSpeed } from './evidence/measure-speed.ts'
import { htmlOfReference } from './evidence/reference-note.ts'
import { missingCorpora, readEncounters, type Encounter } from './notes/corpus.ts'
import { segmentsOf } from './notes/segments.ts'
import { openLedgerWriter } from './notes/write-from-ledger.ts'

/** `valid` is what is reported; the rules were made with `train` before the eyes. */
const part = process.argv.includes('--train') ? 'train' : 'valid'
const isListingAlarms = process.argv.includes('--alarms')
const isListingMissed = process.argv.includes('--missed')

const missing = missingCorpora()
if (missing.length > 0)
  print(`The collections are not here (${missing.join(', ')}): nothing is measured on them.`)
else {
  bench('reference notes', ({ note }) => htmlOfReference(note))
  const written = await writeAll(readEncounters(part))
  bench('built-in writer', ({ encounter_id: id }) => written.get(id) ?? '')
}

const { words, saving, meeting, firstReading } = measureSpeed()
print(
  `${words.note} words of note, ${words.visit} of speech: one sentence changed ${show(saving)}; no sentence met before ${show(meeting)}; the transcript is read for the first time ${show(firstReading)}`,
)

async function writeAll(encounters: readonly Encounter[]): Promise<Map<string, string>> {
  const writer = openLedgerWriter()
  const written = new Map<string, string>()
  for (const { encounter_id: id, dialogue } of encounters) {
    const lines = segmentsOf(dialogue).map(({ speaker, text }) => ({ speaker, text, role: null }))
    written.set(id, htmlOfMarkdown((await writer.write(lines)).text))
  }
  await writer.close()
  return written
}

function bench(writer: string, htmlOf: (encounter: Encounter) => string): void {
  const encounters = readEncounters(part)
  const figures = measureNotes(encounters, htmlOf)
  const { tally, missed, leftOut } = measureFaults(encounters, htmlOf)
  const perNote = (count: number) => (count / figures.notes).toFixed(2)
  print(`\n${writer}, ACI-BENCH ${part}, ${figures.notes} notes`)
  print(
    `sentences with a link: ${percent(figures.linked, figures.sentences)} of ${figures.sentences}`,
  )
  print(
    `marked as they are, per note: contradicted ${perNote(figures.contradicted)}, omissions ${perNote(figures.omissions)}, inner conflicts ${perNote(figures.innerConflicts)}, unsupported (quiet) ${perNote(figures.unsupported)}`,
  )
  for (const [kind, { planted, caught, clearly }] of Object.entries(tally))
    print(
      `${kind.padEnd(20)} planted ${String(planted).padStart(4)}  caught ${String(caught).padStart(4)} (${percent(caught, planted)})  clearly ${clearly}  missed ${planted - caught}`,
    )
  const all = Object.values(tally).reduce((sum, { planted }) => sum + planted, 0)
  print(`all                  planted ${all}  caught ${percent(all - missed.length, all)}`)
  for (const [why, count] of leftOut) print(`not planted, because no fault: ${count} × ${why}`)
  if (isListingAlarms) for (const alarm of figures.alarms) print(`  ${alarm}`)
  if (!isListingMissed) return
  for (const { kind, before, after, lines } of missed)
    print([`  missed ${kind}: ${before} → ${after}`, ...lines].join('\n      '))
}

function show({ p50, p95 }: { p50: number; p95: number }): string {
  return `${p50.toFixed(1)} ms (p95 ${p95.toFixed(1)} ms)`
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
