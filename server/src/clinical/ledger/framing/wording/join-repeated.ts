import { findExactConcept } from '../../naming/concept-names.ts'
import { isKnownName, nameConcept } from '../../naming/name-concept.ts'
import { plainOf } from '../../naming/name-words.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const FILLERS = String.raw`[\s,]*(?:\b(?:um+|uh+|erm?)\b[\s,]*)*`
const SMALL = /^(?:your|their|this|that|with|from|have|like|some|very|really)$/i
const END = new RegExp(`${FILLERS}$`, 'i')

/** 'high blood, uh, blood pressure': a name that was begun again is said to its end. */
export function joinRepeated(lines: readonly LedgerLine[], mention: Mention): Mention {
  const words = mention.words.replace(END, '')
  const last = /[a-z]+$/i.exec(words)?.[0]
  if (last === undefined || SMALL.test(last)) return mention
  const to = mention.from + words.length
  const rest = lines[mention.line]?.text.slice(to) ?? ''
  if (!rest.toLowerCase().includes(last.toLowerCase())) return mention
  const again = new RegExp(`^${FILLERS}${last}\\s+([a-z]+)`, 'i')
  const found = again.exec(rest)
  if (found === null) return mention
  const whole = `${words} ${found[1] ?? ''}`
  const { kind } = mention
  if (!isKnownName(kind, plainOf(whole))) return mention
  if (
    isKnownName(kind, plainOf(words)) &&
    nameConcept(kind, words) !== findExactConcept(kind, plainOf(whole))
  )
    return mention
  return { ...mention, words: whole, to: to + found[0].length }
}
