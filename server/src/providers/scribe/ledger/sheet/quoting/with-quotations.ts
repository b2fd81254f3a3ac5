import { paragraph, QUOTED } from '../../section.ts'
import type { Told } from '../../headings/write-section.ts'
import { dropRepeats, type Item } from '../once/drop-repeats.ts'
import { asInstructions } from './as-instruction.ts'
import type { Quotation } from './quotation.ts'
import { tidySpeech } from './tidy-speech.ts'

/**
 * What is told under a heading, and behind it what the clinician said, as a list: as an instruction where
 * only its lead has to change, and else in the clinician's own words.
 */
export function withQuotations(told: Told, quotations: readonly Quotation[]): Told {
  if (quotations.length === 0) return told
  const distinct = quotations.filter(
    ({ text }, at) => !quotations.some((other, place) => place < at && other.text.includes(text)),
  )
  const item = ({ text, factIds, lines }: Quotation) => [{ text, factIds, lines }]
  const reasons = distinct.filter(({ use }) => use === 'reason').map(item)
  const others = distinct.filter(({ use }) => use !== 'reason')
  const written = others.flatMap((each) => {
    const text = asInstructions(each.text)
    return text === undefined ? [] : [item({ ...each, text })]
  })
  const quoted = others
    .filter(({ text }) => asInstructions(text) === undefined)
    .map((each) => item({ ...each, text: tidied(each.text) }))
  const medicines = others.filter(({ use }) => use === 'medicine')
  const ids = new Set(medicines.flatMap(({ factIds }) => factIds))
  const isInstead = (sentences: Item) =>
    sentences.every(({ factIds: own }) => own.length > 0 && own.every((id) => ids.has(id)))
  const sheet = { told: told.paragraphs, written, quoted }
  const once = dropRepeats(sheet, medicines.length > 0, isInstead)
  const lead = once.quoted.length === 0 ? [] : [paragraph(QUOTED)]
  const isList = told.isList || others.length > 0
  return {
    paragraphs: [...reasons, ...once.told, ...once.written, ...lead, ...once.quoted],
    isList,
  }
}

/** Without what only leads on to it; the rest stays word for word, so that Insights finds it in its line. */
function tidied(text: string): string {
  return text.replace(/“([^”]*)”/g, (quotation, said: string) => {
    const less = tidySpeech(said)
    return lettersOf(said).includes(lettersOf(less)) ? `“${less}”` : quotation
  })
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
