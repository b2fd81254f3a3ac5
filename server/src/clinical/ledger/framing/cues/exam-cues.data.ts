import type { Cue } from './cue.ts'

const TESTED_FOR = String.raw`(?:diabetes|anemia|anaemia|cancer|celiac disease|coeliac disease|hepatitis(?: \w)?|hiv|lupus|thyroid (?:disease|problems?)|infections?|stds?|stis?)`

/** Words around what was measured, found or shown. */
export const EXAM_CUES: readonly Cue[] = [
  // What one must have to be given something is not what the patient has.
  {
    of: ['measurement'],
    sentence: String.raw`\b(?:criteri(?:a|on)|cut-?offs?|thresholds?|qualif(?:y|ies)|eligible)\b`,
    makes: 'nothing',
    example: ['The criterion is a ferritin below 30.', 'ferritin below 30'],
    unlike: ['Your ferritin is below 30.', 'ferritin is below 30'],
  },
  {
    of: ['measurement'],
    sentence: String.raw`\b(?:greater than|more than|less than|higher than|lower than|over|under|above|below) \S+(?: \S+){0,2} if (?:you|they|we|he|she|someone|somebody|people|there)\b`,
    makes: 'nothing',
    example: ['Or a ferritin below 100 if you have inflammation.', 'ferritin'],
    unlike: ['Your ferritin is below 100.', 'ferritin'],
  },
  // What the examiner asks for is no finding.
  {
    of: ['finding'],
    by: 'clinician',
    polarity: 'present',
    before: String.raw`(?:^|\b(?:and|then|now|please|just|to|can you|could you|you|let's|i'll have you|want you to|need you to))(?: (?:go ahead and|just|please|really|try to|kind of|also))* (?:keep|close|open|lift|raise|lower|bend|straighten|squeeze|push|pull|press|turn|hold|touch|stick|take|follow|walk|relax|wiggle|reach|lie|lay|sit|stand|breathe|cough|swallow|bear|put|move|point|flex|extend|look|say)(?: (?:out|up|down|your|the|that|this|both|a|an|in|on|me|for|over))*`,
    makes: 'nothing',
    example: ['Now hold out your arms straight.', 'arms straight'],
    unlike: ['There is swelling of the arms.', 'swelling of the arms'],
  },
  {
    of: ['finding'],
    by: 'clinician',
    polarity: 'present',
    within: String.raw`^(?!.*\b(?:hurts?|pain|tender|sore)\b)(?:go ahead and |just |please )*(?:keep|close|open|lift|raise|bend|straighten|squeeze|push|pull|press|turn|hold|touch|stick|take|follow|relax|wiggle|reach|lie|sit|stand|breathe|swallow) (?:your|my|out|up|down|the|that|this|both|on|against|in|a)\b`,
    makes: 'nothing',
    example: ['I want you to keep your mouth open.', 'keep your mouth open'],
    unlike: ['The mouth is open.', 'mouth is open'],
  },
  // 'Not' denies what stands behind it alone.
  {
    of: ['finding'],
    polarity: 'absent',
    within: String.raw`^(?!.*\b(?:not|n't|no)\b.*\b(?:soft|supple|flat|clear|clean|dry)\b).*\b(?:soft|supple|flat|clear|clean|dry)(?:,| and|,? but) (?:it's |they're )?(?:not|non)\b`,
    makes: { polarity: 'present' },
    example: ["Your calf's soft and not tender.", "calf's soft and not tender"],
    unlike: ['Your calf is not soft and not tender.', 'calf is not soft and not tender'],
  },
  // What is absent is found to be so.
  {
    of: ['finding'],
    polarity: 'absent',
    within: String.raw`^(?!.*\b(?:not|no|never|n't)\b)(?:absent \S.*|.*\S (?:absent|gone)(?: (?:on|in|at|over) .*)?)$`,
    makes: { polarity: 'present' },
    example: ['Your ankle jerk is absent on that side.', 'ankle jerk is absent'],
    unlike: ['Your ankle jerk is not absent.', 'ankle jerk is not absent'],
  },
  {
    of: ['result'],
    polarity: 'present',
    within: String.raw`^(?:\S+ ){0,4}(?:x-?rays?|mri|ct|scan) (?:did|does|do)(?:n't| n't| not) show (?:any|an?|signs?|evidence)\b`,
    makes: { polarity: 'absent' },
    example: ["The x-ray didn't show a break.", "x-ray didn't show a break"],
    unlike: ['The x-ray did show a break.', 'x-ray did show a break'],
  },
  // What a treatment will leave is not there yet.
  {
    of: ['finding', 'result'],
    before: String.raw`\b(?:you|it|there|he|she|they)(?:'ll| will|'re going to|'re gonna| are going to| would|'d)(?: (?:probably|likely|also|still|just|then|always))* (?:have|be|get|leave|see|notice|end up with)(?: \S+){0,7}`,
    makes: 'nothing',
    example: ["Afterwards you'll have a small dent there.", 'small dent'],
    unlike: ['You have a small dent there.', 'small dent'],
  },
  // What is normal for the most part, or but for something, is not normal.
  {
    of: ['finding', 'result'],
    polarity: 'present',
    within: String.raw`\b(?:normal|unremarkable|stable|good|fine|great|clear|benign)\b`,
    after: String.raw`(?: (?:by the way|today|here|in general|overall))* (?:for the most part|mostly|but (?:there|you|it|a|some|slightly|mildly|with)|(?:a|an|some|few|couple|with|and|you know|of|there are|there's|there is) (?:\w+ ){0,5}exceptions?|(?:a (?:little|bit)(?: bit)?|slightly|mildly|somewhat) (?:elevated|high|higher|low|lower|fast|slow|diminished|decreased|reduced|increased|raised|up|off|enlarged|swollen|tender|limited)\b)`,
    makes: 'nothing',
    example: ['Your reflexes are normal, slightly reduced at the ankle.', 'reflexes are normal'],
    unlike: ['Your reflexes are normal and the ankle is swollen.', 'reflexes are normal'],
  },
  {
    of: ['finding', 'result'],
    polarity: 'present',
    within: String.raw`^(?!.*\bexam).*\b(?:normal|unremarkable|stable|good|fine|great|clear|benign)\b`,
    after: String.raw`(?: (?:today|here|overall))* (?:except|with the exception|other than|apart from|aside from|besides)\b`,
    makes: 'nothing',
    example: ['Your reflexes are normal except at the ankle.', 'reflexes are normal'],
    unlike: ['The exam is normal except for the ankle.', 'exam is normal'],
  },
  // 'Nice and slow' is praise.
  {
    of: ['finding'],
    within: String.raw`\bnice and (?:slow|low|easy)\b`,
    makes: 'nothing',
    example: ['Your breathing is nice and slow.', 'breathing is nice and slow'],
    unlike: ['Your breathing is slow.', 'breathing is slow'],
  },
  // What it feels like to the patient was not found.
  {
    of: ['finding'],
    by: 'patient',
    before: String.raw`\b(?:feels|felt|feel) (?:like|as if|as though)(?: (?:it's|it is|there's|there is|something's|something is|like|it|is|a|an|some))*`,
    makes: { kind: 'symptom' },
    example: ["It feels like it's ripping in there.", 'ripping in there'],
    unlike: ['It hurts when you do that.', 'hurts when you do that'],
  },
  // A strength of three out of five is not normal.
  {
    of: ['finding'],
    polarity: 'present',
    within: String.raw`\b(?:normal|good|fine|great|intact|strong|full)\b`,
    after: String.raw`(?: (?:but|and|though|overall|you|there|he|she|is|do|does|have|has|a|an|it's|only|just)\b)* (?:zero|one|two|three|four|[0-4])(?: (?:plus|minus))? (?:out of|over|\/) (?:five|5)\b`,
    makes: 'nothing',
    example: ['Your grip is good, you do have a four out of five on the left.', 'grip is good'],
    unlike: ['Your grip is good, it is five out of five.', 'grip is good'],
  },
  // What was tested for was not shown.
  {
    of: ['result'],
    polarity: 'present',
    before: String.raw`\b(?:check(?:ed|ing)?|test(?:ed|ing)?|screen(?:ed|ing)?|look(?:ed|ing)?)(?: (?:me|you|him|her|them|us))? (?:for|my|your|his|her|the)(?: (?:my|your|his|her|the))?`,
    within: String.raw`^${TESTED_FOR}$`,
    makes: 'nothing',
    example: ['They tested me for anemia and said it was all fine.', 'anemia'],
    unlike: ['The test showed anemia.', 'anemia'],
  },
  {
    of: ['result'],
    polarity: 'present',
    within: String.raw`^(?:they |he |she |we |you |i )?(?:check(?:ed|ing)?|test(?:ed|ing)?|screen(?:ed|ing)?)(?: (?:me|you|him|her|us))?(?: for)?(?: (?:my|your|his|her|the))? ${TESTED_FOR}$`,
    makes: 'nothing',
    example: ['They checked my diabetes, and it was all fine.', 'checked my diabetes'],
    unlike: ['They checked my sugar and it was high.', 'checked my sugar'],
  },
]
