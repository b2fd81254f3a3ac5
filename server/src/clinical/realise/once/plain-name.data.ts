import type { FactKind } from '@chartwright/contract/facts'

/** What is called otherwise where the same is meant, by the kinds of which that is so; each row with an example. */
export const SAME_THINGS: readonly (readonly [
  kinds: readonly FactKind[],
  called: RegExp,
  plain: string,
  example: string,
  becomes: string,
])[] = [
  [['plan'], /\brenal\b/g, 'kidney', 'renal ultrasound', 'kidney ultrasound'],
  [['plan'], /\bhepatic\b/g, 'liver', 'hepatic ultrasound', 'liver ultrasound'],
  [['plan'], /\bcerebral\b/g, 'brain', 'cerebral mri', 'brain mri'],
  [['result'], /\b(?:mass|growth)\b/g, 'lesion', 'mass on the adrenal', 'lesion on the adrenal'],
  [
    ['result'],
    /\b(pituitary|thyroid|adrenal|parotid) glands?\b/g,
    '$1',
    'lesion of the adrenal gland',
    'lesion of the adrenal',
  ],
  [
    ['result'],
    /^(?:(?:significant|well|defined|obvious|definite|clear) )+(?=lesion\b)/g,
    '',
    'well defined lesion',
    'lesion',
  ],
  [['assessment'], /^muscle (?=strain|spasm)/g, '', 'muscle strain', 'strain'],
  [
    ['symptom'],
    /\b(?:feeling|felt|feel|being|been) (?=(?:sick|ill|unwell|poorly)\b)/g,
    '',
    'feeling sick',
    'sick',
  ],
  [['symptom'], /\bsickness\b/g, 'sick', 'sickness', 'sick'],
  [
    ['plan'],
    /^(?:all )?(?:of )?(?:(?:the|your|those|some) )?(?:blood (?:tests?|work)|bloods)$/g,
    'labs',
    'all the blood tests',
    'labs',
  ],
  [
    ['history', 'symptom'],
    /^(?:too little|low|not enough) (?:activity|function) of the thyroid$/g,
    'hypothyroidism',
    'too little activity of the thyroid',
    'hypothyroidism',
  ],
  [
    ['history', 'symptom'],
    /^(?:too much|high) (?:activity|function) of the thyroid$/g,
    'hyperthyroidism',
    'too much activity of the thyroid',
    'hyperthyroidism',
  ],
  [['finding'], /^(?:joint )?fluid$/g, 'effusion', 'fluid', 'effusion'],
]
