/** What a drug does to those who cannot take it, and is no allergy: what is said, the word of a note, an example. */
export const SIDE_EFFECTS: readonly (readonly [said: RegExp, told: string, example: string])[] = [
  [
    /\b(?:throw(?:s|ing)?|threw|thrown) up\b|\bvomit\w*|\bbe sick\b|\bsick as a dog\b/,
    'vomiting',
    'Codeine makes me throw up.',
  ],
  [
    /\bthe runs\b|\bdiarrh?\w+|\bthe trots\b|\bloose (?:stools?|motions?)\b/,
    'diarrhea',
    'Clarithromycin gave me the runs something shocking.',
  ],
  [
    /\bnause\w+|\bqueasy\b|\b(?:feel|felt|make|made|makes)(?: (?:me|him|her))?(?: (?:feel|really|so|a bit|quite))* sick\b|\bupset (?:my|his|her) stomach\b|\bupset stomach\b|\bstomach (?:upset|ache|pain)\b/,
    'nausea or upset stomach',
    'Metformin makes me feel sick.',
  ],
  [/\bst(?:ung|ings?|inging)\b|\bburned a bit\b/, 'stinging', 'E45, that stung.'],
  [/\bconstipat\w+|\bbung\w* (?:me|him|her) up\b/, 'constipation', 'Iron made me constipated.'],
  [
    /\bdrows\w+|\bsleepy\b|\bspaced out\b|\bzombie\b|\bgroggy\b/,
    'drowsiness',
    'Codeine made me really spaced out.',
  ],
]

/** A reaction of the immune system, or one that might be. */
export const ALLERGIC =
  /\b(?:rash\w*|hives|itch\w*|swell\w*|swollen|swole|anaphyl\w+|throat|tongue|lips?|face|breath\w*|wheez\w*|blister\w*|welts?|epi ?pen|bumps|red all over|came (?:up|out)|broke out|collapsed|passed out)\b/

/** That somebody says it is no allergy. */
export const NO_ALLERGY =
  /\b(?:not|isn't|wasn't|don't (?:think|know if)|wouldn't (?:call|say)|never)\b[^.?!]{0,30}\b(?:an?|true|real|proper) (?:\w+ )?allergy\b|\b(?:just |only |more of )?a side[- ]effect\b|\bdon't count (?:that|it)\b|\bintoleran\w+/

/** What an allergen does, said right behind it: what is said, the word of a note, an example. */
export const REACTIONS: readonly (readonly [said: string, told: string, example: string])[] = [
  [String.raw`anaphyla\w+`, 'anaphylaxis', 'Penicillin, I had anaphylaxis.'],
  [String.raw`rash(?:es)?`, 'rash', 'Penicillin, it gives me a rash.'],
  ['hives', 'hives', 'Penicillin, I break out in hives.'],
  [String.raw`itch(?:ing|y|es)?`, 'itching', 'Penicillin made me itchy.'],
  [String.raw`(?:facial |lip |throat )?swelling`, 'swelling', 'Penicillin causes swelling.'],
  [String.raw`wheez(?:ing|y)`, 'wheezing', 'Penicillin, that made me wheezy.'],
  ['blisters', 'blisters', 'Penicillin gave me blisters.'],
]
