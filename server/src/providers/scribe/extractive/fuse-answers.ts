import { tokens } from '../../../clinical/word-features.ts'
import { labelAnswer } from './answer-labels.ts'
import { readAnswer } from '../../../clinical/find-question.ts'
import { isBareList } from './phrase-answer.ts'
import type { Statement } from './statement.ts'

const ALSO_ASKED = /^(?:and |or )?any\b/
const LEAD = /^(?:(?:and|so|okay|but|now|then)[ ,]+)+/
/** 'when i push here' belongs to the question after it. */
const WHILE = /^(?:(?:and|so|okay|but|now|then)[ ,]+)*when i \w+/
/** A list of things asked for may be cut into lines. */
const LISTS = /\bany\b|,/
const DENIES = /\b(?:no|not|never|none|nothing|without)\b/
const STEM = 5
const BARE_ANSWER_WORDS = 7

/** 'Any chest pain? — No.' becomes one statement. A bare answer is used up, a longer one stays as well. */
export function fuseAnswers(statements: readonly Statement[]): Statement[] {
  const fused = [...statements]
  const used = new Set<number>()
  statements.forEach((question, at) => {
    if (!question.isQuestion) return
    const answered = findAnswer(statements, at)
    if (answered === undefined) return
    const reply = statements[answered]
    const answer = reply ? readAnswer(reply.text) : null
    if (!reply) return
    const label = answer ? undefined : labelAnswer(question.text, reply.text)
    if (label) {
      fused[answered] = {
        ...reply,
        text: `${label}: ${reply.text}`,
        role: 'patient',
        segmentIds: [...new Set([...question.segmentIds, ...reply.segmentIds])],
      }
      return
    }
    if (!answer || (answer === 'no' && isTakenBack(question, statements.slice(answered + 1))))
      return
    const before = statements[at - 1]
    const isTest =
      before !== undefined && WHILE.test(before.text) && before.index === question.index
    if (isTest) used.add(at - 1)
    fused[at] = {
      ...question,
      text: isTest
        ? `${question.text.replace(/[?.]+$/, '')} ${before.text.replace(LEAD, '')}`
        : question.text,
      role: 'clinician',
      answer,
      segmentIds: [...new Set([...question.segmentIds, ...reply.segmentIds])],
    }
    if (reply.text.split(' ').length <= BARE_ANSWER_WORDS) used.add(answered)
  })
  return fused.filter((_, at) => !used.has(at))
}

/** 'No. — Yeah, I vomited at first.' denies nothing: the next words of the patient tell of the same thing. */
function isTakenBack(question: Statement, after: readonly Statement[]): boolean {
  const next = after.find(({ text }) => text.split(' ').length > 2)
  if (!next || next.role !== 'patient' || next.isQuestion || DENIES.test(next.text)) return false
  const asked = stems(question.text)
  return [...stems(next.text)].some((stem) => asked.has(stem))
}

function stems(text: string): Set<string> {
  return new Set(
    tokens(text)
      .filter((word) => word.length > STEM)
      .map((word) => word.slice(0, STEM)),
  )
}

/** The next thing said, past further questions of the same kind asked in one breath. */
function findAnswer(statements: readonly Statement[], at: number): number | undefined {
  const asked = statements[at]?.text ?? ''
  for (let next = at + 1; next <= at + 3; next += 1) {
    const reply = statements[next]
    if (!reply) return undefined
    if (!reply.isQuestion || readAnswer(reply.text)) return next
    const isSameBreath = reply.segmentIds.some((id) => statements[at]?.segmentIds.includes(id))
    const goesOn = LISTS.test(asked) && isBareList(reply.text.replace(/[?.]+$/, ''))
    if (!(ALSO_ASKED.test(reply.text) && isSameBreath) && !goesOn) return undefined
  }
  return undefined
}
