const THINGS =
  `alignment appetite breath breathing circulation consistency cytology depth diameter diaphragm exhalation function gait grip growth heart histology joint joints lungs margin margins
  motion motor movement muscle muscles node nodes patella phase position progression pulse pulses reflex reflexes rhythm sensation skin space spaces spine
  size strength tendon tendons thickness tone vision`.split(/\s+/)

/** What everybody has: it is a finding only with how it is. */
export const NEUTRAL = new RegExp(
  `^(?:range of motion|(?:(?!of |in |on |over )[\\w'-]+ ){0,3}(?:${THINGS.join('|')}))$`,
)

/** Words that say how something is found. */
export const FOUND_STATE =
  /\b(?:abnormal|absent|antalgic|asymmetric(?:al)?|atypical|bad|bounding|brisk|clear|clean|decreased|diminished|distended|enlarged|equal|full|good|high|impaired|increased|intact|irregular|labou?red|limited|loss of|low|negative|non-?labou?red|normal|palpable|poor|positive|rapid|reduced|regular|restricted|shallow|sinus|slow|soft|stable|steady|strong|swollen|symmetric(?:al)?|tender|thready|unsteady|weak|weaker|widened|narrow(?:ed|ing)?|dry|no|\w+ed|\d\S*)\b/
