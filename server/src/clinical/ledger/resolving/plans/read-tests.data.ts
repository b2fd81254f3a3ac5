/** Tests that can be read in the visit that orders them: their name in a fact, and how they are spoken of. */
export const READ_TESTS: readonly (readonly [name: string, said: string, example: string])[] = [
  ['x-rays?', 'x-?rays?|x rays?|films?', 'x-ray'],
  ['electrocardiogram|ekg|ecg', 'ekg|ecg|e k g|electrocardiogram|tracing', 'ekg'],
  ['ultrasound', 'ultrasound', 'ultrasound'],
  ['urinalysis|urine (?:test|dip|dipstick)', 'urinalysis|urine|dipstick', 'urinalysis'],
  ['strep test|rapid strep', 'strep(?: test)?|swab', 'strep test'],
  ['pregnancy test', 'pregnancy test', 'pregnancy test'],
]
