import type { Cue } from './cue.ts'

/** Habits and marriages that are over, and the patient's carers. */
export const LIFE_CUES: readonly Cue[] = [
  // A marriage with an end, and a habit that its own line ends.
  {
    of: ['social'],
    polarity: 'present',
    before: String.raw`\b(?:i|we|he|she) (?:was|were|used to be|had been)`,
    within: String.raw`^(?:happily )?married\b(?! in\b)`,
    sentence: String.raw`\bmarried (?:once |twice |before|for \w+)`,
    makes: { time: 'past' },
    example: ['I was married for six years.', 'married for six years'],
    unlike: ['I am married.', 'married'],
  },
  {
    of: ['social'],
    by: 'patient',
    polarity: 'present',
    within: String.raw`\b(?:alcohol|drink|drinking|drank|beers?|liquor|wine)\b`,
    next: String.raw`(?:(?:but|and|so|well|now) )*i(?:'m| am| do|'ve| have)? ?(?:(?:not|n't|no longer|don't)(?: been)? (?:drink\w*|drunk|touch\w*)(?: alcohol| it| that)?|stopped(?: drinking| it| that)?|quit(?: drinking| it| that)?)\b ?(?:any ?more|now|these days|since)\b`,
    makes: { time: 'past' },
    example: ["It was all the beer over the years. I don't drink anymore.", 'beer'],
    unlike: ['I like a beer. I am not working now.', 'beer'],
  },
  // More than now is not once.
  {
    of: ['social'],
    within: String.raw`\bused to (?:drink|smoke|vape|exercise|run|walk|work out)(?: (?:a lot|much|way|even|quite a bit|far|a bit))? more\b`,
    makes: 'nothing',
    example: ['I used to smoke much more at college.', 'used to smoke much more'],
    unlike: ['I used to smoke at college.', 'used to smoke'],
  },
  // The patient's carers are not the patient's occupation.
  {
    of: ['social'],
    polarity: 'present',
    by: 'patient',
    before: String.raw`\b(?:i|we|he|she) (?:do |also |still |already |just )*(?:have|has|'ve got|got|see|sees)(?: (?:an?|my|the|his|her))*`,
    within: String.raw`^(?:an? |my )?(?:case ?(?:manager|worker)|social worker|care ?(?:coordinator|giver|r)|home health (?:aide|nurse)|nurse|sponsor|counsel?lor|therapist|health visitor)$`,
    makes: 'nothing',
    example: ['But I have a social worker, she is nice.', 'social worker'],
    unlike: ['I work as a social worker.', 'social worker'],
  },
]
