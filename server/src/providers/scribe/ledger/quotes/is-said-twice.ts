import { shareWithin, stemsOf } from '../../../../clinical/realise/words/word-stems.ts'
import { SAYS_LITTLE } from './also-said.data.ts'

/** What makes one statement another: a denial, a side, a number, somebody else. */
const APART =
  /\b(?:no|not|never|nothing|none|without|left|right|both|mother|father|mom|mum|dad|sister|brother|husband|wife|son|daughter|\d+)\b|n['’]t\b/gi
const TELLS_OF_IT = /\b(?:mentioned|said|told|also)\b/gi

/** Whether one of the quotations tells the same fact of the patient, in the same words or more. */
export function isSaidTwice(
  concept: string,
  words: string,
  quotations: readonly string[],
): boolean {
  const own = plain(words)
  if (stemsOf(own).length < 2) return false
  return quotations.map(plain).some((one, at) => {
    if (apart(words) !== apart(quotations[at] ?? '')) return false
    return shareWithin(plain(concept), one) === 1 && shareWithin(own, one) === 1
  })
}

function plain(words: string): string {
  const little = words.replaceAll(TELLS_OF_IT, ' ').replaceAll(SAYS_LITTLE, ' ')
  return little.replace(/\b([a-z]{3,})ing\b/gi, '$1')
}

function apart(words: string): string {
  const found = words.toLowerCase().match(APART) ?? []
  return [...new Set(found.map((each) => each.replace(/^n['’]t$/, 'not')))].sort().join(' ')
}
