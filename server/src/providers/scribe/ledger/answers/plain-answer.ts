import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { ASKS_PLAINLY, FORMERLY, NO_PLAIN_QUESTION, PLAIN_NO } from './plain-answer.data.ts'
import { isQuestion, type Passage } from './passage.ts'

export const BY_NO = 'No, by this answer:'
export const BY_FORMERLY = 'Not any more, by this answer:'

/** Where a plain question has a plain answer, what it was; undefined where anything else was said. */
export function plainAnswer(
  passages: readonly Passage[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const answers = new Set(passages.map((passage) => answerIn(passage, spoken)))
  const [answer] = answers
  return answers.size === 1 ? answer : undefined
}

function answerIn({ places }: Passage, spoken: readonly SpokenSentence[]): string | undefined {
  const own = places.flatMap((place) => spoken[place] ?? []).filter(({ text }) => text !== '')
  const [first] = own
  const asked = own.filter(({ line }) => line === first?.line)
  const replies = own.filter(({ line }) => line !== first?.line)
  const question = asked.at(-1)
  if (!question || !isQuestion(question) || replies.length === 0) return undefined
  if (question.role !== 'clinician' || replies.some(({ role }) => role === 'clinician'))
    return undefined
  if (!ASKS_PLAINLY.test(question.text) || NO_PLAIN_QUESTION.test(question.text)) return undefined
  const reply = replies.map(({ text }) => text).join(' ')
  if (PLAIN_NO.test(reply)) return BY_NO
  return FORMERLY.test(reply) ? BY_FORMERLY : undefined
}
