import { shareWithin, stemsOf } from '../../../../clinical/realise/words/word-stems.ts'
import { SAYS_LITTLE } from './also-said.data.ts'

/** So much of what somebody says was quoted before. */
const MOST_QUOTED = 0.75
/** What makes one statement another: a denial, a side, a number. */
const APART = /\b(?:no|not|never|nothing|none|without|left|right|both|\d+)\b|n['’]t\b/gi
const TELLS_OF_IT = /\b(?:mentioned|said|told|also)\b/gi

/** Whether one of the quotations tells the same fact of the patient, in nearly the same words. */
export function isSaidTwice(
  concept: string,
  words: string,
  quotations: readonly string[],
): boolean {
  const own = plain(words)
  if (stemsOf(own).length < 2) return false
  return quotations.map(plain).some((one, at) => {
    if (apart(words) !== apart(quotations[at] ?? '')) return false
    return shareWithin(plain(concept), one) === 1 && shareWithin(own, one) >= MOST_QUOTED
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
