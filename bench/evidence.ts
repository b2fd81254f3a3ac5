import { referenceVisit, writtenVisit, type DescribedVisit } from './evidence/described-visit.ts'
import { goldFactsOf, openFactsReader } from './evidence/facts-of.ts'
import { measureSpeed } from './evidence/measure-speed.ts'
import { report } from './evidence/report.ts'
import { missingCorpora, readEncounters } from './notes/corpus.ts'

/** `valid` is what is reported; the rules were developed on `train`. */
const part = process.argv.includes('--train') ? 'train' : 'valid'
const isListing = {
  alarms: process.argv.includes('--alarms'),
  missed: process.argv.includes('--missed'),
}

const missing = missingCorpora()
if (missing.length > 0)
  print(`The collections are not here (${missing.join(', ')}): nothing is measured on them.`)
else await bench()

const { words, saving, meeting, firstReading } = measureSpeed()
print(
  `${words.note} words of note, ${words.visit} of speech: one sentence changed ${show(saving)}; no sentence met before ${show(meeting)}; the transcript is read for the first time ${show(firstReading)}`,
)

/** Against the facts that the product reads, and against those that a person annotated. */
async function bench(): Promise<void> {
  const reader = openFactsReader()
  const reference: DescribedVisit[] = []
  const written: DescribedVisit[] = []
  const againstGold: DescribedVisit[] = []
  for (const encounter of readEncounters(part)) {
    const facts = await reader.read(encounter)
    reference.push(referenceVisit(encounter, facts))
    written.push(writtenVisit(encounter, facts))
    againstGold.push(referenceVisit(encounter, goldFactsOf(encounter)))
  }
  await reader.close()
  for (const [name, visits] of Object.entries({
    'reference notes': reference,
    'built-in writer': written,
    'reference notes against gold facts': againstGold,
  }))
    for (const line of report(`${name}, ACI-BENCH ${part}`, visits, isListing)) print(line)
}

function show({ p50, p95 }: { p50: number; p95: number }): string {
  return `${p50.toFixed(1)} ms (p95 ${p95.toFixed(1)} ms)`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
