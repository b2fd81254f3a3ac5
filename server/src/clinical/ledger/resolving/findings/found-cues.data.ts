/** Words with which an examiner tells what was found on the patient, each with an example. */
export const EXAM_CUES: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:on|during) (?:your |the |my |a |quick )*(?:[a-z]+ ){0,2}exam(?:ination)?\b/gi,
    'on examination today there is a node',
  ],
  [/\bwhen i (?:press|push|listen|touch|palpate)\b/gi, 'when i press here there is pain'],
  [/\bi (?:do |can )?(?:appreciate|hear|palpate)\b/gi, 'i do appreciate some swelling'],
]

/** Words with which one tells what a test shows. */
export const TEST_CUES: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:x-?rays?|mri|ct(?: scan)?|ultrasound|echocardiogram|echo|ekg|ecg|labs?|lab (?:results|work)|blood ?work|pathology|biopsy|mammogram|colonoscopy|endoscopy|urinalysis)\b(?: \w+){0,6} (?:shows?|showed|reveals?|revealed|demonstrates?|demonstrated|came back)\b/gi,
    'biopsy revealed a melanoma',
  ],
  [
    /\b(?:results? of|look(?:ing|ed)? (?:here )?at|reviewed|here(?:'s| is)) (?:\w+ ){0,5}(?:x-?rays?|mri|ct|ultrasound|echocardiogram|echo|ekg|ecg|labs?|lab results|blood ?work|pathology|mammogram)\b/gi,
    'looking at your lab results',
  ],
]

/** What an examiner closes a dictated examination with. */
export const EXAM_ENDS = /\b(?:otherwise normal|rest of (?:the|your)) exam(?:ination)?\b/i

/** Tests, of which what follows may be a result. */
export const TESTS =
  /\b(?:x-?rays?|mri|ct|ultrasound|echocardiogram|echo|ekg|ecg|labs?|results?|pathology|mammogram|colonoscopy|endoscopy|imaging)\b/i
