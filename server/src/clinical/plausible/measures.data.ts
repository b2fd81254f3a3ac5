/** Least and most. */
export type Range = readonly [least: number, most: number]

interface UnitRange {
  /** As readUnit names it; '' for a number without one. */
  readonly unit: string
  /** Beyond it nobody has such a value. */
  readonly possible: Range
  /** Beyond it hardly anybody has: worth a second look. */
  readonly usual: Range
}

export interface MeasureRow {
  readonly name: string
  /** How it is called right before its number. */
  readonly called: RegExp
  /** In which units it is told. A bare number is one of any of them. */
  readonly units: readonly UnitRange[]
}

function range(unit: string, possible: Range, usual: Range = possible): UnitRange {
  return { unit, possible, usual }
}

/**
 * What can be measured at a visit. The ranges are wide on purpose: they are to find words that were
 * heard wrongly, not patients who are ill.
 */
export const MEASURES: readonly MeasureRow[] = [
  {
    name: 'heart rate',
    called: /\b(?:heart rate|pulse rate|pulse|hr)$/,
    units: [range('per minute', [20, 300], [30, 230])],
  },
  {
    name: 'respiratory rate',
    called: /\b(?:respiratory rate|respiration rate|breathing rate|respirations|rr)$/,
    units: [range('per minute', [3, 90], [6, 70])],
  },
  {
    name: 'oxygen saturation',
    called:
      /\b(?:oxygen saturations?|oxygen level|o2 sats?|pulse ox|pulse oximetry|saturations?|sats|spo2|sp o2)$/,
    units: [range('%', [30, 100], [50, 100])],
  },
  {
    name: 'temperature',
    called: /\b(?:temperature|temp|fever)$/,
    units: [range('F', [75, 115], [90, 109]), range('C', [24, 46], [32, 43])],
  },
  {
    name: 'weight',
    called: /\b(?:weight|weigh|weighs|weighed|weighing)$/,
    units: [range('pound', [0.5, 1_400], [1, 800]), range('kg', [0.3, 650], [0.5, 350])],
  },
  {
    name: 'height',
    called: /\b(?:height)$/,
    units: [
      range('inch', [8, 108], [10, 90]),
      range('cm', [20, 275], [25, 230]),
      range('foot', [1, 9], [1, 8]),
      range('meter', [0.2, 2.75], [0.25, 2.3]),
    ],
  },
  { name: 'BMI', called: /\b(?:bmi|body mass index)$/, units: [range('', [7, 150], [10, 90])] },
  {
    name: 'hemoglobin A1c',
    called: /\b(?:hemoglobin a1c|hba1c|a1c|a one c)$/,
    units: [range('%', [2, 25], [3, 20])],
  },
  {
    name: 'blood sugar',
    called: /\b(?:blood sugars?|blood glucose|glucose|sugars)$/,
    units: [range('mg/dL', [5, 2_500], [20, 900]), range('mmol/L', [0.3, 140], [1, 50])],
  },
  {
    name: 'ejection fraction',
    called: /\b(?:ejection fraction|ef)$/,
    units: [range('%', [3, 95], [5, 85])],
  },
  { name: 'INR', called: /\b(?:inr)$/, units: [range('', [0.4, 30], [0.7, 12])] },
  {
    name: 'hemoglobin',
    called: /\b(?:hemoglobin|haemoglobin|hgb)$/,
    units: [range('g/dL', [1, 28], [3, 24]), range('g/L', [10, 280], [30, 240])],
  },
  {
    name: 'potassium',
    called: /\b(?:potassium level|serum potassium|potassium)$/,
    units: [range('mmol/L', [1, 12], [1.5, 9])],
  },
  {
    name: 'sodium level',
    called: /\b(?:sodium level|serum sodium)$/,
    units: [range('mmol/L', [85, 210], [95, 190])],
  },
  {
    name: 'creatinine',
    called: /\b(?:creatinine)$/,
    units: [range('mg/dL', [0.1, 40], [0.2, 25]), range('umol/L', [8, 3_500], [15, 2_200])],
  },
  {
    name: 'pain score',
    called: /\b(?:pain score|pain scale|pain level)$/,
    units: [range('', [0, 10])],
  },
]

/** Of a pressure, in mmHg. One number alone is the systolic one. */
export const PRESSURE = {
  called: /\b(?:blood pressures?|bp|pressures?|systolic)$/,
  systolic: { possible: [40, 320], usual: [55, 280] },
  diastolic: { possible: [10, 220], usual: [20, 170] },
} as const

export const AGE = { possible: [0, 125], usual: [0, 112] } as const
