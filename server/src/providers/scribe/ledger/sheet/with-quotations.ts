import { paragraph, QUOTED } from '../section.ts'
import type { Told } from '../write-section.ts'
import type { Quotation } from './quotation.ts'

/** What is told under a heading, and behind it what the clinician said, as a list. */
export function withQuotations(told: Told, quotations: readonly Quotation[]): Told {
  if (quotations.length === 0) return told
  const distinct = quotations.filter(
    ({ text }, at) => !quotations.some((other, place) => place < at && other.text.includes(text)),
  )
  const item = ({ text, factIds, lines }: Quotation) => [{ text, factIds, lines }]
  const reasons = distinct.filter(({ use }) => use === 'reason').map(item)
  const others = distinct.filter(({ use }) => use !== 'reason').map(item)
  const lead = others.length === 0 ? [] : [paragraph(QUOTED)]
  const isList = told.isList || others.length > 0
  return { paragraphs: [...reasons, ...told.paragraphs, ...lead, ...others], isList }
}
