import type { Fact } from '@chartwright/contract/facts'
import { readSince } from '../../../clinical/patients/read-since.ts'
import { isToldIn, mergeFacts } from '../../../clinical/realise/once/merge-facts.ts'
import { canBeTold, isPhrasedWell } from '../../../clinical/realise/naming/can-be-told.ts'
import { parseTemplate } from '../parse-template.ts'
import { ScribeError, type NoteInput, type ScribeSegment } from '../scribe.ts'
import { sentencesOfFact } from './quotes/words/sentences-of-fact.ts'
import { alsoSaid } from './quotes/also-said.ts'
import { heardConclusions } from './quotes/conclusions/heard-conclusions.ts'
import { isConclusion, isNamedConclusion } from './quotes/conclusions/is-concluded.ts'
import { answeredRequests } from './quotes/requests/answered-requests.ts'
import { isForbidden, mustAppear } from './quotes/must-appear.ts'
import { asReported } from './choosing/as-reported.ts'
import { isOfToday } from './choosing/carried.ts'
import { chooseFacts } from './choosing/choose-facts.ts'
import { chainOf, isOfStory } from './choosing/fact-chain.ts'
import { factsForClinician } from './choosing/facts-for-clinician.ts'
import { factsForPatient } from './choosing/facts-for-patient.ts'
import { fillHeadings } from './headings/fill-headings.ts'
import { generalSaid } from './quotes/general-said.ts'
import { isCutOff } from './quotes/words/is-cut-off.ts'
import { blocksOfLine, isUnsaid, placeLines } from './quotes/placing/place-lines.ts'
import { isOfPatient } from './quotes/words/questions-in-quotes.ts'
import { withAlsoSaid } from './quotes/placing/with-also-said.ts'
import { withDecisions } from './quotes/with-decisions.ts'
import { isOnlyNamed } from './choosing/doubt/is-only-named.ts'
import { isExplaining } from './choosing/relevance/is-explaining.ts'
import { isRelevant } from './choosing/relevance/is-relevant.ts'
import { isScreenedFor } from './choosing/relevance/is-screened-for.ts'
import { isSureEnough } from './choosing/doubt/is-sure-enough.ts'
import { isTooDoubtful } from './choosing/doubt/is-too-doubtful.ts'
import { losesTerms } from './choosing/loses-terms.ts'
import { asKept, isKept } from './choosing/keeps-taking.ts'
import { withoutFarDetails } from './choosing/doubt/without-far-details.ts'
import { withWholeOrientation } from './choosing/whole-orientation.ts'
import { leansOnBefore } from './choosing/warnings/leans-on-before.ts'
import { isToldByEmergency } from './choosing/warnings/told-by-emergency.ts'
import { losesSigns } from './choosing/warnings/loses-signs.ts'
import { withSignsOfSameWarning, withWholeWarning } from './choosing/warnings/with-whole-warning.ts'
import { withOpening } from './opening/with-opening.ts'
import { nameFollowUp, nameProblems } from './problems/name-problems.ts'
import { renderNote } from './render-note.ts'
import { paragraph, type NoteSection, type ToldSentence } from './section.ts'
import { planSheet } from './sheet/plan-sheet.ts'
import { sharesCondition, withOwnCondition } from './choosing/warnings/shares-condition.ts'
import { speaksToPatient } from './speaks-to-patient.ts'
import type { Steps } from './steps.ts'
import { isCoding, writeCodes } from './codes/write-codes.ts'
import { writeFreely } from './write-freely.ts'
import { isLetter } from './letters/write-letter.ts'

type PlannedInput = Omit<NoteInput, 'signal'>

const NOTHING_SAID = 'Please transcribe or record session first!'
const NOTHING_CLINICAL = 'Nothing for the note was said.'
const TYPED_ONLY = 'This note rests on typed context only; nothing was recorded.'
/** For an office that must not learn more than it asks. */
const OFFICES = /\bsick note\b|\bcertificate\b|\bfit note\b/i

/** The note before it becomes text: every sentence with the facts that it tells. */
export function* planNote(input: PlannedInput): Steps<NoteSection[]> {
  const { segments, context } = input
  if (segments.length === 0 && context.trim() === '') throw new ScribeError(NOTHING_SAID)
  const sections = yield* planSections(input)
  if (sections.length === 0)
    return [{ heading: null, paragraphs: [paragraph(NOTHING_CLINICAL)], isList: false }]
  if (segments.length > 0) return sections
  return [{ heading: null, paragraphs: [paragraph(TYPED_ONLY)], isList: false }, ...sections]
}

function* planSections(input: PlannedInput): Steps<NoteSection[]> {
  const template = parseTemplate(input.template)
  if (isCoding(input.template) && template.headings.length > 0) return writeCodes(template, input)
  const reader = speaksToPatient(input.template) ? 'patient' : 'clinician'
  const visitWords = input.segments.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const heard = input.facts.filter(isOfToday)
  const today = heard.map((fact) =>
    withWholeOrientation(asKept(asReported(fact, input.segments), input.segments), input.segments),
  )
  // What was heard as history needs to be no surer as a symptom.
  const sure = today.filter(
    (fact, at) =>
      (isSureEnough(heard[at]?.kind === 'history' ? heard[at] : fact) ||
        isNamedConclusion(fact, input.segments)) &&
      (isRelevant(fact) || isKept(fact)) &&
      !isScreenedFor(fact, input.segments) &&
      !isExplaining(fact, input.segments),
  )
  const willBeTold = (fact: Fact) => canBeTold(fact) && !isTooDoubtful(fact, input.segments)
  const chosen = chooseFacts(sure, visitWords, willBeTold)
    .map((fact) => keepPhrase(fact, withOwnCondition(nameFollowUp(withoutFarDetails(fact)), sure)))
    .filter((fact) => isWhole(fact) && !sharesCondition(fact, sure))
  const stated = chosen.flatMap((fact) => {
    if (isOnlyNamed(fact, input.segments) || leansOnBefore(fact, input.segments)) return []
    if (isKept(fact)) return [fact]
    if (isNamedConclusion(fact, input.segments)) return [fact]
    if (losesTerms(fact, chosen, input.segments)) return []
    if (!isTooDoubtful(fact, input.segments) && !losesSigns(fact, chosen, input.segments))
      return [fact]
    const warning = withWholeWarning(fact, input.segments)
    return warning === fact ? [] : [warning]
  })
  const warned = withSignsOfSameWarning(stated, today, input.segments)
  const whole = warned.filter((fact) => !isToldByEmergency(fact, warned))
  yield
  const sheet =
    reader === 'patient' && template.headings.length > 0
      ? planSheet(today, input.segments)
      : { facts: today, quotations: [] }
  const merged = yield* mergeFacts(
    reader === 'patient' ? factsForPatient(sheet.facts) : factsForClinician(whole, input),
    (fact) => sentencesOfFact(fact, input.segments),
  )
  const given = new Map(whole.map((fact) => [fact.id, fact]))
  const facts = nameProblems(merged, chosen, input.segments).map((fact) =>
    keepPhrase(given.get(fact.id) ?? fact, fact),
  )
  yield
  const complaints = facts.filter(({ kind }) => kind === 'complaint')
  const before = reader === 'patient' ? [] : input.facts.filter((fact) => !isOfToday(fact))
  const placed = [...facts, ...before].map((fact) => ({
    fact,
    chain: chainOf(fact, reader, isOfStory(fact, complaints)),
  }))
  yield
  const {
    sections: written,
    taken,
    headingOf,
  } = template.headings.length === 0
    ? {
        sections: writeFreely(placed, input, reader),
        taken: new Set(facts),
        headingOf: () => undefined,
      }
    : yield* fillHeadings(template, placed, input, { reader, quotations: sheet.quotations })
  const sections = withToldFacts(written, merged.toldBy)
  if (reader === 'patient' || OFFICES.test(input.template.title) || isLetter(input.template))
    return sections
  yield
  const ids = idsOf(sections)
  const told = [...today, ...before].filter(({ id }) => ids.has(id))
  const least = told.some(isAssessed) ? LEAST_OF_FURTHER_CONCLUSION : 0
  const quotable = today.filter(
    (fact) =>
      sure.includes(fact) ||
      mustAppear(fact) ||
      isForbidden(fact) ||
      ((fact.sureness ?? 1) >= least && isConclusion(fact, input.segments)),
  )
  const untold = untoldOf(quotable, told, new Set([...taken].map(({ id }) => id)), input.segments)
  const headingOfAll = (fact: Fact) => headingOf({ fact, chain: chainOf(fact, reader, true) })
  const unsaid = sections.filter((section) => isUnsaid(section, template.placeholder))
  const known = {
    note: renderNote(sections),
    told,
    isUnsaid: (fact: Fact) => unsaid.some(({ heading }) => heading === headingOfAll(fact)),
  }
  const quoted = alsoSaid(untold, input.segments, typedWithoutFacts(input), known)
  const decided = withDecisions([...sections, ...quoted], today, input.segments)
  const ofToday = new Map(today.map((fact) => [fact.id, fact]))
  const isAllConcluded = [...idsOf(decided)].some((id) => {
    const fact = ofToday.get(id)
    return fact !== undefined && isAssessed(fact)
  })
  const concluded = isAllConcluded ? [] : heardConclusions(input.segments)
  const requests = answeredRequests(input.segments, renderNote(decided))
  const all = withAlsoSaid(decided, [...concluded, ...requests])
  const order = template.headings.map(({ title }) => title)
  const [any] = today
  const unread = {
    lines: new Set(concluded.map(({ text }) => text)),
    heading: any && headingOfAll({ ...any, kind: 'assessment', act: '', status: '' }),
  }
  const placedLines = placeLines(
    all,
    { order, placeholder: template.placeholder, unread },
    (id) => {
      const fact = ofToday.get(id)
      const line = input.segments.find((each) => each.id === fact?.said[0]?.segment_id)
      if (fact === undefined || line === undefined) return undefined
      const chain = blocksOfLine(fact, isOfPatient(line))
      return {
        kind: fact.kind,
        isWarning: fact.act === 'safety_net' || fact.act === 'emergency',
        ofLine: chain.length === 0 ? undefined : headingOf({ fact, chain }),
        ofQuotation: headingOfAll(fact),
      }
    },
  )
  if (all.length === 0) return generalSaid(input.segments)
  return withOpening(placedLines, {
    segments: input.segments,
    known: input.known,
    facts,
    heading:
      template.headings.length === 0 ? null : any && headingOf({ fact: any, chain: ['hpi'] }),
    isUnsaid: (section) => isUnsaid(section, template.placeholder),
  })
}

/** A further conclusion is quoted if it was read so surely; the first one in any case. */
const LEAST_OF_FURTHER_CONCLUSION = 0.5

function isAssessed({ kind }: Fact): boolean {
  return kind === 'assessment'
}

/** A sentence tells the facts that were merged into its own as well. */
function withToldFacts(
  sections: readonly NoteSection[],
  toldBy: ReadonlyMap<string, string>,
): NoteSection[] {
  const also = new Map<string, string[]>()
  for (const [id, by] of toldBy) also.set(by, [...(also.get(by) ?? []), id])
  const tellAll = (sentence: ToldSentence): ToldSentence => ({
    ...sentence,
    factIds: sentence.factIds.flatMap((id) => [id, ...(also.get(id) ?? [])]),
  })
  return sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((sentences) => sentences.map(tellAll)),
  }))
}

/** What the rules or the phraser can tell, and was said to its end. */
function isWhole(fact: Fact): boolean {
  return canBeTold(fact) && (!isCutOff(fact) || isPhrasedWell(fact))
}

/** What is called otherwise or says more by now is not what the phraser wrote of. */
function keepPhrase(before: Fact, after: Fact): Fact {
  const isSame =
    before.concept === after.concept &&
    Object.keys(after.attributes).every((name) => name in before.attributes)
  return after.phrased !== true || isSame ? after : { ...after, phrased: false }
}

function idsOf(sections: readonly NoteSection[]): Set<string> {
  return new Set(
    sections.flatMap(({ paragraphs }) => paragraphs.flat().flatMap(({ factIds }) => factIds)),
  )
}

/** What matters and stands nowhere, though the template wants it or nobody could place it. */
function untoldOf(
  facts: readonly Fact[],
  told: readonly Fact[],
  taken: ReadonlySet<string>,
  segments: readonly ScribeSegment[],
): Fact[] {
  return facts.filter(
    (fact) =>
      fact.importance !== 'minor' &&
      !told.includes(fact) &&
      (taken.has(fact.id) ||
        !isWhole(fact) ||
        isTooDoubtful(fact, segments) ||
        mustAppear(fact) ||
        isConclusion(fact, segments) ||
        isForbidden(fact) ||
        losesTerms(fact, facts, segments) ||
        sharesCondition(fact, facts)) &&
      !isToldByEmergency(fact, told) &&
      !told.some((known) => isSaidOf(known, fact) || isToldElsewhere(known, fact)),
  )
}

/** The same thing on the same line: what is untold of it is how it was said. One complaint is enough. */
function isSaidOf(known: Fact, fact: Fact): boolean {
  if (known.kind === 'complaint' && fact.kind === 'complaint') return true
  return (
    known.kind === fact.kind &&
    known.concept === fact.concept &&
    known.polarity === fact.polarity &&
    fact.lines.some((line) => known.lines.includes(line))
  )
}

/** The same thing by another name; what must appear has to say so itself. */
function isToldElsewhere(known: Fact, fact: Fact): boolean {
  return fact.kind !== 'medication' && !mustAppear(fact) && isToldIn(known, fact)
}

/** What the clinician typed stays, also where nothing was read from it. */
function typedWithoutFacts({ context, facts }: PlannedInput): string[] {
  const typed = facts.flatMap(({ said }) => said.filter(({ segment_id }) => segment_id === null))
  const lines = [...context.matchAll(/[^\r\n]*\S[^\r\n]*/g)]
  const since = readSince(lines.map(({ 0: text }) => text)).lines
  return lines
    .filter(({ 0: text }, at) => !since.has(at) && !typed.some(({ words }) => text.includes(words)))
    .map(({ 0: text }) => text.trim())
}
