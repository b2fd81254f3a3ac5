type Study = readonly [name: string, said: RegExp, example: string]

/** Pictures and tracings, by the name that a note has for them. What they show is told under it. */
export const STUDIES: readonly Study[] = [
  ['x-ray', /\bx-? ?rays?\b/gi, 'the x ray'],
  ['MRI', /\bm\.? ?r\.? ?i\b/gi, 'your mri'],
  ['CT', /\b(?:c\.? ?t|cat) scans?\b|\bct\b/gi, 'the cat scan'],
  ['ultrasound', /\b(?:ultrasound|sonogram)s?\b/gi, 'the ultrasound'],
  ['echocardiogram', /\bechocardiograms?\b|\becho\b/gi, 'your echo'],
  ['EKG', /\b(?:e\.? ?k\.? ?g|e\.? ?c\.? ?g|electrocardiogram)\b/gi, 'the ekg'],
  ['endoscopy', /\b(?:upper )?endoscop(?:y|ies)\b|\begd\b/gi, 'your upper endoscopy'],
  ['barium swallow', /\bbarium swallow\b/gi, 'your barium swallow'],
  ['colonoscopy', /\bcolonoscop(?:y|ies)\b/gi, 'your colonoscopy'],
  ['mammogram', /\bmammograms?\b/gi, 'the mammogram'],
]

/** What is shown or looked at besides: what follows is not seen on the picture before it. */
export const OTHER_SOURCES: readonly (readonly [said: RegExp, example: string])[] = [
  [
    /\b(?:labs?|lab (?:results|work)|blood ?work|blood tests?|cbc|panel|profile|a1c|urinalysis|culture|biopsy|pathology|vitals?|vital signs|blood pressure|stress test|hemoglobin|white count|platelets?|glucose|sugars?|creatinine|potassium|sodium|cholesterol|tsh|swab|strep test)\b/gi,
    'your labs',
  ],
  [/\b(?:physical |quick |your )?exam(?:ination)?\b/gi, 'on exam'],
  [
    /\b(?:assessment|my impression|for your (?:first|second|next|last) problem)\b/gi,
    'my assessment',
  ],
]

/** A picture that is still to be made shows nothing. */
export const TO_BE_MADE =
  /\b(?:order|(?<!\b(?:did|had to|(?:was|were) able to) )get|getting|schedule|repeat|another|refer|need|want|would like|gon ?na|going to|will|have|if)\b[^.?!]{0,40}$/i
