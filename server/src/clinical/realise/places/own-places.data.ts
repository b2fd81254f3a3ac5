/** What is of no part of the body, each with an example. */
export const UNPLACED: readonly (readonly [name: RegExp, example: string])[] = [
  [/^(?:waking|woken|wakes)\b/, 'waking at night'],
  [/^(?:poor |difficulty |trouble |unable to )?sleep(?:ing)?\b/, 'difficulty sleeping'],
  [/\bvaccin\w+|\bshot$/, 'shingles vaccine'],
  [
    /^(?:dysuria|hematuria|diarrhea|constipation|nausea|vomiting|fever|dizziness|fatigue)$/,
    'diarrhea',
  ],
  [/\b(?:speech|speaking|word[- ]finding|memory)\b/, 'speech difficulty'],
  [/^jugular venous\b|\bjvd\b/, 'jugular venous distention'],
  [
    /^(?:essential )?(?:hyperlipidemia|hypercholesterolemia|hypothyroidism)$|\bdiabetes(?: mellitus)?$/,
    'hypothyroidism',
  ],
]

/** What is of both sides or of none, though the talk is about one of them. */
export const ONLY_WHOLE: readonly (readonly [name: RegExp, example: string])[] = [
  [/\batrial fibrillation\b|\ba-?fib\b|\barrhythmia\b/, 'paroxysmal atrial fibrillation'],
  [/\b(?:equal|symmetric(?:al)?|evenly|jaundice)\b/, 'pupils equal'],
  [/\bpolycystic ovary syndrome\b|\bmenopause\b|\bosteoporosis\b/, 'osteoporosis'],
]

/** What is all over a part that is there once is on no side of it. */
export const ALL_OVER_ONE =
  /^all over (?:(?:the|my|your|his|her) )?(?:head|scalp|stomach|belly|tummy|place)?$/

/** Parts, and the smaller ones that they have: 'leg pain' may be in the calf. */
export const PARTS_WITHIN: Readonly<Record<string, RegExp>> = {
  arm: /\b(?:shoulder|upper arm|elbow|forearm|wrist|hand|thumb|finger)s?\b/,
  back: /./,
  foot: /\b(?:heel|toe|ankle)s?\b/,
  hand: /\b(?:thumb|finger|wrist)s?\b/,
  hip: /\b(?:groin|thigh|buttock)s?\b/,
  leg: /\b(?:hip|groin|thigh|knee|shin|calf|calves|ankle|foot|feet|heel|toe)s?\b/,
  shoulder: /\bupper arms?\b/,
  spine: /./,
}

/** 'wrist pain down into the hand': where it goes to may be another part. */
export const GOES_TO =
  /^(?:(?:all the way|and|then|goes|going|radiat\w+|shoot\w+|travel\w+|spread\w+|extend\w+) )*(?:down|up|into|to|towards?|through|along|across|from|radiat\w+|shoot\w+|travel\w+|spread\w+|extend\w+)\b/

/** Organs of their own: what is planned for them is of no joint that was spoken of before. */
export const OWN_ORGAN =
  /\b(?:prostate|brain|heart|cardiac|liver|bladder|abdom\w+|chest|pelvi[cs]|thyroid|uter\w+|carotid|colon\w*|endoscopy|sleep (?:study|test)|echocardiogram|electrocardiogram|mammogram|bone density)\b/
