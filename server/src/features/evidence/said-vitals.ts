import { rememberOf } from '../../clinical/remember.ts'
import type { VisitIndex } from './index-visit.ts'
import type { NoteFacts } from './note-facts.ts'
import type { SaidClause } from './said-clause.ts'
import type { SaidFact } from './said-fact.ts'

const VITALS: readonly (readonly [RegExp, string, string, (value: number) => boolean])[] = [
  [
    /\b(?:heart rate|pulse)(?: \w+){0,3} (\d{2,3})\b(?!%|\.)/,
    'heart rate',
    '',
    (value) => value >= 30 && value <= 220,
  ],
  [
    /\b(?:temperature|temp|fever)(?: \w+){0,3} (\d{2,3}(?:\.\d)?)\b(?! (?:days?|weeks?|hours?))/,
    'temperature',
    '',
    (value) => (value >= 95 && value <= 107) || (value >= 35 && value <= 42),
  ],
  [
    /\b(?:oxygen|o2|saturations?|pulse ox|spo2|sats?)(?: \w+){0,4} (\d{2,3})\b/,
    'oxygen saturation',
    '%',
    (value) => value >= 60 && value <= 100,
  ],
  [
    /\b(?:respiratory rate|respirations?)(?: \w+){0,3} (\d{1,2})\b/,
    'respiratory rate',
    '',
    (value) => value >= 6 && value <= 60,
  ],
]
const GOAL =
  /\b(?:goal|target|should be|less than|below|under|above|over 1|want it|normal is|if|usually|(?<!than (?:we|i) )would)\b/

/** Vital signs of the visit that the note leaves out. */
export function findSaidVitals(visit: VisitIndex, note: NoteFacts): SaidFact[] {
  return vitalsIn(visit).filter(({ figure }) => !note.figures.has(figure))
}

/** Read once: a note is saved often. */
const vitalsIn = rememberOf((visit: VisitIndex) =>
  visit.clauses.flatMap((clause) => {
    if (clause.isFamily || clause.isQuestion || GOAL.test(clause.text)) return []
    const pressures = clause.facts.measures
      .filter(({ unit }) => unit === 'pressure')
      .map(({ figure }) => vitalOf('blood pressure', figure, '', clause))
    const others = VITALS.flatMap(([pattern, name, unit, isPossible]) => {
      const figure = pattern.exec(clause.text)?.[1]
      return figure !== undefined && isPossible(Number(figure))
        ? [vitalOf(name, figure, unit, clause)]
        : []
    })
    return [...pressures, ...others]
  }),
)

function vitalOf(name: string, figure: string, unit: string, { line }: SaidClause) {
  const fact = `${name} ${figure}${unit}`
  return {
    figure,
    kind: 'vital-sign' as const,
    fact,
    lines: [line],
    proposal: `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`,
    topic: 'vitals' as const,
  }
}
