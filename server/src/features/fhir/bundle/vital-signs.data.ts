interface VitalSign {
  readonly called: RegExp
  readonly code: string
  readonly display: string
  /** In UCUM. A value in another unit has no code. */
  readonly units: readonly string[]
  /** The unit of a bare number, if only one can be meant. */
  readonly bareUnit?: string
}

/** Codes and units of the standard's own vital signs profiles (R4, vitalsigns). */
export const VITAL_SIGNS: readonly VitalSign[] = [
  {
    called: /^(?:heart rate|pulse(?: rate)?)$/,
    code: '8867-4',
    display: 'Heart rate',
    units: ['/min'],
    bareUnit: '/min',
  },
  {
    called: /^(?:respiratory rate|respirations?|breathing rate)$/,
    code: '9279-1',
    display: 'Respiratory rate',
    units: ['/min'],
    bareUnit: '/min',
  },
  {
    called: /^(?:oxygen saturations?|o2 saturations?|spo2|pulse ox(?:imetry)?)$/,
    code: '2708-6',
    display: 'Oxygen saturation in Arterial blood',
    units: ['%'],
    bareUnit: '%',
  },
  {
    called: /^(?:body )?(?:temperature|temp)$/,
    code: '8310-5',
    display: 'Body temperature',
    units: ['Cel', '[degF]'],
  },
  {
    called: /^(?:body )?height$/,
    code: '8302-2',
    display: 'Body height',
    units: ['cm', '[in_i]'],
  },
  {
    called: /^(?:body )?weight$/,
    code: '29463-7',
    display: 'Body weight',
    units: ['kg', 'g', '[lb_av]'],
  },
  {
    called: /^(?:bmi|body mass index)$/,
    code: '39156-5',
    display: 'Body mass index (BMI) [Ratio]',
    units: ['kg/m2'],
    bareUnit: 'kg/m2',
  },
]

export const BLOOD_PRESSURE = {
  called: /^(?:blood pressures?|bp)$/,
  code: '85354-9',
  display: 'Blood pressure panel with all children optional',
  systolic: { code: '8480-6', display: 'Systolic blood pressure' },
  diastolic: { code: '8462-4', display: 'Diastolic blood pressure' },
  unit: 'mm[Hg]',
} as const

/** Units as they are said or written, in UCUM. Those not listed stay in words. */
export const UCUM: Readonly<Record<string, string>> = {
  '%': '%',
  percent: '%',
  mmhg: 'mm[Hg]',
  bpm: '/min',
  'per minute': '/min',
  'beats per minute': '/min',
  'breaths per minute': '/min',
  lb: '[lb_av]',
  lbs: '[lb_av]',
  pound: '[lb_av]',
  pounds: '[lb_av]',
  kg: 'kg',
  g: 'g',
  cm: 'cm',
  mm: 'mm',
  in: '[in_i]',
  inch: '[in_i]',
  inches: '[in_i]',
  f: '[degF]',
  '°f': '[degF]',
  fahrenheit: '[degF]',
  c: 'Cel',
  '°c': 'Cel',
  celsius: 'Cel',
  'mg/dl': 'mg/dL',
  'mmol/l': 'mmol/L',
  'umol/l': 'umol/L',
  'g/dl': 'g/dL',
  'g/l': 'g/L',
  'kg/m2': 'kg/m2',
}
