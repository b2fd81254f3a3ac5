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
  // Since when a thing is better is no conclusion.
  {
    of: ['assessment'],
    polarity: 'present',
    before: String.raw`\b(?:improved|better|worse|resolved|gone|fine|worsened|stable) since(?: the| her| his| your)?`,
    makes: 'nothing',
    example: ['Under the rash, it has improved since stopping the cream.', 'stopping the cream'],
    unlike: ['You have not felt well since then, I think you have eczema.', 'eczema'],
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
  // What it is taken for instead of is thought unlikely.
  {
    of: ['assessment'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:rather than|instead of|as opposed to|not so much)(?: (?:an?|the|any|some|being|having|like))*`,
    makes: { polarity: 'absent', certainty: 'possible', status: '' },
    example: ['It seems more like a sprain rather than a fracture.', 'fracture'],
    unlike: ['I would rather that you rest than have a fracture.', 'fracture'],
  },
  {
    of: ['assessment'],
    polarity: 'present',
    by: 'clinician',
    within: String.raw`^(?:rather than|instead of|as opposed to) `,
    makes: { polarity: 'absent', certainty: 'possible', status: '' },
    example: ['It seems more like a sprain, rather than a fracture.', 'rather than a fracture'],
    unlike: ['It seems more like a sprain, rather than a fracture.', 'a sprain'],
  },
  // How an illness works is explained, and what something can do in general.
  {
    of: ['assessment'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:(?:it|that|this|which|they|these) (?:can |could |may |might |will |would |often |usually |certainly |then |also )*(?:leads? to|causes?|results? in|triggers?|sets? off|brings? on)|(?:can|could|may|might)(?: certainly| also| often| sometimes| actually| even)* (?:cause|lead to|result in|trigger|bring on|turn into|develop into))(?: (?:an?|some|things|this|that|kind|sort|of|like))*`,
    makes: 'nothing',
    example: ['When you breathe it in it leads to an allergic reaction.', 'allergic reaction'],
    unlike: ['The exam leads me to bronchitis.', 'bronchitis'],
  },
  {
    of: ['assessment'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:can|could|may|might)(?: certainly| also| often| sometimes| actually| even)* (?:cause|make|raise|drive|push)(?: (?:up|your|the|his|her))+`,
    makes: 'nothing',
    example: ['An infection can certainly raise your blood sugar.', 'blood sugar'],
    unlike: ['That can be your blood sugar.', 'blood sugar'],
  },
  // What a patient wants to hear is not concluded.
  {
    of: ['assessment'],
    polarity: 'absent',
    by: 'patient',
    sentence: String.raw`\b(?:you're|you are|are you|you) (?:\w+ )?(?:certain|sure|positive|confident|saying|think|thinking)\b|\b(?:right|correct|do i|is it|have i) ?$`,
    makes: 'nothing',
    example: ["You're certain I don't have Lyme though, right?", "don't have Lyme"],
    unlike: ["They told me I don't have Lyme.", "don't have Lyme"],
  },
]
