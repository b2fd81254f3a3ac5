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
  [
    /\b(?:stomach|tummy|belly|abdominal) cramps?\b|\bcramps? in (?:my|his|her) (?:stomach|tummy|belly)\b/,
    'stomach cramps',
    'Erythromycin, terrible stomach cramps.',
  ],
  [
    /\bheart ?burn\b|\bindigestion\b|\bacid reflux\b/,
    'heartburn',
    'Naproxen gave me awful heartburn.',
  ],
  [
    /\b(?:saw|seeing|sees) things\b|\bhallucinat\w+/,
    'hallucinations',
    'Tramadol, that had me seeing things.',
  ],
  [/\b(?:dry |tickly |hacking )?cough(?:ing|s)?\b/, 'cough', 'Ramipril made me cough all night.'],
  [/\bdizz\w+|\blight-?headed\w*/, 'dizziness', 'Tamsulosin made me really dizzy.'],
  [
    /\bmess\w* with (?:the |my |his |her )?sex\w*(?: \w+)?|\b(?:killed|ruined|affected) my (?:sex \w+|libido)\b|\bsexual side effects?\b/,
    'sexual side effects',
    'Sertraline messed with my sex life.',
  ],
  [/\b(?:headaches?|migraines?)\b/, 'headache', 'Isosorbide gave me headaches.'],
  [/\bconstipat\w+|\bbung\w* (?:me|him|her) up\b/, 'constipation', 'Iron made me constipated.'],
  [
    /\bdrows\w+|\bsleepy\b|\bspaced out\b|\bzombie\b|\bgroggy\b/,
    'drowsiness',
    'Codeine made me really spaced out.',
  ],
]

/** A reaction of the immune system, or one that might be: a word of it that no row has told is left out of nothing. */
export const ALLERGIC =
  /\b(?:rash\w*|hives|itch\w*|swell\w*|swollen|swole|anaphyl\w+|throat|tongue|lips?|face|breath\w*|wheez\w*|blister\w*|welts?|epi ?pen|bumps|red all over|came (?:up|out)|broke out|collapsed|passed out)\b/

/** That somebody says it is no allergy. */
export const NO_ALLERGY =
  /\b(?:not|isn't|wasn't|don't (?:think|know if)|wouldn't (?:call|say)|never)\b[^.?!]{0,30}\b(?:an?|true|real|proper) (?:\w+ )?allergy\b|\b(?:just |only |more of )?a side[- ]effect\b|\bdon't count (?:that|it)\b|\bintoleran\w+/

/** Parts of the body that swell: what is said, the word of a note. */
export const SWELLING_PARTS: Readonly<Record<string, string>> = {
  face: 'facial',
  facial: 'facial',
  lip: 'lip',
  lips: 'lip',
  tongue: 'tongue',
  throat: 'throat',
  eye: 'eye',
  eyes: 'eye',
  mouth: 'mouth',
  hands: 'hand',
}

/** What an allergen does: what is said, the word of a note, an example. Swelling parts are read by themselves. */
export const REACTIONS: readonly (readonly [said: string, told: string, example: string])[] = [
  [String.raw`anaphyla\w+`, 'anaphylaxis', 'Penicillin, I had anaphylaxis.'],
  [
    String.raw`throat (?:(?:just|all|sort of|kind of|started|was) )*clos(?:ed|es|ing)(?: up| over| in)?|(?:closed|closes) (?:up )?(?:my|his|her) throat(?: up)?`,
    'throat closing',
    'Penicillin, my throat closed up.',
  ],
  [
    String.raw`throat (?:(?:went|goes|go|feel|gets|got|felt|feels|was|is|all|really) )*tight\w*`,
    'throat tightness',
    'Penicillin made my throat go all tight.',
  ],
  [
    String.raw`chest (?:(?:went|goes|go|gets|get|got|felt|feels|feel|was|is|all|really) )*tight\w*|tight chest|tightness in (?:my|his|her|the) chest`,
    'chest tightness',
    'Aspirin makes my chest go tight.',
  ],
  [
    String.raw`(?:could ?n't|could not|ca n't|can't|couldn't|cannot|hard to|trouble|difficulty|struggl\w+ to) breath\w*`,
    'difficulty breathing',
    'Latex, I could hardly, I couldn’t breathe.',
  ],
  ['short(?:ness)? of breath', 'shortness of breath', 'Penicillin makes me short of breath.'],
  [
    String.raw`(?:sets?|setting|set) (?:off )?(?:my|his|her) asthma(?: off)?|triggers?(?:ed)? (?:my|his|her) asthma|asthma attacks?`,
    'asthma',
    'Ibuprofen, it sets my asthma off.',
  ],
  [
    String.raw`(?:blotchy (?:red )?)rash|blotch(?:y|es)`,
    'blotchy rash',
    'Penicillin, he went all blotchy.',
  ],
  [
    String.raw`rash(?:es)?(?: all over)?(?: (?:on|over|up) (?:my|his|her) \w+)?`,
    'rash',
    'Penicillin, it gives me a rash.',
  ],
  [
    String.raw`(?:hives|urticaria|nettle rash|welts)(?: all over)?(?: (?:on|over|up) (?:my|his|her) \w+)?`,
    'hives',
    'Penicillin, I break out in hives.',
  ],
  [String.raw`itch(?:ing|y|es|ed)?`, 'itching', 'Penicillin made me itchy.'],
  [String.raw`wheez(?:ing|y|e|ed)`, 'wheezing', 'Penicillin, that made me wheezy.'],
  ['blisters?', 'blisters', 'Penicillin gave me blisters.'],
  [String.raw`passed out|fainted|collapsed`, 'collapse', 'Penicillin, I passed out at the clinic.'],
  [
    String.raw`(?:swell|swol|swel|puff)\w*(?: up| out)?|blew up|blow up`,
    'swelling',
    'Penicillin causes swelling.',
  ],
]
