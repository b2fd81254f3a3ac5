import { plainOf, stemsOf } from '../../../../../clinical/ledger/naming/name-words.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { around } from '../passage.ts'
import { slotsOf, type Slot } from './asked-slots.ts'

/** How much of what is asked a sentence must name, with what it answers and what stands beside it. */
export const NAMES_IT = 0.9
/** By no other word for it. */
export const NAMES_ITSELF = 0.99
const IS_NEAR = 0.5
const BESIDE = 0.8
const APART = 0.35

export interface Place {
  readonly at: number
  /** From 0 to 1: of the things that are asked about, those that it names. */
  readonly share: number
}

/** Sentences that name what is asked about, the best and those that are nearly as good, in their order. */
export function closestPlaces(subject: string, spoken: readonly SpokenSentence[]): Place[] {
  const slots = slotsOf(subject)
  const whole = slots.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  const own = spoken.map(({ text }) => ({ stems: new Set(stemsOf(plainOf(text))), text }))
  const shareAt = (slot: Slot, at: number) => {
    const sentence = own[at]
    return sentence === undefined ? 0 : slot.shareIn(sentence.stems, sentence.text)
  }
  const all = spoken.flatMap(({ text }, at) => {
    if (text === '' || !slots.some((slot) => shareAt(slot, at) > 0)) return []
    const partners = around([at], spoken).places
    const beside = [at - 1, at + 1].filter((next) => isNextTo(spoken[next], spoken[at]))
    const found = slots.reduce((sum, slot) => {
      const inIt = Math.max(...[at, ...partners].map((place) => shareAt(slot, place)))
      const near = Math.max(0, ...beside.map((place) => shareAt(slot, place) * BESIDE))
      return sum + slot.weight * Math.max(inIt, near)
    }, 0)
    return [{ at, share: found / whole }]
  })
  const best = Math.max(0, ...all.map(({ share }) => share))
  return all.filter(({ share }) => share >= IS_NEAR && share >= best - APART)
}

function isNextTo(one: SpokenSentence | undefined, other: SpokenSentence | undefined): boolean {
  if (!one || !other) return false
  return Math.abs(one.line - other.line) <= 1
}
