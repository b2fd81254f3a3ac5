import type { Fact } from '@chartwright/contract/facts'
import { capital } from '../../../../../clinical/realise/words/sentence.ts'
import { asInstruction } from './as-instruction.ts'
import { contextOf } from '../speech/context-of.ts'
import { dictatedLines } from '../speech/dictated-lines.ts'
import { distinctQuotations } from './distinct-quotations.ts'
import { factsWithin } from '../speech/facts-within.ts'
import { isHelpBehindSign } from './is-help-behind-sign.ts'
import { isRefused } from './is-refused.ts'
import { joined, settled, type Stretch } from '../speech/join-stretches.ts'
import { lastOfStretch } from '../speech/last-of-stretch.ts'
import { medicineBefore } from '../telling/medicine-before.ts'
import type { Quotation } from './quotation.ts'
import { ASKS_WHAT_TO_DO } from '../sheet-rules.data.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { isTelling, useOfSentence, type Use } from '../use-of-sentence.ts'

/** More words than this are no sentence that anybody could be handed. */
const MOST_WORDS = 45
const MOST_UNMARKED = 36
const MOST_OF_WARNING = 60
const FIRST_LINES = 2
const LEAST_OF_LONG = 12

export function isQuotable({ text }: SpokenSentence, use?: Use): boolean {
  const most = text.includes(',') ? MOST_WORDS : MOST_UNMARKED
  const words = text.split(' ').length
  if (words <= (use === 'warning' ? MOST_OF_WARNING : most)) return true
  return (use === 'step' || use === 'home') && asInstruction(text) !== undefined
}

const DECIDES_NOW =
  /\b(?:order|refer|repeat|recheck|prescribe|before i forget|in (?:an?|one|two|three|four|five|six|ten|twelve|\d+) (?:days?|weeks?|months?|years?))\b/i

/** What a visit is going to be about is no plan yet. */
export function isAgenda(
  { line, text }: SpokenSentence,
  spoken: readonly SpokenSentence[],
): boolean {
  const isOpening = line < FIRST_LINES && (spoken.at(-1)?.line ?? 0) > LEAST_OF_LONG
  return isOpening && !DECIDES_NOW.test(text)
}

/** What the clinician told the patient, in their own words, each for what it is for. */
export function quoteSheet(facts: readonly Fact[], spoken: readonly SpokenSentence[]): Quotation[] {
  const told = spoken.map((sentence) => factsWithin(sentence, facts))
  const stretches = settled(joined(stretchesOf(spoken, told)), spoken)
  const quotations = stretches.flatMap(({ use, first, last, named }): Quotation[] => {
    const own = spoken.slice(first, last + 1).filter(({ text }) => text !== '')
    if (own.some((each) => !isQuotable(each, use))) return []
    const ids = told.slice(first, last + 1).flatMap((each) => each.map(({ id }) => id))
    const lines = [...own.map(({ line }) => line), ...(named === undefined ? [] : [named.line])]
    return [
      {
        use,
        text: named === undefined ? quoted(own) : `${capital(named.name)}: ${quoted(own)}`,
        factIds: [...new Set(ids)],
        lines: [...new Set(lines)],
      },
    ]
  })
  return distinctQuotations(quotations)
}

function stretchesOf(
  spoken: readonly SpokenSentence[],
  told: readonly (readonly Fact[])[],
): Stretch[] {
  const hasCompany = spoken.some(({ role }) => role === 'other')
  const dictated = dictatedLines(spoken, hasCompany)
  return spoken.flatMap((sentence, at): Stretch[] => {
    const { text, role, line } = sentence
    if (role !== 'clinician' || dictated.has(line)) return []
    if (ASKS_WHAT_TO_DO.test(text) && spoken[at + 1]?.role === 'patient')
      return [{ use: 'warning', first: at, last: at + 1, named: undefined }]
    if (isHelpBehindSign(at, spoken))
      return [{ use: 'warning', first: at - 1, last: at, named: undefined }]
    const use = useOfSentence(text, { facts: told[at] ?? [], hasCompany })
    if (use !== undefined && use !== 'warning' && isRefused(at, spoken)) return []
    if (use === 'step' && isAgenda(sentence, spoken)) return []
    const named = medicineBefore(at, spoken, told)
    const isDose = (use === undefined || use === 'medicine') && isTelling(text)
    if (named !== undefined && isDose) {
      const last = lastOfStretch(at, 'medicine', spoken, told)
      return [{ use: 'medicine', first: at, last, named }]
    }
    const first = use === undefined ? undefined : contextOf(at, spoken, use)
    if (use === undefined || first === undefined) return []
    return [{ use, first, last: lastOfStretch(at, use, spoken, told), named: undefined }]
  })
}

/** Each line in its own marks. */
function quoted(sentences: readonly SpokenSentence[]): string {
  const lines = [...new Set(sentences.map(({ line }) => line))]
  return lines
    .map((line) =>
      sentences
        .filter((each) => each.line === line)
        .map(({ text }) => `“${text}”`)
        .join(' '),
    )
    .join(' — ')
}
