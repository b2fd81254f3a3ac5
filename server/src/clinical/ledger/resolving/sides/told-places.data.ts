/** Questions that ask on which side or where something is, each with an example. */
export const ASKS_WHERE: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:what|which) (?:side|one|ear|eye|knee|hip|leg|arm|hand|foot|shoulder|elbow|ankle|wrist|breast)\b/,
    'Which side is it?',
  ],
  [
    /\b(?:left|right)(?: \w+)? or (?:on |in )?(?:the |your )?(?:left|right)\b/,
    'Is that the left or the right?',
  ],
  [/\bone (?:side )?or both\b|\bone side,? or\b/, 'Is it on one side or both sides?'],
  [/\bwhereabouts?\b|\bwhere exactly\b|\bexactly where\b/, 'Whereabouts is the pain?'],
  [/\bwhere (?:is|are|does|do) (?:it|that|this|they|the|you feel)\b/, 'Where does it hurt?'],
  [
    /\b(?:show|point|tell) (?:to )?me\b(?: \w+){0,4}? where\b|\bpoint to where\b/,
    'Can you show me where it is?',
  ],
]

/** Unpaired body parts and the words for them: a symptom there can still be on one side. */
export const MIDDLE_PLACES: readonly (readonly [place: string, words: string])[] = [
  ['abdomen', 'abdom(?:en|inal)|stomach|tummy|belly'],
  ['back', 'back'],
  ['chest', 'chest'],
  ['face', 'face|facial'],
  ['head', 'head|headaches?|migraines?'],
  ['lip', 'lips?'],
  ['neck', 'neck'],
]

/** Words that rule out a single present side, each with an example. */
export const NO_ONE_SIDE: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:all over|everywhere|all around|both|either|across)\b/,
    'All over, but more on the left side.',
  ],
  [/\b(?:not|n't|never|nothing|except|fine|okay on)\b/, 'Not on the left side.'],
  [
    /\b(?:sometimes|other times|or (?:on |in )?(?:the |my )?(?:left|right))\b/,
    'Sometimes on the left side.',
  ],
  [
    /\b(?:years? ago|last time|previous(?:ly)?|back then|used to)\b/,
    'On the left side, years ago.',
  ],
  [
    /\b(?:middle|cent(?:er|re)|spreads?|spreading|goes|going|moves|other side|looks?|turn)\b/,
    'In the middle, and it spreads to the left side.',
  ],
]

/** The only words allowed in a question about where it hurts now; any other word may change its subject. */
export const PLAIN_WORDS = new Set(
  (
    'and so okay ok um uh yeah oh alright well now just can could you tell show point me to with your ' +
    "finger one whereabouts whereabout where exactly is are it it's that that's this they the does do feel " +
    'hurt hurts hurting painful sore pain pains ache aches headache headaches numb numbness swelling swollen ' +
    'weak weakness rash lump mostly worse bothering affected giving trouble which what side sides both or on ' +
    'in of left right ear eye knee hip leg arm hand foot shoulder elbow ankle wrist breast chest back tummy ' +
    'stomach belly abdomen head face lip jaw neck located having been again'
  ).split(' '),
)

/** If a relative was just mentioned, the question may be about them. */
export const RELATIVE =
  /\b(?:dad|father|mum|mom|mother|brother|sister|husband|wife|son|daughter|aunt|uncle|cousin|friend|grand\w+)\b/
