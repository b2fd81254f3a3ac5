import type { Fact } from '@chartwright/contract/facts'
import type { Block } from '../../../../clinical/realise/block.ts'
import { purposeWords } from '../../../../clinical/realise/telling/say-attributes.ts'
import { realise } from '../../../../clinical/realise/realise.ts'
import type { KnownOfVisit } from '../../scribe.ts'
import { findReferral, reasonOf } from './referral-reason.ts'
import { summariseForPatient } from '../summarise-visit.ts'
import { introduced, namedPatient } from './write-letter.ts'
import { isWithoutValue } from '../without-value.ts'

const VERB = String.raw`^(?:(?:please|now|ok|okay|can|could|would|will|you|just|kindly|me|a)[\s,]+)*(?:draft|write|prepare|compose|create|generate)\b`
const ASKED = new RegExp(`${VERB}.*\\bletter\\b`, 'i')
const RECIPIENT = /\bletter\b.*?\b(?:to|for) (?:the |a |an |our |my )?(.+?)[.?!]*$/i

export function asksForLetter(question: string): boolean {
  return ASKED.test(question.trim())
}

const PARTS: readonly (readonly [string, Block, number])[] = [
  ['', 'hpi', 90],
  ['Past history', 'history', 40],
  ['Current medication', 'medications', 60],
  ['Allergies', 'allergies', 20],
  ['On examination', 'exam', 60],
  ['Results', 'results', 50],
  ['Assessment and plan', 'assessment-and-plan', 140],
]

/** A letter out of the ledger; names that are not known are left as blanks. */
export function draftLetter(question: string, facts: readonly Fact[], known: KnownOfVisit): string {
  if (isToPatient(question))
    return [
      `Dear ${known.patientName ?? '[name]'},`,
      summariseForPatient(facts),
      closing(known),
    ].join('\n\n')
  const valued = facts.filter((fact) => !isWithoutValue(fact))
  const body = PARTS.flatMap(([title, block, budgetWords]) => {
    const told = realise(block, valued, {
      reader: 'clinician',
      budgetWords,
    }).map(({ text }) => text)
    return told.length === 0 ? [] : [`${title === '' ? '' : `${title}: `}${told.join(' ')}`]
  })
  if (body.length === 0) return 'Nothing was understood in this session that a letter could tell.'
  return letterOf(question, body, facts, known)
}

export function isToPatient(question: string): boolean {
  return /^(?:patient|him|her|them|parents?|family)\b/i.test(recipientOf(question) ?? '')
}

function recipientOf(question: string): string | undefined {
  return RECIPIENT.exec(question.trim())?.[1]?.trim()
}

/** Paragraphs as a letter to a colleague. */
export function letterOf(
  question: string,
  body: readonly string[],
  facts: readonly Fact[],
  known: KnownOfVisit,
): string {
  const to = recipientOf(question)
  const why = reasonOf(facts, findReferral(facts, to))?.words
  const whom = introduced(known)
  return [
    ...(to === undefined ? [] : [capital(to)]),
    `Date: ${known.date}`,
    `Re: ${namedPatient(known)}`,
    'Dear colleague,',
    isReferral(question)
      ? `Thank you for seeing ${whom}${why === undefined ? '' : ` ${purposeWords(why)}`}.`
      : `I saw ${whom} on ${known.date}.`,
    ...body,
    closing(known),
  ].join('\n\n')
}

function isReferral(question: string): boolean {
  return /\brefer\w*\b/i.test(question)
}

function closing({ clinicianName }: KnownOfVisit): string {
  return `Yours sincerely,\n\n${clinicianName ?? '[name]'}`
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
