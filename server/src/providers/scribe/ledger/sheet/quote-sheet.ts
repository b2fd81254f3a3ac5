import type { Fact } from '@chartwright/contract/facts'
import { capital } from '../../../../clinical/realise/sentence.ts'
import { groupOfDrug } from '../find-asked.ts'
import { contextOf } from './context-of.ts'
import { medicineBefore, type NamedBefore } from './medicine-before.ts'
import { ASKS_WHAT_TO_DO, CONTINUES, REFUSES, SETTLES } from './sheet-rules.data.ts'
import type { SpokenSentence } from './spoken-sentences.ts'
import { drugsIn } from './names-drug.ts'
import { isTelling, useOfSentence, type Use } from './use-of-sentence.ts'

/** Sentences of the clinician as they stand on a sheet, with the facts that they tell. */
export interface Quotation {
  readonly use: Use
  readonly text: string
  readonly factIds: readonly string[]
  readonly lines: readonly number[]
}

interface Used {
  readonly use: Use
  /** The first and the last sentence. */
  readonly first: number
  readonly last: number
  /** The medicine, where its name was said before. */
  readonly named: NamedBefore | undefined
}

/** A line without marks is no sentence that anybody could be handed. */
const MOST_WORDS = 70

export function isQuotable({ text }: SpokenSentence): boolean {
  return text.split(' ').length <= MOST_WORDS
}

/** What the clinician told the patient, in their own words, each for what it is for. */
export function quoteSheet(facts: readonly Fact[], spoken: readonly SpokenSentence[]): Quotation[] {
  const hasCompany = spoken.some(({ role }) => role === 'other')
  const told = spoken.map((sentence) => factsWithin(sentence, facts))
  const used = spoken.flatMap((sentence, at): Used[] => {
    if (sentence.role !== 'clinician' || !isQuotable(sentence)) return []
    if (ASKS_WHAT_TO_DO.test(sentence.text) && spoken[at + 1]?.role === 'patient')
      return [{ use: 'warning', first: at, last: at + 1, named: undefined }]
    const use = useOfSentence(sentence.text, { facts: told[at] ?? [], hasCompany })
    if (use !== undefined && use !== 'warning' && isRefused(at, spoken)) return []
    const dosed = medicineBefore(at, spoken, told)
    if (
      (use === undefined || use === 'medicine') &&
      dosed !== undefined &&
      isTelling(sentence.text)
    )
      return [{ use: 'medicine', first: at, last: lastOf(at, spoken, told), named: dosed }]
    const first = use === undefined ? undefined : contextOf(at, spoken, use)
    return use === undefined || first === undefined
      ? []
      : [{ use, first, last: lastOf(at, spoken, told), named: undefined }]
  })
  return settled(joined(used), spoken).map(({ use, first, last, named }) => {
    const own = spoken.slice(first, last + 1).filter(({ text }) => text !== '')
    const ids = told.slice(first, last + 1).flatMap((each) => each.map(({ id }) => id))
    return {
      use,
      text: named === undefined ? quoted(own) : `${capital(named.name)}: ${quoted(own)}`,
      factIds: [...new Set(ids)],
      lines: [
        ...new Set([...own.map(({ line }) => line), ...(named === undefined ? [] : [named.line])]),
      ],
    }
  })
}

/** Stretches that overlap are one; it is for what its first sentence is for, but a warning stays one. */
function joined(used: readonly Used[]): Used[] {
  const done: Used[] = []
  for (const next of used) {
    const last = done.at(-1)
    const overlaps = last !== undefined && next.first <= last.last
    if (!overlaps || (next.use === 'warning') !== (last.use === 'warning')) done.push(next)
    else
      done[done.length - 1] = {
        ...last,
        first: Math.min(last.first, next.first),
        last: Math.max(last.last, next.last),
      }
  }
  return done
}

/** Of two medicines of one kind that were weighed, only the one that was settled on. */
function settled(used: readonly Used[], spoken: readonly SpokenSentence[]): Used[] {
  const groupsOf = ({ first, last, named }: Used) =>
    [named?.name ?? '', ...spoken.slice(first, last + 1).map(({ text }) => text)]
      .flatMap(drugsIn)
      .flatMap((name) => groupOfDrug(name) ?? [])
  return used.filter((one, at) => {
    if (one.use !== 'medicine') return true
    const groups = groupsOf(one)
    return !used.some(
      (later, place) =>
        place > at &&
        later.use === 'medicine' &&
        SETTLES.test(spoken[later.last]?.raw ?? '') &&
        groupsOf(later).some((group) => groups.includes(group)),
    )
  })
}

/** What the patient answers with a no is not to be done; 'no ladders' only repeats it. */
function isRefused(at: number, spoken: readonly SpokenSentence[]): boolean {
  const said = spoken[at]?.line ?? 0
  const whole = spoken.filter(({ line }) => line === said).map(({ text }) => text.toLowerCase())
  return spoken.slice(at + 1, at + 3).some(({ line, role, text }) => {
    const echoed = text.toLowerCase().replace(/[.]$/, '')
    const isEcho = whole.some((each) => each.includes(echoed))
    return line === said + 1 && role !== 'clinician' && !isEcho && REFUSES.test(text)
  })
}

/** With what goes on from it and holds no fact of its own. */
function lastOf(
  at: number,
  spoken: readonly SpokenSentence[],
  told: readonly (readonly Fact[])[],
): number {
  const next = spoken[at + 1]
  const goesOn =
    next !== undefined &&
    next.line === spoken[at]?.line &&
    ((told[at + 1] ?? []).length === 0 || /^(?:none|not)\b/i.test(next.text)) &&
    CONTINUES.test(next.text) &&
    isTelling(next.text)
  return goesOn ? lastOf(at + 1, spoken, told) : at
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

function isWithin(
  { segment_id, from }: Fact['said'][number],
  { segmentId, from: start, to }: SpokenSentence,
): boolean {
  return segment_id === segmentId && from >= start && from < to
}

/** The facts that are named in a sentence. */
export function factsWithin(sentence: SpokenSentence, facts: readonly Fact[]): Fact[] {
  return facts.filter(({ said }) => said.slice(0, 1).some((one) => isWithin(one, sentence)))
}
