const IRREGULAR: Readonly<Record<string, string>> = {
  am: 'is',
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  go: 'goes',
  try: 'tries',
  worry: 'worries',
  carry: 'carries',
  study: 'studies',
  cry: 'cries',
  pass: 'passes',
  push: 'pushes',
  wash: 'washes',
  brush: 'brushes',
  catch: 'catches',
  watch: 'watches',
  reach: 'reaches',
  touch: 'touches',
  stretch: 'stretches',
  teach: 'teaches',
  miss: 'misses',
  guess: 'guesses',
  discuss: 'discusses',
  exercise: 'exercises',
}
const REGULAR = new Set(
  `feel take get need want think know see use live work smoke drink eat come remember believe like hope keep make start stop notice sleep wake walk run play hear look help hurt say tell understand plan deny report experience suffer check monitor cook wear call give find lose gain avoid prefer love hate enjoy bring hold sit stand move lift bend turn breathe cough sneeze itch ache bleed forget mean seem appear drive travel stay feed swallow vomit read write talk speak ask agree continue return require visit seek track limit skip add put let set eat snack floss grind chew bite vape inject measure record recall happen begin become show swell struggle worry handle manage tolerate heal develop inhale exhale urinate`.split(
    /\s+/,
  ),
)
const ADVERBS =
  /^(?:just|still|also|usually|sometimes|often|always|never|only|even|mostly|occasionally|generally|now|currently|really|probably|certainly|definitely|typically|rarely|normally|already|recently|not|then|both|currently|first|finally|kinda)$/

/** The verb after 'the patient': 'have' is 'has'; a past or a modal stays. */
export function conjugate(verb: string): string {
  return IRREGULAR[verb] ?? (REGULAR.has(verb) ? `${verb}s` : verb)
}

export function isAdverb(word: string): boolean {
  return ADVERBS.test(word)
}
