import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'

const SENT = new Set<Fact['act']>(['refer', 'order', 'procedure'])
const OTHERS = String.raw`(?:they|s?he|someone|somebody|reception|the (?:office|clinic|team|nurse|coordinator|scheduler|hospital|department))(?:'ll| will| should| usually| may| might)`
const REACH = '(?:in touch|contact|call|ring|phone|text|write|letter|reach out)'
const IN_TOUCH = new RegExp(
  String.raw`\b(?:${OTHERS}\b[^.?!]*\b${REACH}|they (?:usually|normally|typically|generally|tend)|you(?:'ll| will| should) (?:then )?(?:hear|get a (?:call|letter|text)))\b[^.?!]*$`,
)

/** 'They'll be in touch within two weeks' is when others call, and not when it is done. */
export function withoutOthersTime(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  const { act, kind, said, attributes } = fact
  const [first, ...others] = said
  if (kind !== 'plan' || !SENT.has(act) || attributes.when === undefined || !first) return fact
  const text = segments.find(({ id }) => id === first.segment_id)?.text.toLowerCase()
  const isOthers = others.some(
    ({ segment_id: id, from }) =>
      id === first.segment_id &&
      from > first.to &&
      IN_TOUCH.test(text?.slice(first.to, from) ?? ''),
  )
  if (!isOthers) return fact
  const { when: _, ...untimed } = attributes
  return { ...fact, attributes: untimed }
}
