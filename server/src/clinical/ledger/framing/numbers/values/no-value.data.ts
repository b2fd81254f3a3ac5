/** A number as it is said. */
const SPOKEN_NUMBER = String.raw`(?:an? )?(?:\d+(?:[.,]\d+)*|(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|point)\b(?:[\s-]+(?:and )?(?=\S)|$)?)+)`
const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|point'
const COMPARED = String.raw`(?:(?:at|about|around|somewhere|between|in|down|up|under|over|below|above|less than|greater than|more than|lower than|higher than|closer to|no more than|to|the|like|or)[\s,]+)*`
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const TOP = String.raw`(?:ten|10|zero|0|one|1)`

/** Numbers that are not what was measured, each with an example of such words and what is left of it. */
export const NO_VALUES: readonly (readonly [said: string, example: string, left: string])[] = [
  // The scale on which one is asked.
  [
    String.raw`\b(?:on )?(?:an? |the )?(?:pain )?scale (?:of|from|between) (?:zero|one|0|1) (?:to|through|and|-) (?:ten|10)\b`,
    'on a scale from zero to ten a four',
    'a four',
  ],
  [
    String.raw`\b(?:with |where )?${TOP} (?:being|is|means|meaning|equals|as) (?:the |an? |your )*(?:none|no|nothing|not|least|lowest|best|mildest|worst|most|highest|unbearable|excruciating|severe|as bad)\b`,
    'with zero being no pain and ten is the worst, it is a six',
    'pain and it is a six',
  ],
  [
    String.raw`\b(?:nought|zero|one|0|1) (?:to|through|-) (?:ten|10)\b(?! ?(?:days|weeks|months|times|mm|cm|%|percent))`,
    'how bad, nought to ten, a five',
    'how bad a five',
  ],
  [
    String.raw`(?<!\b(?:\d+|zero|nought|one|two|three|four|five|six|seven|eight|nine|ten) )\bout of (?:ten|10)\b`,
    'what would that be out of ten, a five',
    'what would that be a five',
  ],
  // What it was.
  [
    String.raw`\b(?:(?:up|down|risen|fallen|dropped|improved|increased|decreased) )?from ${COMPARED}${SPOKEN_NUMBER}(?![\d/]|[.,]\d|\s*(?:to|through|-|up to|down to|over|${NUMBER_WORD})\b)`,
    'nine, down from sixteen in june',
    'nine in june',
  ],
  // What it ought to be.
  [
    String.raw`(?<!\b(?:where|as|what) (?:it|that|they) )\b(?:should|ought to|needs? to|has to|have to|supposed to|meant to|(?:want|like|prefer|aim for|hope for)(?:ed|ing)? (?:it|that|this|them|you|yours|to)(?: to)?) (?:(?:be|stay|get|come|run|sit|see|keep|have|it|that|this)[\s]+)*${COMPARED}${SPOKEN_NUMBER}(?: (?:over|to|and|or) ${SPOKEN_NUMBER})?`,
    'ferritin should be above fifty, and it was 12',
    'ferritin and it was 12',
  ],
  [
    String.raw`\b(?:normal|normal range|goal|target|limit|cut-?off|threshold|ideal)(?: (?:value|level|range))?(?: of normal)? (?:is|are|of|being|would be) ${COMPARED}${SPOKEN_NUMBER}(?: (?:over|to|and|or) ${SPOKEN_NUMBER})?`,
    'a goal of under 7, you are at 8',
    'a you are at 8',
  ],
  // A day of the calendar.
  [String.raw`\b\d{1,2}/\d{1,2}/\d{2,4}\b`, 'from 3/9/2020 it was 12', 'from it was 12'],
  [
    String.raw`\b(?:${MONTH}) (?:of )?(?:\d{4}|\d{1,2}(?:st|nd|rd|th)?)\b|\bin (?:19|20)\d\d\b`,
    'in may of 2019 was 12',
    'in was 12',
  ],
  // A dose.
  [
    String.raw`\b${SPOKEN_NUMBER} ?(?:mg|mgs|milligrams?|mcg|micrograms?|units|tablets?|pills?|puffs?)\b(?! ?(?:per|/|a) ?(?:d|l|m))`,
    'to 150 milligrams, i am at 4',
    'to i am at 4',
  ],
]

/** 'you usually run 94' */
export const USUAL = String.raw`\b(?:usually|normally|typically|used to be|baseline)(?: (?:run|runs|running|be|is|was|at|of|about|around|in|the|a|an))* ${SPOKEN_NUMBER}(?:\s*over ${SPOKEN_NUMBER})?(?: ?(?:%|percent))?`
