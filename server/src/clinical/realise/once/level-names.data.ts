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

/** A level with its own number, whenever that was; each row with an example. */
export const LEVEL_AND_NUMBER: readonly (readonly [said: RegExp, example: string])[] = [
  [
    /\b(?:was|were) (?:\w+ ){0,2}(?:elevated|high|raised|increased|low|decreased|reduced),? (?:(?:at|to|with) )?(?=\d)/i,
    'your sodium was a little low at 131',
  ],
]

/** Words of a sentence by which the level may be of another time than the number; each row with an example. */
export const OF_TWO_TIMES: readonly (readonly [said: RegExp, example: string])[] = [
  [/\b(?:now|today|repeat(?:ed)?|after)\b/i, 'low sodium, and the repeated sodium is 131'],
  [/\b(?:had|was|were)\b/i, 'you had low sodium, and the sodium is 131'],
]
