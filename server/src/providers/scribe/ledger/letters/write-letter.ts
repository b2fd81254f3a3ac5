import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { knownPart } from '../../../../clinical/realise/patient/known-part.ts'
import { purposeWords } from '../../../../clinical/realise/telling/say-attributes.ts'
import { writeCase } from '../../../../clinical/realise/words/write-case.ts'
import type { Heading } from '../../parse-template.ts'
import type { KnownOfVisit, ScribeTemplate } from '../../scribe.ts'
import { describeWhom, pronounsOf } from '../../whom.ts'
import { blankOf, dateInWords, formLines } from '../choosing/known-data.ts'
import { findReferral, reasonOf } from './referral-reason.ts'
import { paragraph, type ToldSentence } from '../section.ts'

type Paragraphs = readonly (readonly ToldSentence[])[]

export function isLetter({ title, prompt }: Pick<ScribeTemplate, 'title' | 'prompt'>): boolean {
  return /\bletter\b/i.test(title) || /^\s*write (?:an? |the )?(?:\w+ ){0,3}letter\b/i.test(prompt)
}

export function isReferral({ title, prompt }: Pick<ScribeTemplate, 'title' | 'prompt'>): boolean {
  return isLetter({ title, prompt }) && /\breferral\b|\brefer\b/i.test(`${title} ${prompt}`)
}

/** Whom it goes to, when, about whom, and the salutation. */
export function openLetter(
  heading: Heading,
  facts: readonly Fact[],
  known: KnownOfVisit,
): Paragraphs {
  const referral = findReferral(facts)
  const to = referral ? capital(placeOf(referral)) : blankOf(heading)
  const lines = [
    ...(to === undefined ? [] : paragraph(to, referral ? [referral.id] : [])),
    ...paragraph(`Date: ${dateInWords(known.date)}`),
    ...(known.patientName === null ? [] : paragraph(`Re: ${namedPatient(known)}`)),
  ]
  return [
    ...lines.map((line) => [line]),
    paragraph(isOffice(heading) ? 'Dear Sir or Madam,' : 'Dear colleague,'),
  ]
}

/** Why the recipient is written to, with the facts that it tells. */
export function reasonForReferral(
  facts: readonly Fact[],
  known: KnownOfVisit,
): ToldSentence | undefined {
  const referral = findReferral(facts)
  const why = reasonOf(facts, referral)
  if (!referral && !why) return undefined
  const to = referral ? ` to ${withArticle(placeOf(referral))}` : ''
  const told = [referral, why?.fact].flatMap((fact) => fact ?? [])
  return {
    text: `I am referring ${introduced(known)}${to}${why ? wordReason(why.words) : ' for [reason to be completed]'}.`,
    factIds: [...new Set(told.map(({ id }) => id))],
  }
}

/** What the recipient is asked for, as far as it was said. */
export function requestOf(facts: readonly Fact[], known: KnownOfVisit): readonly ToldSentence[] {
  const referral = findReferral(facts)
  const why = referral?.attributes.detail ?? reasonOf(facts, referral)?.words
  const text = `Please see ${pronounsOf(known)?.object ?? nameOf(known)}${why === undefined ? '' : wordReason(why)}.`
  return paragraph(text, referral ? [referral.id] : [])
}

/** A diagnosis and a complaint of which more is known are told in their own places as well. */
export function isToldBy(reason: ToldSentence | undefined, fact: Fact): boolean {
  if (!reason?.factIds.includes(fact.id)) return false
  return fact.kind === 'plan' || (fact.kind === 'complaint' && isBare(fact))
}

function isBare({ attributes }: Fact): boolean {
  return Object.keys(attributes).length === 0
}

/** Of a referral, what has a bearing on it: its own problem, what belongs to none, and what every colleague needs. */
export function bearsOnReferral(fact: Fact, facts: readonly Fact[]): boolean {
  const problem = findReferral(facts)?.problem ?? ''
  if (problem === '' || fact.problem === '' || fact.problem === problem) return true
  return /^(?:medication|allergy|history)$/.test(fact.kind) || fact.kind === 'assessment'
}

function nameOf({ patientName }: KnownOfVisit): string {
  return patientName ?? 'this patient'
}

/** 'Ana Silva, a 54-year-old woman,', where that is known. */
export function introduced(known: KnownOfVisit): string {
  const whom = describeWhom(known)
  return whom === undefined ? nameOf(known) : `${nameOf(known)}, ${whom},`
}

/** With what tells two patients of one name apart. */
export function namedPatient(known: KnownOfVisit): string {
  const { dateOfBirth, recordNumber } = known.patient ?? {}
  return [
    known.patientName ?? '[patient]',
    ...(dateOfBirth ? [`born ${dateInWords(dateOfBirth)}`] : []),
    ...(recordNumber ? [`record number ${recordNumber}`] : []),
  ].join(', ')
}

/** With the clinician's name where it is known. */
export function closeLetter(heading: Heading | undefined, known: KnownOfVisit): Paragraphs {
  const lines = heading ? formLines(heading, known) : []
  const asked = lines.filter((line) => !line.startsWith('Name: ') || known.clinicianName === null)
  return [
    paragraph('Yours sincerely,'),
    ...(known.clinicianName === null ? [] : [paragraph(known.clinicianName)]),
    ...asked.map((line) => paragraph(line)),
  ]
}

function placeOf({ concept }: Fact): string {
  const part = isKnownName('plan', concept) ? undefined : knownPart(concept)
  if (part !== undefined && /^(?:follow|see|go|get)\b/.test(concept)) return part
  return writeCase(
    concept.replace(/\s*\b(?:referral|consult(?:ation)?|evaluation)$/, '') || concept,
  )
}

const PLACE = /\b(?:clinic|service|team|department|unit|hospital|cent(?:er|re)|program|programme)$/
const PERSON = /\b(?:\w+ist|surgeon|doctor|physician|nurse|midwife)$/

/** 'the dermatology clinic', 'an ENT specialist', and 'cardiology' as it is. */
function withArticle(place: string): string {
  if (PLACE.test(place)) return `the ${place}`
  if (!PERSON.test(place)) return place
  return `${/^[aeiou]/i.test(place) ? 'an' : 'a'} ${place}`
}

/** A request to the colleague takes 'to', a complaint takes 'for'. */
const DOES =
  /^(?:help|see|check|evaluate|assess|discuss|rule out|look|make|manage|find|take|talk)\b/

function wordReason(words: string): string {
  const purpose = purposeWords(words)
  if (LINKED.test(purpose)) return ` ${purpose}`
  return DOES.test(purpose) ? ` to ${purpose}` : ` for ${purpose}`
}

const LINKED = /^(?:to|for|because|after|due to|in order)\b/

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** An insurer is no colleague. */
function isOffice({ title, body }: Heading): boolean {
  return /\breference\b|\binsurer\b/i.test(`${title} ${body}`)
}
