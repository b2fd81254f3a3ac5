import type { Fact } from '@chartwright/contract/facts'
import type { CodeableConcept, Observation, Quantity } from 'fhir/r4'
import { conceptOf, plain, referTo } from './element.ts'
import { narrativeOf, paragraphs } from './narrative.ts'
import type { People } from './people.ts'
import { BLOOD_PRESSURE, UCUM, VITAL_SIGNS } from './vital-signs.data.ts'
import type { VisitDocument } from './visit-document.ts'

const LOINC = 'http://loinc.org'
const UCUM_SYSTEM = 'http://unitsofmeasure.org'
const VITAL_CATEGORY = {
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/observation-category',
      code: 'vital-signs',
    },
  ],
}
const NUMBER = /^(?<sign>[<>]?)(?<value>\d+(?:\.\d+)?)$/
const PRESSURE = /^(?<systolic>\d{2,3})\/(?<diastolic>\d{2,3})$/

type Measured = Pick<
  Observation,
  'code' | 'category' | 'component' | 'valueQuantity' | 'valueString' | 'effectiveDateTime'
>

/** Something that was measured, now or before; not without a value. */
export function observationOf(
  fact: Fact,
  { note, session }: VisitDocument,
  people: People,
): (Observation & { id: string }) | undefined {
  if (fact.polarity === 'absent' || fact.certainty !== 'sure' || fact.time === 'future')
    return undefined
  const measured = measuredOf(fact)
  if (!measured) return undefined
  return {
    resourceType: 'Observation',
    id: fact.id,
    text: narrativeOf(paragraphs(fact.text)),
    status: note.signature ? 'final' : 'preliminary',
    ...measured,
    subject: referTo(people.patient),
    encounter: referTo(people.encounter),
    // The time of an earlier value was not said in a way that yields a date.
    ...(fact.time === 'now' && { effectiveDateTime: session.created_at }),
  }
}

function measuredOf(fact: Fact): Measured | undefined {
  const name = fact.concept.toLowerCase().trim()
  const said = plain(fact.attributes.value ?? '').replace(/\s*\/\s*/, '/')
  if (said === '') return undefined
  const pressure = BLOOD_PRESSURE.called.test(name) ? PRESSURE.exec(said)?.groups : undefined
  if (pressure) return pressureOf(fact, Number(pressure['systolic']), Number(pressure['diastolic']))
  const number = NUMBER.exec(said)?.groups
  if (!number) return { code: conceptOf(fact.concept), valueString: wordsOf(fact, said) }
  const sign = number['sign']
  const vital = VITAL_SIGNS.find(({ called }) => called.test(name))
  const unit = unitOf(fact) ?? (fact.attributes.unit === undefined ? vital?.bareUnit : undefined)
  const isVital = vital && fact.time === 'now' && sign === '' && vital.units.includes(unit ?? '')
  return {
    code: isVital ? coded(vital, fact.concept) : conceptOf(fact.concept),
    ...(isVital && { category: [VITAL_CATEGORY] }),
    valueQuantity: {
      ...quantity(Number(number['value']), unit, fact.attributes.unit),
      ...(sign === '<' || sign === '>' ? { comparator: sign } : {}),
    },
  }
}

/** The panel of the standard's profile, which requires a date; an earlier pressure is in words. */
function pressureOf(fact: Fact, systolic: number, diastolic: number): Measured {
  if (fact.time !== 'now') {
    const said = `${String(systolic)}/${String(diastolic)} mmHg`
    return { code: conceptOf(fact.concept), valueString: said }
  }
  const component = (row: { code: string; display: string }, value: number) => ({
    code: coded(row),
    valueQuantity: quantity(value, BLOOD_PRESSURE.unit, 'mmHg'),
  })
  return {
    code: coded(BLOOD_PRESSURE, fact.concept),
    category: [VITAL_CATEGORY],
    component: [
      component(BLOOD_PRESSURE.systolic, systolic),
      component(BLOOD_PRESSURE.diastolic, diastolic),
    ],
  }
}

/** A bare degree belongs to neither scale. */
function unitOf({ attributes: { unit = '' } }: Fact): string | undefined {
  return UCUM[plain(unit).toLowerCase()]
}

function quantity(value: number, ucum: string | undefined, said: string | undefined): Quantity {
  const unit = plain(said ?? '')
  if (ucum === undefined) return { value, ...(unit !== '' && { unit }) }
  return { value, unit: unit === '' ? ucum : unit, system: UCUM_SYSTEM, code: ucum }
}

function coded(
  { code, display }: { readonly code: string; readonly display: string },
  text?: string,
): CodeableConcept {
  return { coding: [{ system: LOINC, code, display }], ...(text !== undefined && conceptOf(text)) }
}

function wordsOf({ attributes: { unit } }: Fact, value: string): string {
  return plain(`${value} ${unit ?? ''}`)
}
