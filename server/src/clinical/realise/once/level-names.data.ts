const LEVEL = '(?<level>elevated|high|raised|increased|low|decreased|reduced)'

/** Names that say how far a level is off; each row with an example and what was measured. */
export const LEVEL_NAMES: readonly (readonly [said: RegExp, example: string, measured: string])[] =
  [
    [new RegExp(`^${LEVEL} (?<name>.+?)(?: levels?)?$`), 'raised creatinine level', 'creatinine'],
    [new RegExp(`^(?<name>.+?)(?: levels?)? ${LEVEL}$`), 'potassium low', 'potassium'],
  ]

/** A number without what was measured; each row with an example. */
export const LEVEL_ALONE: readonly (readonly [said: RegExp, example: string, value: string])[] = [
  [
    /^(?:elevation|elevated|raised|high|low|levels?|readings?|results?)(?: (?:at|of|to))? (?<value>\d[\d.]*)$/,
    'reading of 212',
    '212',
  ],
]
