import type { Cue } from './cue.ts'

/** Warnings, visits that are arranged, and what was not had or is not there now. */
export const WARNING_CUES: readonly Cue[] = [
  // What a test is for, and what a conclusion or a drug follows from, warns of nothing.
  {
    of: ['assessment', 'symptom', 'finding'],
    by: 'clinician',
    before: String.raw`\b(?:we|i|they|doctors) (?:\w+ ){0,2}(?:look|watch|check|test|screen)(?:ing)?(?: out)? for(?: for| signs of| any)*`,
    makes: 'nothing',
    example: ['That is the number we look for for dehydration.', 'dehydration'],
    unlike: ['Look out for dehydration.', 'dehydration'],
  },
  {
    of: ['safety_net'],
    within: '^(?:this|these) ',
    before: String.raw`\bif you(?:'ve| have)(?: got)?`,
    makes: 'nothing',
    example: ["If you've got this kind of pain, we need to assess you.", 'this kind of pain'],
    unlike: ['Call me if you get pain like this.', 'pain like this'],
  },
  {
    of: ['safety_net'],
    before: String.raw`\bif you(?:'ve| have|'re| are)\b.*`,
    after: String.raw`.*\bthen (?:i think |you can |just |try )*(?:take |use |have )?(?:some )?(?:paracetamol|ibuprofen|tylenol|acetaminophen|advil|motrin|aspirin|painkillers|antihistamines?)\b`,
    makes: 'nothing',
    example: ["If you've got a bit of pain then I think paracetamol is sensible.", 'a bit of pain'],
    unlike: ["If you've got a bit of pain then call me.", 'a bit of pain'],
  },
  // To be seen again is a visit, whoever arranges it.
  {
    of: ['refer', 'order', 'procedure', 'advise'],
    polarity: 'present',
    within: String.raw`^(?:to |get |be |getting |have |you |come in and )*(?:reviewed|seen|examined|assessed)(?: face[- ]to[- ]face)? (?:in|at) (?:an?|the|our|your) (?:clinic|surgery|practice|office)\b`,
    makes: { kind: 'plan', act: 'follow_up', status: '' },
    example: [
      "We'll arrange for you to get reviewed in a clinic today.",
      'get reviewed in a clinic today',
    ],
    unlike: ['I want you to be seen in the pain clinic.', 'be seen in the pain clinic'],
  },
  // The call of a warning is no visit that is arranged.
  {
    of: ['follow_up'],
    within: String.raw`^(?:please |just |then )*(?:(?:give )?(?:me |us )?(?:a )?call(?: me| us)?(?: back)?|come (?:back|in)|see me)\b`,
    sentence: String.raw`^(?!.*\b(?:if (?!possible)|days?|weeks?|months?|years?|today|tomorrow|tests?|results?)\b)`,
    lately: String.raw`\bif (?:your|you|the|it|they|things|symptoms)\b`,
    makes: 'nothing',
    example: ["If it isn't better in two days. Come back and see me straight away.", 'Come back'],
    unlike: ["If it isn't better. Come back and see me in two weeks.", 'Come back'],
  },
  // What a warning is about is nobody's diagnosis.
  {
    of: ['assessment'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\bif (?:you|your|it|he|she|they|the)\b.*\b(?:that|it|this|which)(?: (?:can|could|may|might|would|will) (?:be|mean)|'s| is| would be)?(?: an?| the| some)*`,
    makes: 'nothing',
    example: ["If you can't open your mouth, that could be an abscess.", 'could be an abscess'],
    unlike: ['It is red and hot, that could be an abscess.', 'could be an abscess'],
  },
  {
    of: ['assessment'],
    polarity: 'absent',
    by: 'clinician',
    within: String.raw`\b(?:don't|do not|didn't|can't) (?:hear|see|find|feel) (?:anything|any reason)\b`,
    makes: 'nothing',
    example: [
      "I don't hear anything that makes me think of cancer.",
      "don't hear anything that makes me think of cancer",
    ],
    unlike: ["You don't have cancer.", "don't have cancer"],
  },
  // Who will not call it that has not denied it.
  {
    of: ['symptom', 'complaint'],
    polarity: 'absent',
    by: 'patient',
    within: String.raw`\b(?:don't|do not|wouldn't|would not) (?:really )?(?:want to|wanna|like to) (?:say|call)\b`,
    makes: 'nothing',
    example: ["I don't want to say depressed.", "don't want to say depressed"],
    unlike: ["I wouldn't say depressed.", "wouldn't say depressed"],
  },
  // Who has not heard by then is to ask.
  {
    of: ['follow_up'],
    within: String.raw`^(?:(?:if )?(?:you|you've|you have) )?(?:not|haven't|have not|don't|do not) (?:heard?|hear back|got|had)\b`,
    makes: 'nothing',
    example: ["If you've not heard in ten days, ring us.", 'not heard in ten days'],
    unlike: ['Come back in ten days.', 'Come back in ten days'],
  },
  // A test that is due was not had.
  {
    of: ['history', 'result'],
    polarity: 'present',
    within: String.raw`\b(?:over)?due(?:$| (?:at|for|in|on|now|this|since|by)\b)`,
    makes: 'nothing',
    example: ['And your colonoscopy, you were due at 50.', 'colonoscopy, you were due at 50'],
    unlike: ['A colonoscopy due to bleeding.', 'colonoscopy due to bleeding'],
  },
  // What used to be is not there now.
  {
    of: ['symptom', 'complaint'],
    polarity: 'present',
    by: 'patient',
    before: String.raw`\b(?:i|he|she|it|they|we) used to\b(?:(?! now\b| but\b).)*`,
    makes: { time: 'past' },
    example: ['I used to be at seventy and get the sweats.', 'the sweats'],
    unlike: ['I used to smoke but now I get the sweats.', 'the sweats'],
  },
]
