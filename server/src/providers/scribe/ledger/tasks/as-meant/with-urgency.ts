import type { Fact } from '@chartwright/contract/facts'
import type { Around } from '../task-around.ts'

const HURRIED = new Set<Fact['act']>(['order', 'refer', 'procedure', 'follow_up'])
const NOT = String.raw`(?<!(?:\b(?:not|nothing|non|no|less|if|or)|n't)[ -](?:be |so |that |very |really |an? |overly |need )*)`
const FAST_TRACK = new RegExp(
  String.raw`${NOT}\b(?:(?:two|2)[- ]weeks?[- ]wait|(?:two|2)[- ]weeks? (?:rule|pathway|referral)|fast[- ]track)\b`,
)
const URGENT = new RegExp(
  String.raw`${NOT}\b(?:urgent(?:ly)?(?! care\b)|as soon as possible|asap|straight ?away|immediately|right away|stat)\b`,
)
/** 'Seen today by the on-call surgeon' */
const DAY = /\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening))\b/
/** What belongs to the next thing. */
const NEXT = /[,;]|\b(?:and|but|if|so|then|because|until|or)\b/

/** How soon it was said to be needed, where nobody said a day: in the words themselves or right beside them. */
export function withUrgency(fact: Fact, around: readonly Around[]): Fact {
  const { kind, act, attributes, concept } = fact
  if (kind !== 'plan' || !HURRIED.has(act) || attributes.when !== undefined) return fact
  const places = around.map(
    ({ before, words, after }) =>
      `${before.split(NEXT).at(-1) ?? ''} ${words} ${after.split(NEXT)[0] ?? ''}`,
  )
  const said = [concept.toLowerCase(), ...places]
  if (said.some((words) => FAST_TRACK.test(words))) return timed(fact, 'on the two-week wait')
  const day = act === 'refer' ? around.map(({ words }) => DAY.exec(words)?.[0]).find(Boolean) : ''
  if (day) return timed(fact, day)
  return said.some((words) => URGENT.test(words)) ? timed(fact, 'urgently') : fact
}

function timed(fact: Fact, when: string): Fact {
  return { ...fact, attributes: { ...fact.attributes, when } }
}
