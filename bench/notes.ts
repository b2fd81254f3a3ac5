import { renderNote } from '../server/src/providers/scribe/extractive/render-note.ts'
import { writeNoteWithSources } from '../server/src/providers/scribe/extractive/extractive-scribe.ts'
import { untraceableWords } from '../server/src/providers/scribe/extractive/untraceable-words.ts'
import weights from '../server/src/providers/scribe/extractive/weights.json' with { type: 'json' }
import { ACI_TEMPLATE } from './notes/aci-template.ts'
import type { Encounter } from './notes/corpus.ts'
import { missingCorpora, readEncounters, readSectionDialogues } from './notes/corpus.ts'
import { rouge } from './notes/rouge.ts'
import { countSafety, SAFETY_KINDS } from './notes/safety.ts'
import { sectionAccuracy } from './notes/section-accuracy.ts'
import { asRecognised, segmentsOf, withoutLabels } from './notes/segments.ts'
import { median } from './statistics.ts'

const WAYS = {
  labelled: (dialogue: string) => dialogue,
  unlabelled: withoutLabels,
  recognised: asRecognised,
}
const COPY_ROUGE_1 = '34.18'

const missing = missingCorpora()
if (missing.length > 0)
  print(`The collections are not here (${missing.join(', ')}): nothing is measured.`)
else bench()

function bench() {
  const encounters = readEncounters('valid')
  const copy = mean(encounters.map(({ note, dialogue }) => rouge(note, dialogue).rouge1)).toFixed(2)
  if (copy !== COPY_ROUGE_1)
    throw new Error(`The scorer is off: a copied dialogue scores ${copy}, not ${COPY_ROUGE_1}`)
  const results = Object.entries(WAYS).map(([way, change]) => ({
    way,
    ...measure(encounters, change),
  }))
  const sections = sectionAccuracy(readSectionDialogues('valid'), weights)
  print('ACI-BENCH valid       R-1    R-2    R-Lsum  words  traceable  ms per note')
  for (const { way, rouge1, rouge2, rougeLsum, words, traceable, ms } of results)
    print(
      `${way.padEnd(20)} ${[rouge1, rouge2, rougeLsum].map((value) => value.toFixed(2).padStart(6)).join(' ')} ${words.toFixed(0).padStart(7)} ${traceable.toFixed(1).padStart(9)}% ${ms.toFixed(1).padStart(10)}`,
    )
  print('\nSafety facts missing from the note, of those said')
  for (const { way, safety } of results)
    print(
      `${way.padEnd(20)} ${SAFETY_KINDS.map((kind) => `${kind} ${safety[kind].missing}/${safety[kind].said}`).join('  ')}`,
    )
  print(
    `\nMTS-Dialog valid: the right section for ${sections.right} of ${sections.all} dialogues (${((100 * sections.right) / sections.all).toFixed(0)}%)\n`,
  )
  print(JSON.stringify({ results, sections }))
}

function measure(encounters: readonly Encounter[], change: (dialogue: string) => string) {
  const times: number[] = []
  let sentences = 0
  let traceable = 0
  const safety = Object.fromEntries(
    SAFETY_KINDS.map((kind) => [kind, { said: 0, missing: 0 }]),
  ) as ReturnType<typeof countSafety>
  const scores = encounters.map(({ dialogue, note }) => {
    const segments = segmentsOf(change(dialogue))
    const start = performance.now()
    const sections = writeNoteWithSources({ template: ACI_TEMPLATE, segments, context: '' })
    const text = renderNote(sections)
    times.push(performance.now() - start)
    for (const { text: sentence, segmentIds } of sections.flatMap((section) => section.sentences)) {
      const sources = segments
        .filter(({ id }) => segmentIds.includes(id))
        .map((segment) => segment.text)
      sentences += 1
      if (untraceableWords(sentence, sources).length === 0) traceable += 1
    }
    const counts = countSafety(dialogue, text, weights.role)
    for (const kind of SAFETY_KINDS) {
      safety[kind].said += counts[kind].said
      safety[kind].missing += counts[kind].missing
    }
    return { ...rouge(note, text), words: text.split(/\s+/).length }
  })
  return {
    rouge1: mean(scores.map((score) => score.rouge1)),
    rouge2: mean(scores.map((score) => score.rouge2)),
    rougeLsum: mean(scores.map((score) => score.rougeLsum)),
    words: mean(scores.map((score) => score.words)),
    traceable: (100 * traceable) / sentences,
    ms: median(times),
    safety,
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
