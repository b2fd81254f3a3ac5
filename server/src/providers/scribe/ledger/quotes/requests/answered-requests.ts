import { uncapital } from '../../../../../clinical/realise/words/sentence.ts'
import { shareWithin, stemsOf } from '../../../../../clinical/realise/words/word-stems.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import type { ToldSentence } from '../../section.ts'
import { spokenSentences, type SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { SAYS_LITTLE } from '../also-said.data.ts'
import { ANSWERED } from '../words/questions-in-quotes.ts'
import { ANSWERS, ASKS_LEAVE, SAYS_NOTHING_ASKED } from './request.data.ts'

/** Before this share of a visit it is told and asked. */
const FIRST_PART = 0.3
const MOST = 3
const MOST_OF_QUESTION = 24
const MOST_OF_ANSWER = 26
/** An answer so short says what of the next sentence. */
const BARE_ANSWER = 3
/** So much of it in the note, and it is told there. */
const MOST_TOLD = 0.5
const SHORT_ADDITION = 7
/** So many words of an answer tell what it is about. */
const TELLS_ENOUGH = 2
/** 'Keep it out of the bedroom': what it is, the question tells. */
const NAMES_NOTHING =
  /\b(?:keep|hold off on|leave|stop|do|take|use|avoid|continue|with|on|off|without) (?:it|that|them|those|this)\b/i
const SETS_TERMS = /\b(?:if|unless|until|till|once|as long as|only|within)\b/i

/** What the patient asked to be allowed, with the clinician's terms, where the note does not tell them. */
export function answeredRequests(segments: readonly ScribeSegment[], note: string): ToldSentence[] {
  const spoken = spokenSentences(segments)
  const last = spoken.at(-1)?.line ?? 0
  return spoken
    .flatMap((asked, at): ToldSentence[] => {
      if (asked.line < last * FIRST_PART || !asksLeave(asked)) return []
      const further = spoken[at + 1]
      const more = further !== undefined && addsToQuestion(asked, further) ? ` ${further.text}` : ''
      const answer = answerBehind(asked, spoken)
      if (answer === undefined || isTold(asked.text, answer.own, note)) return []
      return [
        {
          text: `“${asked.text}${more}${ANSWERED}${answer.whole}”`,
          factIds: [],
          lines: [asked.line, asked.line + 1],
        },
      ]
    })
    .slice(0, MOST)
}

function asksLeave({ role, text, raw }: SpokenSentence): boolean {
  if (role === 'clinician' || role === 'unsure' || !text.endsWith('?')) return false
  if (wordsIn(text) > MOST_OF_QUESTION) return false
  return ASKS_LEAVE.some(([, pattern]) => pattern.test(raw.replaceAll('’', "'")))
}

/** 'Can I keep working out? I go to the gym some.' */
function addsToQuestion(asked: SpokenSentence, { line, text }: SpokenSentence): boolean {
  return line === asked.line && !text.endsWith('?') && wordsIn(text) <= SHORT_ADDITION
}

/** Of several questions in a line only the last one is answered for sure. */
function answerBehind(
  asked: SpokenSentence,
  spoken: readonly SpokenSentence[],
): { own: string; whole: string } | undefined {
  const last = spoken.findLast(({ line, text }) => line === asked.line && text.endsWith('?'))
  const [first, second] = spoken.filter(({ line, text }) => line === asked.line + 1 && text !== '')
  if (last !== asked || first?.role !== 'clinician' || first.text.endsWith('?')) return undefined
  if (!ANSWERS.some(([, pattern]) => pattern.test(first.raw.replaceAll('’', "'")))) return undefined
  const own = withYesOrNo(first)
  const isBare = wordsIn(own) <= BARE_ANSWER && second?.text.endsWith('.') === true
  const whole = isBare ? `${own} ${second.text}` : own
  return wordsIn(whole) > MOST_OF_ANSWER ? undefined : { own, whole }
}

/** The answer itself, which is left out of other quotations. */
function withYesOrNo({ raw, text }: SpokenSentence): string {
  const [yesOrNo] = /^(?:yes|yeah|yep|no|nope)\b/i.exec(raw) ?? []
  if (yesOrNo === undefined || text.toLowerCase().startsWith(yesOrNo.toLowerCase())) return text
  return `${yesOrNo}, ${uncapital(text)}`
}

/** Whether the note has the answer word for word, or what was asked about and what was said to it. */
function isTold(asked: string, answer: string, note: string): boolean {
  if (isContinued(asked, answer, note)) return true
  if (NAMES_NOTHING.test(answer)) return false
  if (note.includes(answer.replace(/^\w+[,.] /, '').replace(/\.$/, ''))) return true
  const [question = '', said = ''] = [asked, answer].map((words) =>
    [SAYS_LITTLE, SAYS_NOTHING_ASKED].reduce((text, each) => text.replaceAll(each, ' '), words),
  )
  const tells = stemsOf(said).length
  const least = tells < TELLS_ENOUGH || SETS_TERMS.test(answer) ? 1 : MOST_TOLD
  const isThere = (words: string) =>
    stemsOf(words).length === 0 || shareWithin(words, note) >= least
  return isThere(said) && (tells >= TELLS_ENOUGH || isThere(question))
}

const ASKS_TO_KEEP =
  /\b(?:keep (?:on )?taking|stay(?:ing)? on|carry on (?:with|taking)|continue(?: taking)?) (?:the |my )?([a-z-]{4,})\b/i
const SAYS_YES = /^(?:yes|yeah|yep)\b/i

/** 'Should I keep taking the lisinopril?' 'Yes.', where the note says that it is continued. */
function isContinued(asked: string, answer: string, note: string): boolean {
  const drug = ASKS_TO_KEEP.exec(asked)?.[1]
  if (drug === undefined || !SAYS_YES.test(answer) || SETS_TERMS.test(answer)) return false
  return new RegExp(String.raw`\bcontinue ${drug}\b`, 'i').test(note)
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}
