import type { Fact } from '@chartwright/contract/facts'
import { hasMoreToTell } from '../../../../clinical/realise/blocks/story/complaint.ts'
import type { Heading, ParsedTemplate } from '../../parse-template.ts'
import type { NoteInput } from '../../scribe.ts'
import { blankOf, formLines, knownUnder } from '../choosing/known-data.ts'
import { listIssues, tellByIssue, wantsNumbers } from './number-issues.ts'
import { plannedFor } from '../choosing/planned-for.ts'
import { takenAlready } from '../choosing/taken-already.ts'
import { fitOf, wantOf, type Want } from './place-facts.ts'
import { paragraph, type NoteSection } from '../section.ts'
import { placeQuotations } from '../sheet/quoting/place-quotations.ts'
import type { Quotation } from '../sheet/quoting/quotation.ts'
import { withQuotations } from '../sheet/quoting/with-quotations.ts'
import type { Steps } from '../steps.ts'
import {
  closeLetter,
  isLetter,
  isReferral,
  isToldBy,
  openLetter,
  reasonForReferral,
  requestOf,
} from '../letters/write-letter.ts'
import { tellDrugGroups, wantsDrugGroups } from './write-drug-groups.ts'
import { riskLabelOf, riskLabels, tellRisk } from './write-risk.ts'
import { tellFacts, type PlacedFact, type Told } from './write-section.ts'

type PlannedInput = Pick<NoteInput, 'template' | 'known'>

interface Filled {
  readonly sections: NoteSection[]
  /** Facts that some heading takes. */
  readonly taken: ReadonlySet<Fact>
  /** The heading that such a fact stands under. */
  readonly headingOf: (placed: PlacedFact) => string | undefined
}

interface Filling {
  readonly reader: 'clinician' | 'patient'
  /** What is quoted to a patient. */
  readonly quotations: readonly Quotation[]
}

/** Each fact under the heading that it fits best, and every heading with what it has. */
export function* fillHeadings(
  template: ParsedTemplate,
  placed: readonly PlacedFact[],
  input: PlannedInput,
  { reader, quotations }: Filling,
): Steps<Filled> {
  const { headings, placeholder } = template
  const facts = placed.map(({ fact }) => fact)
  const wants = headings.map((heading) => wantOf(heading, problemsOf(facts)))
  const reason = isReferral(input.template) ? reasonForReferral(facts, input.known) : undefined
  const free = placed.filter(({ fact }) => !isToldBy(reason, fact))
  const risk = headings.map(({ body }) => riskLabels(body))
  const places: (number | undefined)[] = []
  for (const [at, one] of free.entries()) {
    if (at % FACTS_IN_STEP === 0) yield
    places.push(bestPlace(one, wants, risk))
  }
  const story = wants.findIndex(
    ({ blocks, problem }) => problem === undefined && blocks[0] === 'hpi',
  )
  const medicines = reader === 'clinician' ? listOfMedicines(headings, wants) : -1
  const problems = reader === 'clinician' ? listOfProblems(wants) : -1
  const issues = wantsNumbers(input.template) ? listIssues(facts) : []
  const telling = { input, reader, reason, issues, facts, placeholder }
  const quotedAt = placeQuotations(quotations, wants)
  const sections: NoteSection[] = []
  for (const [at, heading] of headings.entries()) {
    yield
    const own = free.filter(
      (one, index) =>
        places[index] === at || (at === story && isDevelopedIn(one, wants[places[index] ?? -1])),
    )
    if (at === medicines) own.push(...takenAlready(facts).map(asListed))
    if (at === problems) own.push(...plannedFor(facts).map(asConcluded))
    const labels = risk[at]
    const plain = labels
      ? { paragraphs: tellRisk(labels, own, placeholder), isList: true }
      : wantsDrugGroups(heading.body) && reader === 'clinician'
        ? tellDrugGroups(own, { reader, problems: problemsOf(facts) })
        : tellHeading(heading, own, wants[at]?.blocks ?? [], telling)
    const told = withQuotations(
      plain,
      quotations.filter((_, index) => quotedAt[index] === at),
    )
    if (told.paragraphs.length > 0) sections.push({ heading: heading.title, ...told })
    else if (!template.omitsEmpty) sections.push(emptySection(heading, placeholder))
  }
  const taken = new Set(free.filter((_, at) => places[at] !== undefined).map(({ fact }) => fact))
  const headingOf = (one: PlacedFact) => headings[bestPlace(one, wants, risk) ?? -1]?.title
  return { sections, taken, headingOf }
}

const FACTS_IN_STEP = 40

/** Where a note lists what is taken, and its plan stands elsewhere. */
function listOfMedicines(headings: readonly Heading[], wants: readonly Want[]): number {
  return wants.findIndex(
    ({ blocks, problem }, at) =>
      problem === undefined &&
      blocks[0] === 'medications' &&
      !blocks.includes('plan') &&
      !/\b(?:new|prescri\w+|changes?)\b/i.test(headings[at]?.title ?? ''),
  )
}

/** Where a note concludes. */
function listOfProblems(wants: readonly Want[]): number {
  return wants.findIndex(
    ({ blocks, problem }) => problem === undefined && blocks.includes('assessment'),
  )
}

function asConcluded(fact: Fact): PlacedFact {
  return { fact, chain: ['assessment'] }
}

function asListed(fact: Fact): PlacedFact {
  return { fact, chain: ['medications'] }
}

/** A complaint of which more is known than its line tells is told whole in the story of it. */
function isDevelopedIn({ fact }: PlacedFact, place: Want | undefined): boolean {
  return (
    fact.kind === 'complaint' &&
    place !== undefined &&
    !place.blocks.includes('hpi') &&
    hasMoreToTell(fact)
  )
}

function emptySection(heading: Heading, placeholder: string): NoteSection {
  const text = blankOf(heading) ?? placeholder
  return { heading: heading.title, paragraphs: [paragraph(text)], isList: false }
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

/** What was assessed, and what else that the note tells of a plan is for. */
function problemsOf(facts: readonly Fact[]): string[] {
  const assessed = facts.filter(({ kind }) => kind === 'assessment').map(({ concept }) => concept)
  const told = new Set(
    facts
      .filter(({ kind, polarity }) => TOLD.has(kind) && polarity === 'present')
      .map(({ concept }) => concept),
  )
  const planned = facts.map(({ problem }) => problem).filter((problem) => told.has(problem))
  return [...new Set([...assessed, ...planned])]
}

const TOLD = new Set<Fact['kind']>(['complaint', 'symptom', 'history'])

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
