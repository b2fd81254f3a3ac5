const DIGIT = '(?:one|two|three|four|five|six|seven|eight|nine)'
const TEEN = String.raw`(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)`
const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const HYPHEN = new RegExp(String.raw`\b(${TENS})-(?=${DIGIT}\b)`, 'gi')
/** What follows a number that is whole: another number, or what it counts. */
const NO_TENTH = String.raw`(?!\s*(?:${DIGIT}|${TEEN}|${TENS}|hundred|thousand|point|over|out|of|or|to|and|times|plus|by|x|(?:second|minute|hour|day|night|week|month|year)s?)\b|\s*[-/])`
/** 'ninety eight four', 'eleven six', 'a hundred and one four' */
const TENTHS = new RegExp(
  String.raw`(?<!\b(?:${DIGIT}|hundred|and|over|out of|twenty|nineteen) )\b(${TENS} ${DIGIT}|${TEEN}|one hundred (?:and )?${DIGIT}|one oh ${DIGIT}) (zero|oh|${DIGIT})\b${NO_TENTH}`,
  'gi',
)
/** 'albumin is three nine' */
const SMALL_TENTHS = new RegExp(
  String.raw`(?<!\b(?:${DIGIT}|${TEEN}|${TENS}|hundred|and|over|out of|point) )\b(${DIGIT}) (zero|oh|${DIGIT})\b${NO_TENTH}`,
  'gi',
)
/** What is never as much as ten, or is told with its tenths. */
const IN_TENTHS =
  /\b(?:a ?(?:1|one) ?c|albumin|potassium|creatinine|i ?n ?r|calcium|t ?s ?h|p ?s ?a|magnesium|phosph\w+|uric acid|lactate|bilirubin)\b/i

/** Numbers as they are said of what was measured, in words that can be read: 'ninety eight point four'. */
export function spokenFigures(text: string, measured: string): string {
  const plain = text
    .replace(HYPHEN, '$1 ')
    .replace(/\ba (?=hundred\b)/gi, 'one ')
    .replace(/\bnought\b/gi, 'zero')
    .replace(TENTHS, '$1 point $2')
  return IN_TENTHS.test(measured) ? plain.replace(SMALL_TENTHS, '$1 point $2') : plain
}
