import { NAMES_RELATIVE } from '../../quotes/also-said.data.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { around, joinPassages, quotePassage } from '../passage.ts'

const MOST = 2
const TELLS_AGE =
  /\b(?:\d{1,3}|\w+ty(?:[- ]\w+)?|\w+teen|ten|eleven|twelve|one|two|three|four|five|six|seven|eight|nine)[- ]years?[- ]old\b(?! (?:son|daughter|boy|girl|child|kid|brother|sister|mother|father|scan|x-?ray|test|prescription|injury))|\b(?:i'm|i am|you're|you are|he's|she's|he is|she is) \d{1,3}\b(?!\/| (?:weeks|months|days|percent|pounds|milligrams|mg|over))|\b(?:i'm|i am) (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?[.,]|\b(?:\d{1,2}|\w+)[- ](?:month|week)s?[- ]old\b|\b(?:he|she)(?:'s|'ll be| is| will be|'s going to be) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?: next|\.| years| now)|\bage please|\bdate of birth\b|\bhow old\b(?! (?:is|are|was) (?:your|the))|\bi turned \d/i

/** How old the patient is, as somebody said it. */
export function answerAge(spoken: readonly SpokenSentence[]): string | undefined {
  const found = spoken.flatMap(({ text }, at) =>
    TELLS_AGE.test(text) && !NAMES_RELATIVE.test(text) ? [around([at], spoken)] : [],
  )
  const quotes = joinPassages(found)
    .slice(0, MOST)
    .map((passage) => quotePassage(passage, spoken))
  if (quotes.length === 0) return undefined
  return quotes.length === 1 ? quotes[0] : quotes.map((quote) => `- ${quote}`).join('\n')
}
