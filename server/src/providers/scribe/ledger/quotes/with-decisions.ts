import type { Fact } from '@chartwright/contract/facts'
import { isToldIn } from '../../../../clinical/realise/once/merge-facts.ts'
import type { ScribeSegment } from '../../scribe.ts'
import type { PlanItem } from '../answers/without-repeats.ts'
import { isTakenBack } from '../decided/is-taken-back.ts'
import { leftUnsaid } from '../decided/left-unsaid.ts'
import { isDrugDecision } from '../questions/topics/topic-facts.ts'
import type { NoteSection } from '../section.ts'
import { BROKEN_OFF, LEANS_BACK, TORN } from '../sheet/sheet-rules.data.ts'
import { spokenSentences, type SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { isTelling } from '../sheet/use-of-sentence.ts'
import { renderNote } from '../render-note.ts'
import { ALSO_SAID } from './also-said.ts'
import { cleanQuotation } from './words/clean-quotation.ts'
import { isFaulty } from './words/complete-quotation.ts'
import { mustAppear } from './must-appear.ts'
import { noteLine } from './note-line.ts'
import { isInNote } from './is-in-note.ts'
import { isHopedFor, withoutTrailingTalk } from './words/without-trailing-talk.ts'
import { isAnyVisit } from './worth/is-worth-quoting.ts'

const MOST = 4
const MOST_WORDS = 45

/** The note with the decisions that it neither tells nor quotes, in the sentences in which they were made. */
export function withDecisions(
  sections: readonly NoteSection[],
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): NoteSection[] {
  const spoken = spokenSentences(segments)
  const note = renderNote(sections)
  const items = itemsOf(sections, facts)
  const told = items.flatMap((item) => item.facts)
  const decided = facts.filter((fact) => isDecision(fact) && !isToldByName(fact, told))
  const unsaid = leftUnsaid(decided, items, spoken)
    .filter((item) => isToldPlainly(item, spoken))
    .map((item) => ({ ...item, text: plainOf(item) }))
    .filter((item) => !isTold(item, note))
    .slice(0, MOST)
    .map(({ text, facts: own }) => [
      { text: noteLine(text, 'clinician', own) ?? `“${text}”`, factIds: own.map(({ id }) => id) },
    ])
  if (unsaid.length === 0) return [...sections]
  const at = sections.findIndex(({ heading }) => heading === ALSO_SAID)
  const also = sections[at] ?? { heading: ALSO_SAID, paragraphs: [], isList: true }
  const whole = { ...also, paragraphs: [...also.paragraphs, ...unsaid] }
  return at < 0 ? [...sections, whole] : sections.with(at, whole)
}

/** A test that is ordered by another name. */
function isToldByName(fact: Fact, told: readonly Fact[]): boolean {
  if (fact.kind !== 'plan' || mustAppear(fact) || told.includes(fact)) return false
  return told.some((known) => isToldIn(known, fact))
}

/** Without slips, and without the talk behind what was decided. */
function plainOf({ text, facts }: PlanItem): string {
  const words = wordsIn(text)
  const shorter = withoutTrailingTalk(words, '')
  const isEnough = facts.every(({ said: [own] }) => shorter.includes(own?.words ?? ''))
  return cleanQuotation(isEnough ? shorter : words)
}

function wordsIn(quotation: string): string {
  return quotation.replace(/^“|”$/g, '')
}

function isDecision(fact: Fact): boolean {
  const { kind, act, status, importance, source, who, time, polarity } = fact
  if (importance === 'minor' || source !== 'heard' || who !== 'patient' || time === 'past')
    return false
  if (polarity === 'absent' || act === 'declined' || status === 'declined') return false
  return kind === 'plan' ? act !== 'counsel' : isDrugDecision(fact) && status !== 'continue'
}

/** Whether it stands in a longer quotation, or in the words of a note. */
function isTold({ text, facts }: PlanItem, note: string): boolean {
  const plain = text.replace(/[.?]$/, '')
  return note.includes(plain) || facts.every((fact) => isInNote(fact, plain, note))
}

/** One sentence of the clinician that can be read by itself. */
function isToldPlainly({ text, facts }: PlanItem, spoken: readonly SpokenSentence[]): boolean {
  const plain = wordsIn(text)
  if (facts.every((fact) => isAnyVisit(fact, plain))) return false
  if (facts.every(({ said: [own] }) => isHopedFor(plain, own?.words ?? ''))) return false
  const at = spoken.findIndex((each) => each.text === plain)
  const sentence = spoken[at]
  if (plain.endsWith('?') || isTakenBack(at, spoken)) return false
  if (sentence?.role !== 'clinician' || plain.split(' ').length > MOST_WORDS) return false
  if (BROKEN_OFF.test(plain) || TORN.test(plain) || LEANS_BACK.test(plain)) return false
  if (isFaulty(plain, facts)) return false
  return isTelling(plain) || facts.some(({ certainty }) => certainty !== 'sure')
}

/** What the note says, each paragraph as an item of a plan. */
function itemsOf(sections: readonly NoteSection[], facts: readonly Fact[]): PlanItem[] {
  return sections.flatMap(({ paragraphs }) =>
    paragraphs.map((sentences) => ({
      use: 'step' as const,
      text: sentences.map(({ text }) => text).join(' '),
      lines: [],
      facts: facts.filter(({ id }) => sentences.some(({ factIds }) => factIds.includes(id))),
    })),
  )
}
