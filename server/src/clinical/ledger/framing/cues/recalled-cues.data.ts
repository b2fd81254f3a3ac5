import type { Cue } from './cue.ts'

/** What a clinician recalls, hopes for or half remembers, and the patient does not have or was not told today. */
export const RECALLED_CUES: readonly Cue[] = [
  // What the patient thought about at the last visit was not told today.
  {
    of: ['counsel', 'advise'],
    by: 'clinician',
    before: String.raw`\blast (?:time|visit|year|month)\b[^.?!]*\byou (?:were|had been|wanted|said you (?:were|wanted))\b(?:(?!\b(?:so|now|today|but|i|we)\b)[^.?!])*`,
    makes: 'nothing',
    example: [
      'Last time we spoke you were trying to think of better ways to sleep.',
      'better ways to sleep',
    ],
    unlike: ['Last time you were tired, so try better ways to sleep.', 'better ways to sleep'],
  },
  // A name that is only guessed at.
  {
    of: ['history', 'symptom', 'complaint'],
    by: 'clinician',
    before: String.raw`\b(?:mentioned|said|told me(?: about)?|talked about|had)(?: also)? (?:some|a|some kind of|some sort of|a kind of) (?:disease|illness|condition|thing|word|name)s? (?:like|called|maybe)`,
    makes: 'nothing',
    example: ['You also mentioned some disease, like scurvy.', 'scurvy'],
    unlike: ['You also mentioned that you had scurvy.', 'scurvy'],
  },
  // What shall be brought under control is not under control.
  {
    of: ['assessment'],
    by: 'clinician',
    before: String.raw`\b(?:need|want|like|have|going|trying|try|hope|hoping|so (?:that )?we can) (?:to )?(?:get|keep|bring|have|make sure)\b(?: [\w']+){1,5}`,
    within: String.raw`^(?:is |are )?(?:under|in) (?:\w+ )?control\b`,
    makes: 'nothing',
    example: [
      'We need to get your pressure under better control for your kidney disease.',
      'under better control for your kidney disease',
    ],
    unlike: ['Your kidney disease is under good control.', 'under good control'],
  },
  // Who was never given a thing does not leave it unused.
  {
    of: ['takes'],
    polarity: 'absent',
    by: 'clinician',
    before: String.raw`\b(?:ever|never) been (?:given|prescribed|offered|issued|put on|started on)(?: (?:an?|any|the|some|your own|one of those))*`,
    makes: { status: 'took', time: 'past' },
    example: ['Have you ever been given a nebuliser?', 'nebuliser'],
    unlike: ['Are you using the nebuliser you have been given?', 'nebuliser'],
  },
]
