import { CONTACT, EMERGENCY } from '../sheet/sheet-rules.data.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { RETURNS } from './plan/follow-up.data.ts'
import { isQuestion, withoutCall } from './passage.ts'
import { CLOSES, LEANS, OFFERED, TURNS_DOWN } from './plan/plan.data.ts'
import { wordsIn } from './spoken-clauses.ts'
import type { PlanItem } from './without-repeats.ts'

const MOST_WORDS_BEFORE = 32
const MOST_BEFORE = 3
const STARTS_WITH_PRONOUN = /^(?:it|that|this|they|those|these|which|so|then)\b/i

/** An item as it can be read by itself: with what it leans on and how it was answered, without words to a device. */
export function clearItem(item: PlanItem, spoken: readonly SpokenSentence[]): PlanItem {
  const own = spoken.flatMap((sentence, at) =>
    item.lines.includes(sentence.line) && sentence.text !== '' && item.text.includes(sentence.text)
      ? [at]
      : [],
  )
  const text = withoutCall(item.text.replace(CLOSES, ''))
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return { ...item, text }
  const lead = LEANS.test(text) ? leadTo(first, spoken) : ''
  const reply = OFFERED.test(text) ? replyTo(last, spoken) : undefined
  const done = item.use === 'warning' ? actionAfter(last, text, spoken) : []
  return {
    ...item,
    text: [
      `${lead}${text}`,
      ...done.map((each) => `“${each.text}”`),
      ...(reply === undefined ? [] : [`– “${reply.text}”`]),
    ].join(' '),
    lines: [
      ...new Set([
        ...item.lines,
        ...done.map(({ line }) => line),
        ...(reply === undefined ? [] : [reply.line]),
      ]),
    ],
  }
}

/** How somebody declines what was offered; between them the clinician only asks. */
function replyTo(last: number, spoken: readonly SpokenSentence[]): SpokenSentence | undefined {
  const line = spoken[last]?.line ?? 0
  const next = spoken.findIndex(({ line: other }, at) => at > last && other > line)
  const reply = spoken[next]
  if (!reply || reply.line !== line + 1 || reply.role === 'clinician') return undefined
  const isAsked = spoken.slice(last + 1, next).every((each) => isQuestion(each))
  return isAsked && TURNS_DOWN.test(reply.text) ? reply : undefined
}

/** What to do when it happens, where that comes after the signs. */
function actionAfter(
  last: number,
  text: string,
  spoken: readonly SpokenSentence[],
): SpokenSentence[] {
  const isAction = (words: string) =>
    RETURNS.test(words) || EMERGENCY.test(words) || CONTACT.test(words)
  if (isAction(text)) return []
  const after: SpokenSentence[] = []
  for (const sentence of spoken.slice(last + 1, last + 1 + MOST_BEFORE)) {
    if (sentence.role !== 'clinician') break
    if (sentence.text !== '') after.push(sentence)
    if (isAction(sentence.text)) return after
  }
  return []
}

/** The sentences before it in its line, from the one that names something. */
function leadTo(first: number, spoken: readonly SpokenSentence[]): string {
  const before: string[] = []
  for (let at = first - 1; at >= first - MOST_BEFORE; at -= 1) {
    const sentence = spoken[at]
    if (sentence?.line !== spoken[first]?.line || sentence === undefined) break
    if (wordsIn(sentence.text) > MOST_WORDS_BEFORE || sentence.text === '') break
    before.unshift(`“${sentence.text}” `)
    if (!STARTS_WITH_PRONOUN.test(sentence.text)) break
  }
  return before.join('')
}
