import type { AnswerInput } from '../../scribe.ts'
import { capital } from '../../../../clinical/realise/words/sentence.ts'
import { answerChange } from './changing/answer-change.ts'
import { answerCodes } from './answer-codes.ts'
import { answerWhy, asksWhy } from './answer-why.ts'
import { answerFromNotes } from './answer-from-notes.ts'
import { whyNot } from './cannot-answer.ts'
import { allergiesBeside, withWarning } from '../answers/medicines/allergy-warning.ts'
import { asksForLetter, draftLetter } from '../letters/draft-letter.ts'
import { spokenClauses } from '../answers/spoken-clauses.ts'
import { furtherOfTopic, saidAbout } from '../answers/said-about.ts'
import { saidBefore } from '../answers/said-before.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { askedEither } from './reading/asked-either.ts'
import { lookUp, nothingAbout } from './look-up.ts'
import { splitQuestion } from './reading/split-question.ts'
import { answerGroup } from '../answers/medicines/answer-group.ts'
import { readQuestion, type Question } from './reading/read-question.ts'
import { withoutName } from './reading/without-name.ts'
import { isForPatient, summariseForPatient, summariseVisit } from '../summarise-visit.ts'

/**
 * What the ledger says, in whole sentences with the words and lines that they rest on; both what is
 * so and what was denied. Where it says nothing, that is told, with what a note says or the nearest
 * lines. Nothing is added that nobody said.
 */
export function answerQuestion({
  question: spelled,
  queryType,
  segments,
  facts,
  notes,
  known,
}: Omit<AnswerInput, 'signal'>): string {
  const question = withoutName(spelled, segments, known)
  if (asksForLetter(question)) return draftLetter(question, facts, known)
  const refusal = whyNot(question)
  if (refusal !== undefined) return refusal(facts)
  if (queryType === 'summary' || isForPatient(question))
    return isForPatient(question) ? summariseForPatient(facts) : summariseVisit(facts)
  if (queryType === 'coding') return answerCodes(facts, segments)
  const spoken = spokenClauses(segments)
  const visit = { facts, segments, notes, spoken }
  const answers = splitQuestion(question).flatMap((part) => {
    const asked = readQuestion(part)
    const things = askedEither(part, asked, facts)
    const beside = allergiesBeside(part, facts)
    const others = { ...visit, facts: facts.filter((fact) => !beside.includes(fact)) }
    return (things.length > 0 ? things : [asked]).map((each) =>
      withWarning(answerAsked(part, each, others), beside),
    )
  })
  return [...new Set(answers)].join('\n\n')
}

function withFurtherOfTopic(
  answer: string,
  { topic }: Question,
  spoken: readonly SpokenSentence[],
): string {
  const further = topic?.isToldFurther === true ? furtherOfTopic(topic, spoken, answer) : []
  return further.length === 0 ? answer : `${answer}\n\nAlso said:\n${further.join('\n')}`
}

interface Visit extends Pick<AnswerInput, 'facts' | 'segments' | 'notes'> {
  readonly spoken: readonly SpokenSentence[]
}

function answerAsked(
  question: string,
  asked: Question,
  { facts, segments, notes, spoken }: Visit,
): string {
  const answer =
    answerWhy(question, asked.subject, facts, segments) ??
    answerChange(question, facts, spoken) ??
    answerGroup(question, facts, spoken) ??
    (asksWhy(question) && asked.topic === undefined && asked.subject !== ''
      ? saidAbout(asked, spoken)
      : lookUp(asked, facts, segments, spoken))
  const otherwise = asked.isBefore ? saidBefore('', spoken) : undefined
  // 'This is the first time' is said of nothing that is named.
  if (answer?.startsWith('Yes') === true && otherwise !== undefined && !answer.includes('before'))
    return `${otherwise}\n\nAlso read:\n${capital(answer.replace(/^Yes:\s*/, ''))}`
  if (answer !== undefined) return withFurtherOfTopic(answer, asked, spoken)
  const nothing =
    asked.topic && asked.subject === '' ? asked.topic.nothing : nothingAbout(asked.subject)
  const noted = answerFromNotes(question, asked, notes)
  if (noted.length > 0) return [nothing, '', ...noted].join('\n')
  const before = asked.isBefore ? saidBefore(asked.subject, spoken) : undefined
  if (before !== undefined) return before
  const said = saidAbout(asked, spoken)
  return said ?? nothing
}
