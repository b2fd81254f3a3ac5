/** An age as it is spoken of; `COUNT` and `UNIT` are its parts. */
const AGE = String.raw`(?<count>\d{1,3})[\s-]*(?<unit>year|month|week)s?[\s-]*old`
const BETWEEN = String.raw`(?:(?!who\b|with\b|and\b)[a-z-]+ ){0,3}?`
const NOUN = String.raw`(?<noun>male|female|man|woman|gentleman|lady|boy|girl|patient)\b`

export interface AgeRow {
  readonly said: RegExp
  readonly by: 'clinician' | 'patient'
  readonly example: string
}

/** How a patient's age is told: a relative's, or one of long ago, is told in other ways. */
export const AGE_ROWS: readonly AgeRow[] = [
  {
    said: new RegExp(
      String.raw`(?<!\b(?:my|your|his|her|their)\b.{0,20})\b(?:an?|this|pleasant|nice) ${AGE} ${BETWEEN}${NOUN}`,
    ),
    by: 'clinician',
    example: 'john is a 61 year old right handed male here for his knee',
  },
  {
    said: new RegExp(
      String.raw`^(?:\W*\w+){0,4}? ?(?<who>he|she)(?:'s| is) (?:an?|now)? ?${AGE}\b`,
    ),
    by: 'clinician',
    example: 'she is a 39 year old with asthma',
  },
  {
    said: new RegExp(String.raw`\b(?:i am|i'm) (?:now |actually )?${AGE}\b`),
    by: 'patient',
    example: 'yeah, my name is amy and i am 26 years old',
  },
]

/** What a noun or a pronoun tells of somebody's sex. */
export const SEX_OF: Readonly<Record<string, 'female' | 'male'>> = {
  male: 'male',
  man: 'male',
  gentleman: 'male',
  boy: 'male',
  he: 'male',
  female: 'female',
  woman: 'female',
  lady: 'female',
  girl: 'female',
  she: 'female',
}
