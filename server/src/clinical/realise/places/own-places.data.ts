/** What is of no part of the body, each with an example. */
export const UNPLACED: readonly (readonly [name: RegExp, example: string])[] = [
  [/^(?:waking|woken|wakes)\b/, 'waking at night'],
  [/^(?:poor |difficulty |trouble |unable to )?sleep(?:ing)?\b/, 'difficulty sleeping'],
  [/\bvaccin\w+|\bshot$/, 'shingles vaccine'],
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

/** Organs of their own: what is planned for them is of no joint that was spoken of before. */
export const OWN_ORGAN =
  /\b(?:prostate|brain|heart|cardiac|liver|bladder|abdom\w+|chest|pelvi[cs]|thyroid|uter\w+|carotid|colon\w*|endoscopy|sleep (?:study|test)|echocardiogram|electrocardiogram|mammogram|bone density)\b/
