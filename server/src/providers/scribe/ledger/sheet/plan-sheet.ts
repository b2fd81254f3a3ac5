import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { asTest } from '../tasks/as-meant/as-test.ts'
import { factsWithin } from './speech/facts-within.ts'
import { distinctQuotations } from './quoting/distinct-quotations.ts'
import { withoutHalfWarnings } from './quoting/is-half-warning.ts'
import { isToldInstead } from './telling/is-told-instead.ts'
import { quoteBesides } from './quoting/quote-besides.ts'
import { quoteReason } from './quoting/quote-reason.ts'
import type { Quotation } from './quoting/quotation.ts'
import { quoteSheet } from './quoting/quote-sheet.ts'
import { spokenSentences } from './speech/spoken-sentences.ts'
import { toldForQuoted } from './telling/told-for-quoted.ts'
import { toldOnSheet } from './telling/told-on-sheet.ts'
import { withOwnDetails } from './telling/with-own-details.ts'
import type { Use } from './use-of-sentence.ts'

const DECIDES = new Set<Use>(['medicine', 'step'])

/** What a sheet quotes, and the facts that it tells in plain words. */
export interface Sheet {
  readonly quotations: readonly Quotation[]
  readonly facts: readonly Fact[]
}

/** A patient's sheet: the clinician's own words first, then what is sure without them. */
export function planSheet(heard: readonly Fact[], segments: readonly ScribeSegment[]): Sheet {
  const facts = heard.map(asTest)
  const spoken = spokenSentences(segments)
  const quoted = withoutHalfWarnings(quoteSheet(facts, spoken)).filter(
    ({ use, text }) =>
      !DECIDES.has(use) ||
      !spoken.some(
        (one) => text === `“${one.text}”` && isToldInstead(one, factsWithin(one, facts)),
      ),
  )
  const told = toldOnSheet({ facts, spoken, quotations: quoted })
  const besides = withoutHalfWarnings(quoteBesides(facts, { quotations: quoted, told }, spoken))
  const detailed = withOwnDetails(facts, distinctQuotations([...quoted, ...besides]))
  const { quotations } = detailed
  const reason = told.some(({ kind }) => kind === 'complaint')
    ? undefined
    : quoteReason(spoken, facts)
  return {
    quotations: reason === undefined ? quotations : [reason, ...quotations],
    facts: [...told, ...detailed.told, ...toldForQuoted(facts, quotations, spoken)],
  }
}
