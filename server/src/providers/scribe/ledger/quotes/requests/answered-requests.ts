import { shareWithin } from '../../../../../clinical/realise/words/word-stems.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import type { ToldSentence } from '../../section.ts'
import { spokenSentences, type SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { SAYS_LITTLE } from '../also-said.data.ts'
import { ANSWERED } from '../words/questions-in-quotes.ts'
import { ANSWERS, ASKS_LEAVE } from './request.data.ts'

/** Before this share of a visit it is told and asked. */
const FIRST_PART = 0.3
const MOST = 3
const MOST_OF_QUESTION = 24
const MOST_OF_ANSWER = 26
/** An answer so short says what of the next sentence. */
const BARE_ANSWER = 3
/** So much of it in the note, and it is told there. */
const MOST_TOLD = 0.6
const SHORT_ADDITION = 7

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
      if (answer === '' || isTold(answer, note)) return []
      return [{ text: `“${asked.text}${more}${ANSWERED}${answer}”`, factIds: [], lines: [asked.line, asked.line + 1] }]
    })
    .slice(0, MOST)
}

function asksLeave({ role, text }: SpokenSentence): boolean {
  if (role === 'clinician' || role === 'unsure' || !text.endsWith('?')) return false
  if (wordsIn(text) > MOST_OF_QUESTION) return false
  return ASKS_LEAVE.some(([, pattern]) => pattern.test(text.replaceAll('’', "'")))
}

/** 'Can I keep working out? I go to the gym some.' */
function addsToQuestion(asked: SpokenSentence, { line, text }: SpokenSentence): boolean {
  return line === asked.line && !text.endsWith('?') && wordsIn(text) <= SHORT_ADDITION
}

/** Of several questions in a line only the last one is answered for sure. */
function answerBehind(asked: SpokenSentence, spoken: readonly SpokenSentence[]): string {
  const isLast = spoken.findLast(({ line, text }) => line === asked.line && text.endsWith('?')) === asked
  const [first, second] = spoken.filter(({ line, text }) => line === asked.line + 1 && text !== '')
  if (!isLast || first?.role !== 'clinician' || first.text.endsWith('?')) return ''
  if (!ANSWERS.some(([, pattern]) => pattern.test(first.text.replaceAll('’', "'")))) return ''
  const isBare = wordsIn(first.text) <= BARE_ANSWER && second?.text.endsWith('.') === true
  const whole = isBare ? `${first.text} ${second.text}` : first.text
  return wordsIn(whole) > MOST_OF_ANSWER ? '' : whole
}

function isTold(answer: string, note: string): boolean {
  const plain = answer.replaceAll(SAYS_LITTLE, ' ').replaceAll(/\b(?:no|not|yes|yeah|now|right)\b/gi, ' ')
  if (!/[a-z]{3}/i.test(plain)) return false
  return shareWithin(plain, note) >= MOST_TOLD
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}
