import type { Cue } from './cue.ts'

/** Conditions that a clinician names and does not conclude. */
export const ASSESSED_CUES: readonly Cue[] = [
  // 'nothing serious, like meningitis': also where the line breaks off before it is named.
  {
    of: ['assessment'],
    polarity: 'present',
    by: 'clinician',
    lately: String.raw`(?:n't|\b(?:not|nothing|no|without|unlikely|never))\b[^.?!]{0,40}\b(?:serious|sinister|worrying|nasty|dangerous|scary|life-threatening|worse)\b[^.?!]{0,20}\b(?:such as|like|for example|or indeed|i\.e)\b[^.?!]{0,60}$`,
    makes: 'nothing',
    example: ["I'm glad you don't have anything more serious such as sepsis", 'sepsis'],
    unlike: ["You don't look well, this is serious. You have sepsis.", 'sepsis'],
  },
  {
    of: ['assessment'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:for example|for instance|such as|(?:things|something|conditions|problems|stuff) like)\b[^.?!]{0,50}`,
    makes: 'nothing',
    example: ['So for example polyps and cysts, those are all harmless.', 'cysts'],
    unlike: ['For example, I looked at the scan. You have a cyst.', 'cyst'],
  },
  // What a test is done for, just to be sure, is not suspected.
  {
    of: ['assessment'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:make|making|be) (?:\w+ )?sure (?:that )?(?:we|i|they)(?:'re| are|'m| am|'ve| have)?(?: just)? ?(?:not|n't|don't|do not|didn't) miss(?:ing|ed)?\b(?:(?! for your\b| problem\b).){0,60}`,
    makes: 'nothing',
    example: ["A scan just to be sure we're not missing a clot or something.", 'clot'],
    unlike: ['I am sure that you have a clot.', 'clot'],
  },
  // How it would be, if it were so.
  {
    of: ['assessment'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:might|may|could|would|can|'d) (?:also )?(?:have|get|see|hear|notice|develop) (?:something|what)(?: (?:called|we call|they call))?`,
    lately: String.raw`\b(?:you|they|people|somebody)(?:'d| would) (?:also |then )?(?:have|get|see|be|feel|notice)\b`,
    makes: 'nothing',
    example: [
      'With that you would have swelling. You might have something called angioedema.',
      'angioedema',
    ],
    unlike: ['You have swelling. You might have something called angioedema.', 'angioedema'],
  },
]
