import { figureOf } from '../../clinical/normalise.ts'
import { rememberOf } from '../../clinical/remember.ts'
import type { VisitIndex } from './index-visit.ts'
import type { NoteFacts } from './note-facts.ts'
import type { SaidFact } from './said-fact.ts'

const COMES_BACK =
  /\b(?:follow[- ]?up|come back|(?:see|check) (?:on )?(?:you|him|her|them)|see me|return|recheck|check back|next (?:visit|appointment)|appointment|be back|back)\b/
const SPAN =
  /\b(?:in|within|for|after)(?: about| the next| another)? (a|an|1|one|\d+|two|three|four|five|six|couple of|a couple of|a few|few)(?: to (?:\d+|two|three|four|five|six))? (days?|weeks?|months?|years?)\b/
const NOT_PLANNED =
  /\b(?:ago|last|came back|have been|has been|had been|started|since)\b|^(?:and |so |but )?if\b/

/** A visit of more clauses than this speaks of what comes after it in its second half. */
const SHORT_VISIT = 60

/** Read once: a note is saved often. */
const plannedIn = rememberOf(({ clauses }: VisitIndex) => {
  const from = clauses.length > SHORT_VISIT ? clauses.length / 2 : 0
  return clauses.filter(
    ({ text, isQuestion }, at) =>
      at >= from && !isQuestion && COMES_BACK.test(text) && !NOT_PLANNED.test(text),
  )
})

/** When the patient is to be seen again, where the note does not say it. */
export function findSaidFollowUps(visit: VisitIndex, note: NoteFacts): SaidFact[] {
  return plannedIn(visit).flatMap((clause): SaidFact[] => {
    const [, count = '', unit = ''] = SPAN.exec(clause.text) ?? []
    if (unit === '') return []
    const figure = /^an?$/.test(count) ? '1' : (figureOf(count) ?? count.replace(/^a /, ''))
    const one = unit.replace(/s$/, '')
    const isWritten =
      note.spans.has(`${figure} ${one}`) ||
      (/couple/.test(figure) && note.spans.has(`2 ${one}`)) ||
      (/^(?:couple|few)/.test(figure) && note.text.includes(`${figure} ${one}`)) ||
      note.text.includes(`${figure} to `)
    if (isWritten) return []
    const span = `${figure} ${figure === '1' ? one : `${one}s`}`
    return [
      {
        kind: 'follow-up',
        fact: `follow-up in ${span}`,
        lines: [clause.line],
        proposal: `Follow up in ${span.replace(/^(couple|few)/, 'a $1')}.`,
        topic: 'followUp',
      },
    ]
  })
}
