import type { NoteInput } from '../scribe.ts'
import { ScribeError } from '../scribe.ts'
import type { Written } from './choose-statements.ts'
import { chooseStatements } from './choose-statements.ts'
import { findComplaints } from './find-complaint.ts'
import { guessPronouns } from './guess-pronouns.ts'
import { guessTopics } from './guess-topic.ts'
import { headingTopics } from './heading-topics.ts'
import type { Models } from './models.ts'
import type { Heading } from './parse-template.ts'
import { parseTemplate } from './parse-template.ts'
import { phraseStatement } from './phrase-statement.ts'
import { findPlace } from './place-statements.ts'
import { polishSection } from './polish-section.ts'
import { readContext } from './read-context.ts'
import { readStatements } from './read-statements.ts'
import type { SourcedSection } from './sourced.ts'
import type { Topic } from './topic.ts'

const LISTED = new Set<Topic>([
  'plan',
  'followUp',
  'warning',
  'medications',
  'allergies',
  'assessment',
])

/** The note before it becomes text: every sentence with the lines that it rests on. */
export function planNote(input: Omit<NoteInput, 'signal'>, models: Models): SourcedSection[] {
  const spoken = readStatements(input.segments, models.role)
  const typed = readContext(input.context)
  if (spoken.length === 0 && typed.length === 0)
    throw new ScribeError('Please transcribe or record session first!')
  const pronouns = guessPronouns(input.segments.map(({ text }) => text.toLowerCase()).join(' '))
  const written = [...typed, ...spoken].flatMap((statement): Written[] => {
    const sentence = phraseStatement(statement, pronouns)
    return sentence === null ? [] : [{ statement, sentence }]
  })
  const chosen = chooseStatements(models.choice, written)
  const topics = guessTopics(models.topics, chosen)
  const template = parseTemplate(input.template)
  const places = chosen.map((item, at) =>
    findPlace(template.headings, topics[at] ?? 'hpi', item.sentence),
  )
  return template.headings.flatMap((heading, place): SourcedSection[] => {
    const items = chosen.filter((_, at) => places[at] === place)
    const complaints =
      headingTopics(heading.title)[0] === 'complaint' ? findComplaints([...typed, ...spoken]) : []
    const sentences = [
      ...complaints,
      ...items.map(({ sentence, statement }) => ({
        text: sentence,
        segmentIds: statement.segmentIds,
      })),
    ]
    if (sentences.length > 0)
      return [
        {
          heading: heading.title,
          sentences: polishSection(sentences, pronouns),
          isList: isListed(heading),
        },
      ]
    return template.omitsEmpty
      ? []
      : [
          {
            heading: heading.title,
            sentences: [{ text: template.placeholder, segmentIds: [] }],
            isList: false,
          },
        ]
  })
}

function isListed(heading: Heading): boolean {
  const [first] = headingTopics(heading.title)
  return first !== undefined && LISTED.has(first)
}
