import { rememberOf } from '../../clinical/remember.ts'
import type { VisitIndex } from './index-visit.ts'
import type { NoteFacts } from './note-facts.ts'
import { linesOf } from './said-clause.ts'
import type { SaidFact } from './said-fact.ts'

/** Read once: a note is saved often. */
const allergiesIn = rememberOf(({ clauses }: VisitIndex) =>
  clauses.filter(({ text }) => text.includes('allerg')),
)

const ALLERGIC =
  /\ballergic to ((?:[a-z-]+ ?){1,3}?)(?=[,.]|$| (?:and|but|so|it|i|which|that|because)\b)|\b([a-z-]+) allergy\b/
const NO_THING =
  /^(?:the|that|any|anything|it|them|those|some|seasonal|pollen|an?|your|my|her|his|this|drug|medication|food|known|things?|stuff|what)\b/

/** What the patient does not tolerate, where the note does not name it. */
export function findSaidAllergies(visit: VisitIndex, note: NoteFacts): SaidFact[] {
  return allergiesIn(visit).flatMap((clause): SaidFact[] => {
    if (clause.isFamily || clause.isSupposed) return []
    const common = { kind: 'allergy', lines: linesOf(clause), topic: 'allergies' } as const
    if (clause.isQuestion) {
      if (
        clause.answer !== 'no' ||
        /\ballerg/.test(note.text) ||
        /\bseasonal\b|\ballergic to (?!any)/.test(clause.text)
      )
        return []
      return [{ ...common, fact: 'no allergies', proposal: 'Denies allergies.' }]
    }
    const [, first, second] = ALLERGIC.exec(clause.text) ?? []
    const thing = (first ?? second)?.trim()
    if (thing === undefined || NO_THING.test(thing) || /\bnot\b/.test(clause.text)) return []
    if (note.text.includes(thing.replace(/s$/, ''))) return []
    return [{ ...common, fact: `allergy to ${thing}`, proposal: `Allergic to ${thing}.` }]
  })
}
