import { paragraph, QUOTED } from '../../section.ts'
import type { Told } from '../../headings/write-section.ts'
import { asInstructions } from './as-instruction.ts'
import type { Quotation } from './quotation.ts'

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
  const quoted = others.filter(({ text }) => asInstructions(text) === undefined).map(item)
  const lead = quoted.length === 0 ? [] : [paragraph(QUOTED)]
  const isList = told.isList || others.length > 0
  return { paragraphs: [...reasons, ...told.paragraphs, ...written, ...lead, ...quoted], isList }
}
