import type { InsightSentence } from '@chartwright/contract/insights'
import { UNSURE_BELOW } from '@chartwright/contract/limits'
import type { VisitIndex } from './index-visit.ts'
import type { Facts } from './read-facts.ts'

type Doubt = InsightSentence['doubts'][number]

/** What can hardly be, in whatever unit it is told. */
const RANGES: readonly (readonly [named: RegExp, least: number, most: number])[] = [
  [
    /\b(?:temp(?:erature)?|fever)(?: \w+){0,4} (\d+(?:\.\d+)?)\b(?! (?:days?|weeks?|hours?|months?))/,
    30,
    110,
  ],
  [/\b(?:heart rate|pulse)(?: (?!ox)\w+){0,3} (\d+)\b/, 20, 250],
  [
    /\b(?:oxygen|o2|saturations?|pulse ox|spo2|sats?)(?: \w+){0,4} (\d+)\b(?! ?(?:liters?|l\b))/,
    40,
    100,
  ],
  [/\b(?:respiratory rate|respirations?)(?: \w+){0,3} (\d+)\b/, 4, 80],
  [/\b(?:hemoglobin a1c|a1c|hba1c)(?: \w+){0,3} (\d+(?:\.\d+)?)\b/, 3, 20],
  [/\bejection fraction(?: \w+){0,3} (\d+)\b/, 5, 85],
  [/\b(?:bmi|body mass index)(?: \w+){0,3} (\d+(?:\.\d+)?)\b/, 9, 90],
  [/\b(\d+) years? old\b/, 0, 120],
  [/\b(\d+)\/10\b/, 0, 10],
]
const PRESSURE = { systolic: [50, 280], diastolic: [20, 170] } as const
/** More of it at once is hardly ever given by mouth. */
const MOST_MG = 4_000

/** Why a sentence may be wrong though it was said. */
export function findDoubts(
  { text, measures, amounts }: Facts,
  lines: readonly number[],
  visit: VisitIndex,
): Doubt[] {
  const unclear = lines.flatMap((place): Doubt[] => {
    const { id, text: said, confidence } = visit.lines[place] ?? {}
    const isUnclear = typeof confidence === 'number' && confidence < UNSURE_BELOW
    return id !== undefined && said !== undefined && isUnclear
      ? [{ kind: 'unclear', words: said, segment_id: id }]
      : []
  })
  const ranged = RANGES.flatMap(([named, least, most]) => {
    const [words, figure] = named.exec(text) ?? []
    const value = Number(figure)
    return words === undefined || (value >= least && value <= most) ? [] : [words]
  })
  const pressures = measures
    .filter(({ unit, figure }) => unit === 'pressure' && !isPressure(figure))
    .map(({ figure }) => figure)
  const doses = amounts
    .filter(({ unit, figure }) => unit === 'mg' && Number(figure) > MOST_MG)
    .map(({ figure, unit }) => `${figure} ${unit}`)
  return [
    ...unclear,
    ...[...ranged, ...pressures, ...doses].map((words): Doubt => ({
      kind: 'implausible',
      words,
      segment_id: null,
    })),
  ]
}

function isPressure(figure: string): boolean {
  const [systolic = 0, diastolic = 0] = figure.split('/').map(Number)
  const isWithin = (value: number, [least, most]: readonly [number, number]) =>
    value >= least && value <= most
  return (
    isWithin(systolic, PRESSURE.systolic) &&
    isWithin(diastolic, PRESSURE.diastolic) &&
    systolic > diastolic
  )
}
