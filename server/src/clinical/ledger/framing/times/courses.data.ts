import type { SaidRow } from '../wording/written-by.ts'

const IT = String.raw`(?:(?:and|but|then|now|it|that|they|this|those|these|has|have|had|is|are|was|were|'s|all|just|completely|totally|kind of|sort of|kinda|mostly|pretty much|since|so) ?)*`
const NOW = String.raw`(?:,? (?:now|completely|entirely|altogether|on its own|by itself|after that|since|again))*`

/** How a thing has gone on, as a note has it; the first row that fits all of the words. */
export const COURSES: readonly SaidRow[] = [
  [
    `${IT}(?:went away|gone away|gone|stopped|cleared(?: right)? up|resolved|disappeared|subsided|vanished)${NOW}`,
    'resolved',
  ],
  [`${IT}(?:no longer there|not there any ?more)${NOW}`, 'resolved'],
  [
    `${IT}(?:got|gotten|'s|is|are|feels?|felt|been|seems?) ?(?:(?:much|a lot|all) )?better${NOW}`,
    'improved',
  ],
]

/** What follows 'it got better' and says that it is over. */
export const THEN_OVER = String.raw`\b(?:and |but |so )?(?:then )?(?:it|that|they)(?:'s| has| have| all| just| is| are)* (?:stopped|went away|gone|cleared up|resolved)\b`
