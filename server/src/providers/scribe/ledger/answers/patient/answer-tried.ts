import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { quoteAll } from '../heard-about.ts'
import { around, isQuestion, joinPassages, passageOf } from '../passage.ts'
import { listItems } from '../tell-items.ts'

const MOST = 3
/** What else is done for a complaint than taking medicines, and how it went. */
const TELLS_TRIED =
  /\b(?:i(?:'ve| have)? (?:\w+ )?(?:tried|iced|wrapped|elevated|rested|used|put)|tried (?:some|to|the)|ice[ds]?|icing|heat(?:ing pad)?|nothing (?:\w+ )?(?:works?|worked|helps?|helped)|(?:did|does)(?:n't| not) (?:\w+ )?(?:help|work))\b/i
const ASKS_TRIED =
  /\b(?:tried|taken|taking|try|take|using|used|doing|done)\b.*\b(?:anything|something|any (?:medic\w+|medicines)|for (?:it|that|this|the (?:\w+ )?(?:pain|headaches?|cough|swelling)))\b/i

/** What the patient took or did for the complaint: as it was read, and as it was told beside it. */
export function answerTried(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const list = facts.length === 0 ? '' : listItems(facts, spoken)
  const told = new Set(facts.flatMap((fact) => passageOf(fact, spoken).places))
  const found = spoken.flatMap((sentence, at) => {
    const { role, text } = sentence
    if (told.has(at)) return []
    const asks = role === 'clinician' && ASKS_TRIED.test(text) && isQuestion(sentence)
    const tells = role === 'patient' && TELLS_TRIED.test(text) && !isQuestion(sentence)
    return asks || tells ? [at] : []
  })
  const passages = joinPassages(found.map((place) => around([place], spoken))).filter(
    ({ places }) =>
      places.some((place) => {
        const sentence = spoken[place]
        return sentence?.role === 'patient' && !told.has(place)
      }),
  )
  const quotes = quoteAll(passages.slice(0, MOST), spoken)
  if (list === '' && quotes.length === 0) return undefined
  const single = facts.length === 1 && quotes.length === 0
  return [single ? list.replace(/^- /, '') : list, quotes.join('\n')]
    .filter((part) => part !== '')
    .join('\n')
}
