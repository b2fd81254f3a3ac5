import type { NoteInput } from '../scribe.ts'
import { ScribeError } from '../scribe.ts'
import type { Chosen, Written } from './choose-statements.ts'
import { chooseStatements } from './choose-statements.ts'
import { findFacts } from '../../../clinical/find-facts.ts'
import { guessPronouns } from './guess-pronouns.ts'
import { guessTopics } from './guess-topic.ts'
import type { Models } from './models.ts'
import { parseTemplate } from '../parse-template.ts'
import { phraseStatement } from './phrase-statement.ts'
import { findPlace } from './place-statements.ts'
import { readContext } from './read-context.ts'
import { readStatements } from './read-statements.ts'
import { speaksToPatient } from './second-person.ts'
import type { SourcedSection } from './sourced.ts'
import { findSpecialPlace } from './special-headings.ts'
import type { Statement } from './statement.ts'
import type { Steps } from './steps.ts'
import { mapInSteps } from './steps.ts'
import type { Topic } from '../../../clinical/topic.ts'
import { isCoding, writeCodes } from './write-codes.ts'
import { writeFreely } from './write-freely.ts'
import { writeSection } from './write-section.ts'

const FOR_PATIENT = new Set<Topic>([
  'assessment',
  'plan',
  'followUp',
  'warning',
  'medications',
  'allergies',
])
const NOTHING_SAID = 'Please transcribe or record session first!'
const NOTHING_CLINICAL = 'Nothing for the note was said.'
const TYPED_ONLY = 'This note rests on typed context only; nothing was recorded.'

/** The note before it becomes text: every sentence with the lines that it rests on. */
export function* planNote(
  input: Pick<NoteInput, 'template' | 'segments' | 'context'>,
  models: Models,
): Steps<SourcedSection[]> {
  const spoken = yield* readStatements(input.segments, models.role)
  const typed = readContext(input.context)
  if (spoken.length === 0 && typed.length === 0) throw new ScribeError(NOTHING_SAID)
  const sections = yield* planSections(input, [...typed, ...spoken], models)
  if (sections.length === 0)
    return [
      { heading: null, sentences: [{ text: NOTHING_CLINICAL, segmentIds: [] }], isList: false },
    ]
  if (spoken.length > 0) return sections
  return [
    { heading: null, sentences: [{ text: TYPED_ONLY, segmentIds: [] }], isList: false },
    ...sections,
  ]
}

function* planSections(
  input: Pick<NoteInput, 'template' | 'segments' | 'context'>,
  statements: readonly Statement[],
  models: Models,
): Steps<SourcedSection[]> {
  const template = parseTemplate(input.template)
  if (isCoding(input.template) && template.headings.length > 0)
    return yield* writeCodes(template, statements)
  const reader = speaksToPatient(input.template) ? 'patient' : 'clinician'
  const pronouns = guessPronouns(input.segments.map(({ text }) => text.toLowerCase()).join(' '))
  const phrased = yield* mapInSteps(statements, (statement): Written[] => {
    const sentence = phraseStatement(statement, pronouns, reader)
    return sentence === null ? [] : [{ statement, sentence }]
  })
  const chosen = yield* chooseStatements(models.choice, phrased.flat())
  const topics = yield* guessTopics(models.topics, chosen)
  if (template.headings.length === 0) return writeFreely(chosen, topics, pronouns, reader)
  const titles = template.headings.map(({ title }) => title)
  const places = yield* mapInSteps(
    chosen,
    ({ statement, sentence }, at) =>
      findSpecialPlace(titles, statement) ??
      findPlace(template.headings, topics[at] ?? 'hpi', sentence),
  )
  const sections: SourcedSection[] = []
  for (const [place, heading] of template.headings.entries()) {
    yield
    const items = chosen.filter(
      (item, at) => places[at] === place && isFor(reader, item, topics[at]),
    )
    const section = writeSection({ heading, items, chosen, statements, template, pronouns, reader })
    if (section) sections.push(section)
  }
  return sections
}

/** A patient knows the history; the instructions hold what was found, told and planned. */
function isFor(
  reader: 'patient' | 'clinician',
  { statement }: Chosen,
  topic: Topic | undefined,
): boolean {
  if (reader === 'clinician') return true
  if (statement.answer !== null) return false
  if (statement.role === 'patient') return findFacts(statement.text).has('allergy')
  return topic !== undefined && FOR_PATIENT.has(topic)
}
