import type { Fact } from '@chartwright/contract/facts'
import { parseTemplate, type Heading, type ParsedTemplate } from '../parse-template.ts'
import { ScribeError, type NoteInput } from '../scribe.ts'
import { isWordable } from '../../../clinical/realise/wordable.ts'
import { alsoSaid } from './also-said.ts'
import { chooseFacts } from './choose-facts.ts'
import { chainOf, isOfStory } from './fact-chain.ts'
import { blankOf, formLines, knownUnder } from './known-data.ts'
import { listIssues, tellByIssue, wantsNumbers } from './number-issues.ts'
import { fitOf, wantOf } from './place-facts.ts'
import { paragraph, type NoteSection } from './section.ts'
import { isFor } from './is-for.ts'
import { speaksToPatient } from './speaks-to-patient.ts'
import { isCoding, writeCodes } from './write-codes.ts'
import { writeFreely } from './write-freely.ts'
import {
  closeLetter,
  isLetter,
  isReferral,
  isToldBy,
  openLetter,
  reasonForReferral,
  requestOf,
} from './write-letter.ts'
import { riskLabelOf, riskLabels, tellRisk } from './write-risk.ts'
import { tellFacts, type PlacedFact, type Told } from './write-section.ts'

export type PlannedInput = Omit<NoteInput, 'signal'>

const NOTHING_SAID = 'Please transcribe or record session first!'
const NOTHING_CLINICAL = 'Nothing for the note was said.'
const TYPED_ONLY = 'This note rests on typed context only; nothing was recorded.'
/** For an office that must not learn more than it asks. */
const OFFICES = /\bsick note\b|\bcertificate\b|\bfit note\b/i

/** The note before it becomes text: every sentence with the facts that it tells. */
export function planNote(input: PlannedInput): NoteSection[] {
  const { segments, context } = input
  if (segments.length === 0 && context.trim() === '') throw new ScribeError(NOTHING_SAID)
  const sections = planSections(input)
  if (sections.length === 0)
    return [{ heading: null, paragraphs: [paragraph(NOTHING_CLINICAL)], isList: false }]
  if (segments.length > 0) return sections
  return [{ heading: null, paragraphs: [paragraph(TYPED_ONLY)], isList: false }, ...sections]
}

function planSections(input: PlannedInput): NoteSection[] {
  const template = parseTemplate(input.template)
  if (isCoding(input.template) && template.headings.length > 0) return writeCodes(template, input)
  const reader = speaksToPatient(input.template) ? 'patient' : 'clinician'
  const visitWords = input.segments.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const chosen = chooseFacts(input.facts, visitWords).filter(isWordable)
  const facts = chosen.filter((fact) => isFor(fact, input, reader))
  const complaints = facts.filter(({ kind }) => kind === 'complaint')
  const placed = facts.map((fact) => ({
    fact,
    chain: chainOf(fact, reader, isOfStory(fact, complaints)),
  }))
  const sections =
    template.headings.length === 0
      ? writeFreely(placed, input, reader)
      : fillHeadings(template, placed, input, reader)
  if (reader === 'patient' || OFFICES.test(input.template.title) || isLetter(input.template))
    return sections
  const told = new Set(
    sections.flatMap(({ paragraphs }) => paragraphs.flat().flatMap(({ factIds }) => factIds)),
  )
  const wanted = new Set(placedSomewhere(template, placed, input))
  const untold = input.facts.filter(
    (fact) =>
      fact.importance !== 'minor' && !told.has(fact.id) && (!isWordable(fact) || wanted.has(fact)),
  )
  return [...sections, ...alsoSaid(untold, input.segments, typedWithoutFacts(input))]
}

/** Facts that a heading of the template takes. */
function placedSomewhere(
  template: ParsedTemplate,
  placed: readonly PlacedFact[],
  { facts }: PlannedInput,
): Fact[] {
  if (template.headings.length === 0) return placed.map(({ fact }) => fact)
  const wants = template.headings.map((heading) => wantOf(heading, problemsOf(facts)))
  return placed
    .filter(({ fact, chain }) => wants.some((want) => fitOf(fact, chain, want) > 0))
    .map(({ fact }) => fact)
}

function fillHeadings(
  template: ParsedTemplate,
  placed: readonly PlacedFact[],
  input: PlannedInput,
  reader: 'clinician' | 'patient',
): NoteSection[] {
  const { headings } = template
  const facts = placed.map(({ fact }) => fact)
  const wants = headings.map((heading) => wantOf(heading, problemsOf(facts)))
  const reason = isReferral(input.template) ? reasonForReferral(facts, input.known) : undefined
  const free = placed.filter(({ fact }) => !isToldBy(reason, fact))
  const risk = headings.map(({ body }) => riskLabels(body))
  const places = free.map((one) => bestPlace(one, wants, risk))
  const issues = wantsNumbers(input.template) ? listIssues(facts) : []
  return headings.flatMap((heading, at) => {
    const own = free.filter((_, index) => places[index] === at)
    const labels = risk[at]
    const told = labels
      ? {
          paragraphs: tellRisk(labels, own, template.placeholder),
          isList: true,
        }
      : tellHeading(heading, own, wants[at]?.blocks ?? [], {
          input,
          reader,
          reason,
          issues,
          facts,
          placeholder: template.placeholder,
        })
    if (told.paragraphs.length > 0) return { heading: heading.title, ...told }
    if (template.omitsEmpty) return []
    return {
      heading: heading.title,
      paragraphs: [paragraph(emptyOf(heading, template))],
      isList: false,
    }
  })
}

interface HeadingTelling {
  readonly input: PlannedInput
  readonly reader: 'clinician' | 'patient'
  readonly reason: ReturnType<typeof reasonForReferral>
  readonly issues: readonly string[]
  readonly facts: readonly Fact[]
  readonly placeholder: string
}

function tellHeading(
  heading: Heading,
  own: readonly PlacedFact[],
  blocks: Parameters<typeof tellFacts>[1],
  { input, reader, reason, issues, facts, placeholder }: HeadingTelling,
): Told {
  const { template, known } = input
  if (isLetter(template) && /^recipient\b/i.test(heading.title))
    return {
      paragraphs: openLetter(heading, isReferral(template) ? facts : [], known),
      isList: false,
    }
  if (isLetter(template) && /^signature\b/i.test(heading.title))
    return { paragraphs: closeLetter(heading, known), isList: false }
  const data = knownUnder(heading.title, known)
  if (data !== undefined) return { paragraphs: [paragraph(data)], isList: false }
  if (issues.length > 0 && /\bissues\b/i.test(heading.title))
    return {
      paragraphs: issues.map((name, at) => paragraph(`${String(at + 1)}\\. ${capital(name)}`)),
      isList: false,
    }
  const telling = { reader, problems: problemsOf(facts) }
  const told =
    issues.length > 0 ? tellByIssue(own, blocks, telling, issues) : tellFacts(own, blocks, telling)
  const lines = formLines(heading, known).map((line) => paragraph(line))
  const opening = reason && /^reason for referral\b/i.test(heading.title) ? [[reason]] : []
  const request = reason && /^request\b/i.test(heading.title) ? [requestOf(facts, known)] : []
  const isUnsaid =
    told.paragraphs.length === 0 && lines.length > 0 && !/^signature\b/i.test(heading.title)
  const missing = isUnsaid ? [paragraph(blankOf(heading) ?? placeholder)] : []
  return {
    paragraphs: [...opening, ...request, ...told.paragraphs, ...missing, ...lines],
    isList: told.isList && opening.length + request.length + lines.length === 0,
  }
}

function bestPlace(
  { fact, chain }: PlacedFact,
  wants: readonly ReturnType<typeof wantOf>[],
  risk: readonly (readonly string[] | undefined)[],
): number | undefined {
  const onRisk = risk.findIndex((labels) => labels && riskLabelOf(fact, labels) !== undefined)
  if (onRisk >= 0) return onRisk
  const fits = wants.map((want) => fitOf(fact, chain, want))
  const best = Math.max(...fits)
  return best > 0 ? fits.indexOf(best) : undefined
}

function emptyOf(heading: Heading, template: ParsedTemplate): string {
  return blankOf(heading) ?? template.placeholder
}

function problemsOf(facts: readonly Fact[]): string[] {
  return [
    ...new Set(facts.filter(({ kind }) => kind === 'assessment').map(({ concept }) => concept)),
  ]
}

/** What the clinician typed stays, also where nothing was read from it. */
function typedWithoutFacts({ context, facts }: PlannedInput): string[] {
  const typed = facts.flatMap(({ said }) => said.filter(({ segment_id }) => segment_id === null))
  const lines = [...context.matchAll(/[^\r\n]*\S[^\r\n]*/g)]
  return lines
    .filter(({ 0: text, index }) => !typed.some(({ words }) => text.includes(words)) && index >= 0)
    .map(({ 0: text }) => text.trim())
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
