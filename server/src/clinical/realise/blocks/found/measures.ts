import type { Told } from '../../same-facts.ts'
import { isPlacedBy } from '../../places/place-rules.data.ts'
import { DRUG_RELIEFS } from '../../telling/relief-words.data.ts'
import { writeBy } from '../../words/rows.ts'
import { listOf, type Sentence } from '../../words/sentence.ts'
import { tellTogether } from '../each.ts'

/** Ice and the like. */
export function isMeasure({ kind, concept }: Told): boolean {
  return (kind === 'history' || kind === 'medication') && isPlacedBy('homeMeasure', concept)
}

/** 'used ice and elevation': in one sentence, each once; what helped or not by itself. */
export function tellMeasures(facts: readonly Told[]): Sentence[] {
  const reliefs = new Set(facts.map(reliefOf))
  return [...reliefs].flatMap((relief) =>
    (['present', 'absent'] as const).flatMap((polarity) => {
      const own = facts.filter((fact) => fact.polarity === polarity && reliefOf(fact) === relief)
      const names = listOf([...new Set(own.map(measureOf))], 'and')
      const used = relief === '' ? `used ${names}` : `tried ${names} ${relief}`
      const told = polarity === 'absent' ? `has not used ${names}` : used
      return own.length === 0 ? [] : [tellTogether(own, told)]
    }),
  )
}

function reliefOf({ polarity, attributes: { relief } }: Told): string {
  return polarity === 'absent' || relief === undefined ? '' : (writeBy(DRUG_RELIEFS, relief) ?? '')
}

function measureOf({ concept }: Told): string {
  return concept
    .replace(
      /^(?:put(?:ting)?|laid|laying|appl(?:ied|ying)|us(?:ed|ing)|tr(?:ied|ying)) (?:some |an? )?/i,
      '',
    )
    .replace(/^ic(?:ed|ing)$/i, 'ice')
    .toLowerCase()
}
