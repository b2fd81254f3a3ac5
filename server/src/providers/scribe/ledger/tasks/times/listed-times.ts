import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { withSaidTime } from './task-time.ts'

/** Between two things of one list. */
const LINK =
  /^[\s,]*(?:(?:and|plus|as well as|along with|also|or|an?|the|your|some|another|uh|um)[\s,]+)*$/i

/** The time behind a list of orders is the time of each: 'a blood count and a ferritin today'. */
export function listedTimes(
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): ReadonlyMap<string, string> {
  const times = new Map<string, string>()
  const orders = facts
    .filter(({ act, certainty }) => act === 'order' && certainty === 'sure')
    .toSorted((one, other) => (other.said[0]?.from ?? 0) - (one.said[0]?.from ?? 0))
  for (const [at, last] of orders.entries()) {
    const when = times.get(last.id) ?? withSaidTime(last, segments).attributes.when
    const before = orders.slice(at + 1).find((other) => placeOf(other)?.id === placeOf(last)?.id)
    if (when === undefined || before === undefined || !isListed(before, last, segments)) continue
    if ((before.attributes.when ?? before.attributes.condition) === undefined)
      times.set(before.id, when)
  }
  for (const [id, when] of timesBehindLabs(orders.toReversed(), segments)) times.set(id, when)
  return times
}

const LABS = /^(?:labs|blood ?work|bloods|blood tests?)$/
const TIME_AND_LINK =
  /^(?: (?:today|tomorrow|this \w+|next \w+))?[\s,:]*(?:(?:so|including|like|such as|an?|the)[\s,]+)*$/i

/** 'Some blood work today, a ferritin and a folate': what is listed behind it is taken then. */
function timesBehindLabs(
  orders: readonly Fact[],
  segments: readonly ScribeSegment[],
): ReadonlyMap<string, string> {
  const times = new Map<string, string>()
  for (const [at, labs] of orders.entries()) {
    const { when } = withSaidTime(labs, segments).attributes
    if (when === undefined || !LABS.test(labs.concept.toLowerCase())) continue
    let before = labs
    for (const order of orders.slice(at + 1)) {
      const link = before === labs ? TIME_AND_LINK : LINK
      if (!isListed(before, order, segments, link) || order.attributes.when !== undefined) break
      times.set(order.id, when)
      before = order
    }
  }
  return times
}

function isListed(
  one: Fact,
  other: Fact,
  segments: readonly ScribeSegment[],
  link = LINK,
): boolean {
  const [first, second] = [placeOf(one), placeOf(other)]
  const text = segments.find(({ id }) => id === first?.id)?.text
  if (text === undefined || first === undefined || second?.id !== first.id) return false
  return first.to <= second.from && link.test(text.slice(first.to, second.from))
}

function placeOf({ said: [first] }: Fact) {
  return first?.segment_id ? { ...first, id: first.segment_id } : undefined
}
