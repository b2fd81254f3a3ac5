import { normalise } from '../../../normalise.ts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import { readDose } from '../numbers/read-amounts.ts'

const STRENGTH = /^([\d.]+) (?:mg|mcg|g)$/
/** A larger number is what the pharmacy hands out, not what is taken at once. */
const COUNTED = /^([1-6]|[\d.]+-[1-6]) (tablet|capsule|puff|drop|spray)s?$/
/** 'two tablets of five hundred milligrams': how many of which strength. */
const COUNT_OF = /^(.*(?:tablet|pill|capsule|puff)s?) of (?:the )?(.+)$/i
const BEHIND =
  '(?= (?:tablets|pills|capsules|at a time|of (?:them|those)|twice|once|at (?:night|bedtime)|in the|every|with)\\b|,)'
/** 'two at a time', 'two of them', 'two twice a day' */
const BARE = new RegExp(`^(?:take |takes |i take )?(2|3|4|two|three|four)${BEHIND}`)
const FIGURES: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4' }
/** 'one gram, so two tablets': what they come to. */
const COMES_TO = /\b(?:so|that's|that is|which is)\b[^.]{0,12}$/i

interface Said {
  readonly at: number
  readonly count?: string
  readonly unit?: string
  readonly strength?: string
}

/** '2 x 500 mg' of 'five hundred milligrams, two tablets', '30 mg (6 tablets)' of 'six tablets, thirty milligrams'. */
export function withCount(
  text: string,
  mention: Mention,
  modifiers: readonly Modifier[],
  dose: string | undefined,
): string | undefined {
  const said = modifiers
    .filter(({ kind, line }) => (kind === 'dose' || kind === 'frequency') && line === mention.line)
    .flatMap((one) => amountsOf(one, dose))
  const counts = said.filter(({ count }) => count !== undefined)
  const strengths = said.filter(({ strength }) => strength !== undefined)
  const [[first], [strong]] = [counts, strengths]
  if (!first?.count || !strong?.strength || counts.length > 1 || strengths.length > 1) return dose
  if (dose !== strong.strength && !COUNTED.test(dose ?? '')) return dose
  const { at, count, unit = 'tablet' } = first
  const counted = `${count} ${unit}${count === '1' ? '' : 's'}`
  if (at < strong.at || COMES_TO.test(text.slice(0, at)))
    return first.unit === undefined ? dose : `${strong.strength} (${counted})`
  if (/puff|drop|spray/.test(unit)) return `${strong.strength}, ${counted}`
  return /^[2-4]$|-/.test(count) ? `${count} x ${strong.strength}` : strong.strength
}

/** What one modifier tells; 'five hundred milligrams two tablets' tells both. */
function amountsOf({ from, words }: Modifier, known = ''): Said[] {
  const figure = STRENGTH.exec(known)?.[1]
  const plain = normalise(words.replace(/\ba (?=hundred|thousand)/gi, 'one '))
  const bare = new RegExp(`^(?:the )?${figure ?? '-'}(?:[, ]+|$)(?!m?c?g\\b)`).exec(plain)?.[0]
  if (bare !== undefined)
    return [{ at: from, strength: known }, ...countIn(plain.slice(bare.length), from + 1)]
  const [, count, each] = COUNT_OF.exec(words) ?? []
  const strength = readDose(each ?? '')
  if (count !== undefined && strength !== undefined && STRENGTH.test(strength))
    return [{ at: from, strength }, ...countIn(normalise(count), from + 1)]
  return words.split(/(?<=grams?)\b[\s,]*/i).flatMap((part, nth): Said[] => {
    const dose = readDose(part)
    if (dose !== undefined && STRENGTH.test(dose)) return [{ at: from + nth, strength: dose }]
    return countIn(normalise(part), from + nth)
  })
}

function countIn(plain: string, at: number): Said[] {
  const [, count, unit] = COUNTED.exec(readDose(plain) ?? '') ?? []
  if (count !== undefined && unit !== undefined) return [{ at, count, unit }]
  const few = BARE.exec(plain)?.[1]
  return few === undefined ? [] : [{ at, count: FIGURES[few] ?? few }]
}
