/**
 * What is said of a patient in general, in a talk of which nothing else could be told: each row with an
 * example and with talk that it is not about.
 */
export const GENERAL_SAID: readonly (readonly [said: RegExp, example: string, unlike: string])[] = [
  [
    /\b(?:no|not any|nothing)(?: \w+)? chang(?:es?|ed)\b|\bunchanged\b/i,
    'There are no changes.',
    'We changed the rooms.',
  ],
  [
    /\b(?:everything|all)(?: \w+)? (?:looks?|is|seems?|was) (?:\w+ )?(?:fine|good|normal|okay|great)\b/i,
    'I went over it, and everything is normal.',
    'All is lost.',
  ],
  [
    /\b(?:you|he|she|i)(?:'re|'s|'m| are| is| am) (?:still )?(?:doing|feeling) (?:\w+ )?(?:good|well|fine|better|great|okay)\b/i,
    'She says you are doing very well.',
    'You are doing it wrong.',
  ],
  [
    /\b(?:go(?:ing)?|return(?:ing)?) home (?:with|to|alone)\b|\b(?:stay(?:ing)?|live|living) (?:with|alone)\b/i,
    'I am going home with my wife.',
    'Are the results staying in?',
  ],
]

/** Questions whose answer tells something of the patient in general. */
export const GENERAL_ASKED: readonly (readonly [asked: RegExp, example: string, unlike: string])[] =
  [
    [
      /\bany (?:\w+ )?(?:new|other)?\b.*\b(?:conditions?|symptoms?|problems?|complaints?|illness(?:es)?|diagnos[ei]s)\b/i,
      'Do you have any new symptoms?',
      'Any questions?',
    ],
    [
      /\bwho (?:will|is|are|'s)\b.*\b(?:help|stay|look after|take care|be with|live)/i,
      'Who will look after you?',
      'Who is your doctor?',
    ],
  ]
