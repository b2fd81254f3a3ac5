import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { BACK_TO_STATE, NO_RETURN, REQUESTS, RETURNS, SAME_DAY, SOON } from './follow-up.data.ts'
import { around, isQuestion, type Passage } from '../passage.ts'

export function isNoReturn(sentence: SpokenSentence | undefined): boolean {
  return NO_RETURN.some(([, pattern]) => pattern.test(sentence?.text ?? ''))
}

/** Whether a visit or a call to come is named. */
export function namesReturn(text: string): boolean {
  const left = text.replace(BACK_TO_STATE, '')
  return RETURNS.test(left) || SAME_DAY.test(left)
}

/** Sentences of the clinician that tell when to come back; 'when do I come back?' with its answer. */
export function returnsOf(spoken: readonly SpokenSentence[]): Passage[] {
  return spoken.flatMap((sentence, at) => {
    if (!namesReturn(sentence.text) || isNoReturn(sentence)) return []
    const asks = isQuestion(sentence)
    if (sentence.role === 'clinician')
      return asks && !REQUESTS.test(sentence.text)
        ? []
        : [around([...signsBefore(at, spoken), at], spoken)]
    return asks && /\b(?:when|how soon|how long)\b/i.test(sentence.text)
      ? [around([at], spoken)]
      : []
  })
}

const MOST_BEFORE = 2

/** The signs of 'then come back straight away', where they stand in the sentences before it. */
function signsBefore(at: number, spoken: readonly SpokenSentence[]): number[] {
  const here = spoken[at]
  const text = (here?.text ?? '').replace(/\bif (?:possible|you can)\b/gi, '')
  if (!here || !SOON.test(text) || /\bif\b/i.test(text)) return []
  const places = [at - MOST_BEFORE, at - 1].filter((place) => {
    const before = spoken[place]
    return before?.role === 'clinician' && here.line - before.line <= 1
  })
  const first = places.findIndex((place) => /\b(?:if|or)\b/i.test(spoken[place]?.text ?? ''))
  return first < 0 ? [] : places.slice(first)
}
