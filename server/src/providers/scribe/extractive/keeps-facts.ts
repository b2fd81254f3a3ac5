import { tokens } from '../../../clinical/word-features.ts'

/**
 * All that note style may take away: who speaks and to whom, how an intention is announced, articles
 * and filler. No figure, drug, side, negation, doubt, condition, time, past or relative is among them.
 */
const MAY_GO = new Set(
  `i we they he she the patient his her their them that this those these some a an of it
  will want would like going to do does did is are be have has got on also just then so okay should
  and or go ahead know mean like anything everything stuff thing things type sort kind nice
  which there taking took reviewed review looked results here basically actually obviously as far in terms regarding from standpoint for with`.split(
    /\s+/,
  ),
)
/** What is said of a drug in other words: 'on' it, 'taking' it. */
const MAY_COME = 'takes'

/** Whether the words that carry a fact are the same ones in the same order. */
export function keepsFacts(before: string, after: string): boolean {
  const said = weighty(before)
  let at = 0
  for (const word of weighty(after)) {
    if (word === said[at]) at += 1
    else if (word !== MAY_COME) return false
  }
  return at === said.length
}

function weighty(text: string): string[] {
  const words = tokens(text)
    .filter((word) => !MAY_GO.has(word))
    .map((word) => (word === 'daily' ? 'day' : word))
  // A word said twice on end is one word; a figure is not.
  return words.filter((word, at) => word !== words[at - 1] || /\d/.test(word))
}
