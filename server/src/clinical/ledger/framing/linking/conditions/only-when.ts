import type { FactContent } from '@chartwright/contract/facts'
import type { Mention } from '../../../reading/find-mentions.ts'
import { plainSaid } from '../../wording/plain-said.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'

const FELT = new Set<Mention['kind']>(['symptom', 'complaint'])
const LED =
  /\b(?:just|only)(?: really)? when ((?:\S+ ){2,9}?)(?:then )?(?:i|he|she|you) (?:do |will )?(?:have|has|get|gets|feel|feels|notice|notices)(?: (?:an?|some|the|this|that|these|those|really|very|just|like|a little|a bit(?: of)?))*$/
const BEHIND =
  /^ (?:but )?(?:it's |that's |really |and )*(?:just|only) when ((?:(?:i|he|she|it|the|my|his|her|i'm|he's|she's|it's)) \S+(?: \S+){0,7}?)(?=$| (?:but|and|so|otherwise|or)\b)/

/** 'Only when I lie flat do I get it': a limit that stays with what is felt. */
export function onlyWhen(
  text: string,
  mention: Mention,
  polarity: Mention['polarity'],
): FactContent['attributes'] {
  if (!FELT.has(mention.kind) || polarity !== 'present') return {}
  const { before, after } = sentenceAround(text, mention)
  const said =
    LED.exec(plainSaid(before).trimEnd())?.[1] ?? BEHIND.exec(` ${plainSaid(after).trim()}`)?.[1]
  return said === undefined ? {} : { condition: `only when ${said.trim()}` }
}
