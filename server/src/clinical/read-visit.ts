import { ANSWERED } from './find-denied.ts'
import { findFindings } from './find-findings.ts'
import { isQuestion, readAnswer } from './find-question.ts'
import { normalise } from './normalise.ts'
import { splitClauses } from './split-clauses.ts'
import { isMark, tokensOf, type Token } from './tokens.ts'

/** A piece of what was said, with what makes it a fact or none. */
export interface Clause {
  /** The place of its line. */
  readonly line: number
  readonly text: string
  readonly tokens: readonly Token[]
  readonly isQuestion: boolean
  /** What a yes-or-no question was answered with, and in which line. */
  readonly answer: 'yes' | 'no' | null
  readonly answerLine: number | null
  /** 'if it hurts', 'could be': nobody says that it is so. */
  readonly isSupposed: boolean
  /** About a relative. */
  readonly isFamily: boolean
}

const LABEL =
  /^\s*(?:\[[a-z][\w .'-]{0,30}\]\s*:?|(?:doctor|dr\.?|clinician|physician|provider|nurse|therapist|dentist|patient|pt|client|mother|father|parent|guest|speaker)[\w .]{0,20}:(?=\s))\s*/i
const NODDED = /^\W*(?:mm-?hmm?|uh-?huh|mhm+|yup)\W*$/i
/** 'Pain when you bend, what about on the stairs': without marks the question begins there. */
const ASKS_ANEW = / (?=(?:what|how) about (?!we\b|if\b))/
const ALSO_ASKED = /^(?:and |or )?(?:any\b|anything (?:like|else|of that)|something like)/
export const SUPPOSED =
  /\b(?:if|in case|unless|whether|could be|might be|may be|could have|might have|would|rule out|watch (?:out )?for|look out for|risk|prevent|side effects?|sometimes people|for example|let me know|call (?:me|us)|what happens|wish)\b/
/** Whoever asks for them supposes nothing. */
const ASKED_FOR = /\bany side effects?\b|\bfor example\b/
const ANSWERED_AT_ONCE = /(?<!\bor )\b(?:no|nope|not really)(?: yeah)?[.,]?$/
const HAS_DENIAL = /\b(?:no|not|denies|denied|without|never)\b/
const STATED =
  /\b(?:i|you|he|she|it|we|they|is|are|was|were|have|has|had|there|that|my|your|no|not|do|does|did|will|take|for)\b/
const MOST_PROMPT_TOKENS = 9
const OF_ONESELF = /\b(?:i (?:have|had|am|was|do|did|take|get|feel|never|just)|me|myself|my own)\b/
export const FAMILY =
  /\b(?:mother|father|mom|dad|brother|sister|family|grand\w+|aunt|uncle|cousins?|son|daughter|kids?|children|wife|husband|friends?|siblings?|parents?|runs in)\b/

/** The clauses of a visit in their order; a question knows its answer. */
export function readVisit(lines: readonly string[]): Clause[] {
  const clauses = lines.flatMap((line, place): Clause[] => {
    const said = line.replace(LABEL, '')
    if (NODDED.test(said)) return [clauseOf('yes', place)]
    return splitClauses(normalise(said))
      .flatMap((text) => text.split(ASKS_ANEW))
      .filter((text) => /[a-z0-9]/.test(text))
      .map((text) => clauseOf(text, place))
  })
  return withFamily(clauses).map((clause, at) => {
    if (!clause.isQuestion && !isPrompt(clause, clauses[at + 1])) return clause
    if (ANSWERED_AT_ONCE.test(clause.text))
      return { ...clause, isQuestion: true, answer: 'no', answerLine: clause.line }
    const reply = findReply(clauses, at)
    const answer = reply ? answerOf(reply) : null
    return { ...clause, isQuestion: true, answer, answerLine: reply?.line ?? null }
  })
}

/** Who is asked about relatives answers about them, but for what is said of oneself. */
function withFamily(clauses: readonly Clause[]): Clause[] {
  let asked: Clause | undefined
  return clauses.map((clause) => {
    if (clause.isQuestion) asked = clause.isFamily ? clause : undefined
    const isReply = asked && clause.line === asked.line + 1 && !clause.isQuestion
    return isReply && !OF_ONESELF.test(clause.text) ? { ...clause, isFamily: true } : clause
  })
}

/** 'coughing, headache' — 'no': things without a verb, and somebody else's yes or no. */
function isPrompt(clause: Clause, next: Clause | undefined): boolean {
  const any = /(?<!\b(?:for|if|with|at|without|by) )\bany (?!more|way|of)/.exec(clause.text)
  if (any) return !HAS_DENIAL.test(clause.text.slice(0, any.index))
  if (!next || next.line === clause.line || clause.tokens.length > MOST_PROMPT_TOKENS) return false
  return (
    !STATED.test(clause.text) &&
    findFindings(clause.tokens).length > 0 &&
    readAnswer(next.text) !== null
  )
}

/** 'no fever, some chills' answers for the fever only. */
function answerOf(reply: Clause): 'yes' | 'no' | null {
  const answer = readAnswer(reply.text)
  const [first, second] = reply.tokens
  const isOfOneThing =
    answer === 'no' && first?.word === 'no' && !isMark(second) && !ANSWERED.test(second?.word ?? '')
  return isOfOneThing && findFindings(reply.tokens)[0]?.isDenied ? null : answer
}

function clauseOf(text: string, line: number): Clause {
  const isAsked = isQuestion(text)
  return {
    line,
    text,
    tokens: tokensOf(text),
    isQuestion: isAsked,
    answer: null,
    answerLine: null,
    isSupposed: SUPPOSED.test(isAsked ? text.replace(ASKED_FOR, '') : text),
    isFamily: FAMILY.test(text),
  }
}

/** The next thing said, past further questions of the same kind asked in one breath. */
function findReply(clauses: readonly Clause[], at: number): Clause | undefined {
  for (let next = at + 1; next <= at + 4; next += 1) {
    const reply = clauses[next]
    if (!reply) return undefined
    if (!reply.isQuestion || readAnswer(reply.text)) return pastRemark(clauses, at, next)
    if (reply.line !== clauses[at]?.line || !isAlsoAsked(reply)) return undefined
  }
  return undefined
}

/** 'Any blood thinners? I saw none on your list.' — 'No.': who asks goes on, and is answered then. */
function pastRemark(clauses: readonly Clause[], at: number, next: number): Clause | undefined {
  const line = clauses[at]?.line
  const reply = clauses[next]
  if (reply?.line !== line || (reply && readAnswer(reply.text))) return reply
  const after = clauses[next + 1]
  const isAnswer = after && after.line !== line && readAnswer(after.text) !== null
  return isAnswer ? after : reply
}

/** 'any fever?', or a list of things without a verb. */
function isAlsoAsked({ text, tokens }: Clause): boolean {
  return (
    ALSO_ASKED.test(text) ||
    (tokens.length <= MOST_PROMPT_TOKENS && findFindings(tokens).length > 0)
  )
}
