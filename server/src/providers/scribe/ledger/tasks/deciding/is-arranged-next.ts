import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid } from '../task-around.ts'

const WILL = String.raw`(?:(?:i|we)(?:'ll| will|'m going to|'m gonna|'re going to|'re gonna)|let's|let me)(?: (?:just|go|ahead|and|also|then))*`
const IT = '(?:that|it|this|those|these|them)'
const ARRANGES = new RegExp(
  String.raw`^(?:(?:so|and|okay|then),? )*${WILL} (?:(?:get|have) ${IT} (?:all )?(?:arranged|scheduled|set up|booked|ordered|organi[sz]ed)|(?:arrange|schedule|book|order|organi[sz]e|set up) ${IT}|(?:set|put|order|send) ${IT} (?:up|in|off))\b`,
)
/** 'which we will do' */
const DONE = new RegExp(String.raw`(?:^|, )which ${WILL} do$`)
const MOST_BEHIND = 3

/** 'You're due for a bone scan. I'll get that arranged.' */
export function isArrangedNext({ said }: Fact, segments: readonly ScribeSegment[]): boolean {
  return said.some(({ segment_id: id, to }) => {
    const text = segments.find((segment) => segment.id === id)?.text.toLowerCase()
    const [behind = '', next = ''] = text?.slice(to).split(SENTENCE_END) ?? []
    if (DONE.test(plainSaid(behind).replace(/ ?\.$/, ''))) return true
    return behind.split(' ').length <= MOST_BEHIND && ARRANGES.test(plainSaid(next))
  })
}

const SENTENCE_END = / ?(?<!\bdr)[.?!] /
