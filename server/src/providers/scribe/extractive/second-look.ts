import type { Written } from './choose-statements.ts'
import { findConditions } from '../../../clinical/find-conditions.ts'
import type { Fact } from '../../../clinical/find-facts.ts'
import { findFacts } from '../../../clinical/find-facts.ts'
import { isToDo } from './is-to-do.ts'
import type { SourcedSentence } from './sourced.ts'
import { tidySentence } from './tidy-sentence.ts'
import type { Topic } from '../../../clinical/topic.ts'

const FACTS: Readonly<Partial<Record<Topic, readonly Fact[]>>> = {
  medications: ['drug'],
  allergies: ['allergy'],
  family: ['family'],
  social: ['social'],
  surgical: ['surgical'],
  vitals: ['vitals'],
  results: ['result'],
  followUp: ['followUp'],
  warning: ['warning'],
  mood: ['mood'],
  risk: ['selfHarm'],
}
const HISTORY =
  /\b(?:history (?:of|significant for)|i have (?:a )?|you have (?:a )?(?:history|diagnosis)|diagnosed with|known)\b/
const CLINICIANS = new Set<Topic>(['vitals', 'results', 'followUp', 'warning'])
const MOST = 4

/** Before a note claims that something was not discussed: what was said about it but stands elsewhere. */
export function lookAgain(
  topics: readonly Topic[],
  written: readonly Written[],
): SourcedSentence[] {
  const [first] = topics
  if (first === undefined) return []
  if (first === 'medical') return listConditions(written)
  const facts = FACTS[first]
  if (!facts) return []
  return written
    .filter(
      ({ statement }) =>
        facts.some((fact) => findFacts(statement.text).has(fact)) &&
        !isElsewhere(first, statement.text) &&
        (!CLINICIANS.has(first) || statement.role !== 'patient'),
    )
    .slice(0, MOST)
    .map(({ sentence, statement }) => ({ text: sentence, segmentIds: statement.segmentIds }))
}

/** A drug that the patient is allergic to is not taken, and a test to come has no result. */
function isElsewhere(topic: Topic, text: string): boolean {
  if (topic === 'medications') return findFacts(text).has('allergy')
  return topic === 'results' && isToDo(text)
}

function listConditions(written: readonly Written[]): SourcedSentence[] {
  const found = new Map<string, SourcedSentence>()
  for (const { statement } of written) {
    const text = statement.text.toLowerCase()
    if (!HISTORY.test(text) || /\b(?:no|not|mother|father|family|mom|dad)\b/.test(text)) continue
    for (const { name, code } of findConditions(text)) {
      const sentence = tidySentence(name)
      if (sentence && !found.has(code ?? name))
        found.set(code ?? name, { text: sentence, segmentIds: statement.segmentIds })
    }
  }
  return [...found.values()]
}
