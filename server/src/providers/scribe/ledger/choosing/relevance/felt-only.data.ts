/** What no examiner finds, but only the patient feels or knows; each row with an example. */
export const FELT_ONLY: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:numbness|tingling|pins and needles|paresthesias?)(?:$| (?:in|of|or|and)\b)/,
    'numbness of the hand',
  ],
  [
    /^(?:left |right |bilateral )?ear (?:discharge|fullness|popping)$|^blocked ears?$/,
    'ear discharge',
  ],
  [
    /^(?:nausea|dizziness|lightheadedness|headaches?|fatigue|chills|palpitations|itching|shortness of breath|chest pain|tinnitus|loss of (?:smell|taste|appetite)|decreased appetite)$/,
    'dizziness',
  ],
]

/** What comes and goes: nobody has a history of it without a time; each row with an example. */
export const PASSING: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /^(?:nasal congestion|rhinorrhea|sneezing|sore throat|(?:dry |productive )?cough|fever|chills|nausea|vomiting|nausea and vomiting|diarrhea)$/,
    'sore throat',
  ],
]

/** Words of a sentence, or of the question before it, by which even that is history; each row with an example. */
export const OF_BEFORE: readonly (readonly [words: RegExp, example: string])[] = [
  [/\bhistory\b/i, 'What is in your medical history?'],
  [
    /\bpast (?:medical|illness|problem|issue|condition|diagnos|surger)/i,
    'Any past illnesses that I should know of?',
  ],
  [
    /\bin (?:the|your|his|her) past\b(?! (?:\d|few|couple|several|week|day|month|year|hour|one|two|three|four|five|six))/i,
    'What did you have in the past?',
  ],
]
