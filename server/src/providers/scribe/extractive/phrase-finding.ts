const TEST =
  '(?:x-?rays?|mri|ct|cat scan|scan|ultrasound|echocardiogram|ekg|ecg|labs?|blood ?work|hemoglobin|a1c|panel|biopsy|cbc|tsh|urinalysis|culture|endoscopy|colonoscopy|mammogram|test|funduscopic exam)'
const DONE = new RegExp(
  `^(?:we|i|they) (?:also |did |just )*(?:did|got|obtained|took|reviewed|review|looked at) (?:the results? of )?(?:an? |the |his |her |that |some )?((?:[\\w/-]+ ){0,4}?${TEST}(?: (?:of|on) (?:the |his |her |that |your )?(?:[\\w-]+ ){0,2}[\\w-]+?)?),? (?:which|and it|and that|that) (?=(?:showed|shows|looks|looked|was|is|revealed|came back)\\b)`,
  'i',
)
const EXAM =
  /^on (?:his |her |the )?((?:[\w-]+ ){0,3}exam(?:ination)?(?: of (?:the|his|her) [\w-]+)?),? (?:there (?:is|are) (?:(?:a|an|some) (?!few|little|lot|bit))?|(?:the patient|he|she) has (?:a |an |some )?(?=(?:[\d/]+|no|mild|slight|trace|good|limited|decreased|pain|tenderness|positive|negative|bilateral|grade|regular|fine|nice)\b)|(?=(?:the|his|her|he|she|no|everything) ))/i
const PART =
  /^((?:heart|neck|lungs?|chest|abdomen|belly|back|skin|throat|extremities)(?: exam)?),? there (?:is|are) (?:(?:a|an|some) (?!few|little|lot|bit))?/i
const ABSENT = /^there (?:is|are) (?=no (?!one\b)[a-z])/i
const HAS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(patient|he|she|it) (?:has|have) got (?=(?:a|an|the|some|no|this|that|these|his|her)\b)/gi,
    '$1 has ',
  ],
  [/\b(patient|he|she|it) does (?=have\b)(?!have to\b)have\b/gi, '$1 has'],
  [/\bshows that there is (?=[a-z])/gi, 'shows '],
]

/** A finding without the story of how it was found: 'Chest x-ray looks good.', 'No edema.' */
export function phraseFinding(sentence: string): string {
  let text = sentence
  for (const [pattern, by] of HAS) text = text.replace(pattern, by)
  return text.replace(DONE, '$1 ').replace(EXAM, '$1: ').replace(PART, '$1: ').replace(ABSENT, '')
}
