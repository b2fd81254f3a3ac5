import type { Fact } from '@chartwright/contract/facts'
import type { Around } from '../task-around.ts'

const AMOUNT = String.raw`\b(?:tablets?|capsules?|pills?|puffs?|mg|milligrams?|units|a day|daily|today)\b`
const THEN = new RegExp(
  String.raw`${AMOUNT}.*\bthen\b.*\b(?:a day|daily|once|twice|every|tablets?|pills?|mg|milligrams?)\b`,
)

/** 'Two tablets today and then one a day': no single dose is the prescription. */
export function withoutSplitDose(fact: Fact, around: readonly Around[]): Fact {
  const { kind, status, attributes } = fact
  if (kind !== 'medication' || status !== 'start' || attributes.dose?.includes('then')) return fact
  if (!around.some(({ words, after }) => THEN.test(`${words} ${after}`))) return fact
  const { dose: _, amount: __, frequency: ___, duration: ____, ...others } = attributes
  return { ...fact, attributes: others }
}
