import type { Chosen, Written } from './choose-statements.ts'
import { findBlankOfHeading, findBlanks } from './fill-blanks.ts'
import { findComplaints } from './find-complaint.ts'
import { headingTopics } from '../../../clinical/heading-topics.ts'
import { listProblems } from './list-problems.ts'
import { sectionKind, toNoteStyle } from './note-style.ts'
import type { Heading, ParsedTemplate } from '../parse-template.ts'
import { polishSection } from './polish-section.ts'
import { lookAgain } from './second-look.ts'
import type { SourcedSection, SourcedSentence } from './sourced.ts'
import { findSpecial } from './special-headings.ts'
import type { Statement } from './statement.ts'
import type { Pronouns } from './third-person.ts'
import type { Topic } from '../../../clinical/topic.ts'
import { findRiskLabels, writeRisk } from './write-risk.ts'

const ISSUES = /\b(?:issues|problems?|problem list)\b/i
const LISTED = new Set<Topic>([
  'plan',
  'followUp',
  'warning',
  'medications',
  'allergies',
  'assessment',
])

interface SectionInput {
  readonly heading: Heading
  /** What goes under this heading. */
  readonly items: readonly Chosen[]
  /** All that the note says. */
  readonly chosen: readonly Chosen[]
  readonly statements: readonly Statement[]
  readonly template: ParsedTemplate
  readonly pronouns: Pronouns
  readonly reader: 'patient' | 'clinician'
}

/** One heading with its sentences; undefined when the template wants an empty heading left out. */
export function writeSection(input: SectionInput): SourcedSection | undefined {
  const { heading, items, chosen, template } = input
  const topics = findSpecial(heading.title) ? [] : headingTopics(heading.title)
  const labels = findRiskLabels(heading.body)
  if (labels)
    return {
      heading: heading.title,
      sentences: writeRisk(labels, chosen, template.placeholder),
      isList: true,
    }
  const styled = (item: Written): Written =>
    input.reader === 'patient' ? item : toNoteStyle(item, sectionKind(topics))
  const own = items.map(styled).map(({ sentence, statement }) => ({
    text: sentence,
    segmentIds: statement.segmentIds,
  }))
  const sentences = withoutRepeats([...lead(topics, input), ...own])
  const again = template.omitsEmpty ? [] : lookAgain(topics, chosen.map(styled))
  const found = sentences.length > 0 ? polishSection(sentences, input.pronouns) : again
  const blanks = findBlanks(heading.body).map((text) => ({ text, segmentIds: [] }))
  const filler =
    findBlankOfHeading(heading.body) ?? (blanks.length === 0 ? template.placeholder : undefined)
  if (found.length === 0 && blanks.length === 0 && template.omitsEmpty) return undefined
  const rest =
    found.length === 0 && filler !== undefined ? [{ text: filler, segmentIds: [] }] : found
  const isList =
    (found.length > 0 &&
      (ISSUES.test(heading.title) || LISTED.has(headingTopics(heading.title)[0] ?? 'hpi'))) ||
    blanks.length > 0
  return { heading: heading.title, sentences: [...rest, ...blanks], isList }
}

/** What stands first: the complaint in its own words, the problems by name. */
function lead(
  topics: readonly Topic[],
  { heading, statements, chosen }: SectionInput,
): SourcedSentence[] {
  if (ISSUES.test(heading.title)) return [...findComplaints(statements), ...listProblems(chosen)]
  if (topics[0] === 'complaint') return findComplaints(statements)
  return topics[0] === 'assessment' ? listProblems(chosen) : []
}

function withoutRepeats(sentences: readonly SourcedSentence[]): SourcedSentence[] {
  const seen = new Set<string>()
  return sentences.filter(({ text }) => !seen.has(text) && seen.add(text))
}
