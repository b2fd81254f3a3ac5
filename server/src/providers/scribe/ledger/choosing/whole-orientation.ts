import type { Fact } from '@chartwright/contract/facts'
import { listOf } from '../../../../clinical/realise/words/sentence.ts'
import type { ScribeSegment } from '../../scribe.ts'

const NAMED = /\b(?:person|place|time|date|self|situation|event|year|location)\b/gi
const GOES_ON =
  /^(?:\s*,?\s*(?:and\s+)?(?:to\s+)?(?:person|place|time|date|self|situation|event|year|location)\b)+/i
const LACKS =
  /^\s*,?\s*(?:but\s+|and\s+)?not\s+(?:oriented\s+)?(?:to\s+)?(person|place|time|date|self|situation|event|year|location)\b/i
const NOT_ALL = /\b(?:not|only|except|but|dis-?oriented|n't)\b/i

/** 'Oriented to time, place and person': what was named of it to the end of the list, and not its first alone. */
export function withWholeOrientation(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  const {
    kind,
    polarity,
    certainty,
    concept,
    said: [own],
  } = fact
  if (kind !== 'finding' || polarity !== 'present' || certainty !== 'sure') return fact
  if (own === undefined || !/\boriented\b/i.test(concept) || NOT_ALL.test(own.words)) return fact
  const text = segments.find(({ id }) => id === own.segment_id)?.text ?? ''
  const [rest = ''] = GOES_ON.exec(text.slice(own.to)) ?? []
  const [, list = ''] = /\boriented\b(.*)$/i.exec(own.words) ?? []
  const named = [...new Set(`${list}${rest}`.toLowerCase().match(NAMED))]
  const behind = text.slice(own.to + rest.length)
  const [left, lacking = ''] = LACKS.exec(behind) ?? []
  const isUnclear = left === undefined && NOT_ALL.test(behind.slice(0, NEXT))
  if (isUnclear || (named.length < 2 && left === undefined)) return fact
  const alert = /\b(?:awake|alert)\b/i.exec(own.words)?.[0].toLowerCase()
  const not = lacking === '' ? '' : `, not to ${lacking.toLowerCase()}`
  const oriented = `oriented to ${listOf(named, 'and')}${not}`
  return {
    ...fact,
    concept: alert === undefined ? oriented : `${alert} and ${oriented}`,
    phrased: false,
  }
}

/** Where the one that is left out would be told. */
const NEXT = 20
