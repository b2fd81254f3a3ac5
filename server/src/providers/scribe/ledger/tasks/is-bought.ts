import type { Fact } from '@chartwright/contract/facts'
import type { Around } from './task-around.ts'
import { MOST_BOUGHT, OVER_THE_COUNTER, PRESCRIBES, SOMETIMES_BOUGHT } from './task-words.data.ts'

const SHOP =
  /\b(?:over[- ]the[- ]counter|(?:from|at) (?:the|any|your|a) (?:local )?(?:pharmacy|chemist|drugstore|supermarket)|(?:buy|bought|purchase|pick up) (?:some|this|that|it|the)?)\b/

const NO_SCRIPT =
  /\b(?:n't|not|never) need an? (?:\w+ )?(?:prescription|script)\b|n't need an? (?:prescription|script)|\bwithout an? prescription\b/

/**
 * Whether the patient gets it without the practice: bought, and nobody said that it is prescribed.
 * A drug that a person wrote down is prescribed.
 */
export function isBought(fact: Fact, around: readonly Around[]): boolean {
  if (fact.kind !== 'medication' || fact.status === 'refill' || around.length === 0) return false
  if (around.some(({ before, after }) => NO_SCRIPT.test(before) || NO_SCRIPT.test(after)))
    return true
  if (around.some(({ before, words }) => PRESCRIBES.test(`${before} ${words}`))) return false
  const isShopped = around.some(({ before, after }) => SHOP.test(before) || SHOP.test(after))
  const name = fact.concept.toLowerCase()
  const isEnded = fact.status === 'stop' || fact.status === 'hold'
  const isOnShelf = OVER_THE_COUNTER.test(name) || (!isEnded && SOMETIMES_BOUGHT.test(name))
  return isShopped || (isOnShelf && !isStrong(name, fact.attributes.dose))
}

function isStrong(name: string, dose: string | undefined): boolean {
  const [, amount, unit] = /^(\d+(?:\.\d+)?) ?(mg|g)\b/.exec(dose ?? '') ?? []
  const most = MOST_BOUGHT.find(([drug]) => drug.test(name))?.[1]
  if (amount === undefined || most === undefined) return false
  return Number(amount) * (unit === 'g' ? 1000 : 1) > most
}
