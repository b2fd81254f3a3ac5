import type { Token } from './tokens.ts'

export interface Measure {
  readonly figure: string
  /** What is counted: 'day', 'year', '%', 'pressure', 'of 5', 'temperature' …; empty for a bare number. */
  readonly unit: string
  readonly at: number
}

const COUNTED =
  /^(?:day|week|month|year|hour|minute|pound|lb|kg|kilogram|cm|mm|centimeter|millimeter|inch|degree|percent|beat|bpm|pack|drink|beer|glass|time|mile|cup|liter|cigarette|refill|stitch)$/
const SAME: Readonly<Record<string, string>> = {
  lb: 'pound',
  kilogram: 'kg',
  centimeter: 'cm',
  millimeter: 'mm',
  percent: '%',
  bpm: 'beat',
  beer: 'drink',
  glass: 'drink',
}

/** Numbers that count or measure; amounts of drugs are found by findAmounts. */
export function findMeasures(tokens: readonly Token[]): Measure[] {
  return tokens.flatMap(({ figure }, at): Measure[] => {
    if (figure === undefined) return []
    const parts = figure.split('/')
    if (parts.length === 2) {
      const [first = '', second = ''] = parts
      if (Number(first) >= 60 && Number(second) >= 30) return [{ figure, unit: 'pressure', at }]
      return [{ figure, unit: `of ${second}`, at }]
    }
    if (figure.endsWith('%')) return [{ figure: figure.slice(0, -1), unit: '%', at }]
    const next = tokens[at + 1]?.norm ?? ''
    if (COUNTED.test(next)) {
      const isAge = next === 'year' && tokens[at + 2]?.word === 'old'
      return [{ figure, unit: isAge ? 'year old' : (SAME[next] ?? next), at }]
    }
    const isTemperature = /^(?:9[5-9]|10[0-6])(?:\.\d)?$/.test(figure) && figure.includes('.')
    return [{ figure, unit: isTemperature ? 'degree' : '', at }]
  })
}
