import { allergensIn } from './find-allergens.ts'
import type { VisitIndex } from './index-visit.ts'
import type { NoteFacts } from './note-facts.ts'
import { linesOf } from './said-clause.ts'
import type { SaidFact } from './said-fact.ts'

/** What the patient does not bear, where the note does not name it, and that there is nothing. */
export function findSaidAllergies(visit: VisitIndex, note: NoteFacts): SaidFact[] {
  const named = allergensIn(visit)
    .filter(({ thing }) => !note.text.includes(thing.replace(/s$/, '')))
    .map(({ thing, says, lines }): SaidFact => {
      const fact = `${says === 'Allergic to' ? 'allergy' : 'reaction'} to ${thing}`
      return { kind: 'allergy', fact, lines, proposal: `${says} ${thing}.`, topic: 'allergies' }
    })
  return [...named, ...deniedAllergies(visit, note)]
}

function deniedAllergies(visit: VisitIndex, note: NoteFacts): SaidFact[] {
  if (/\ballerg/.test(note.text) || allergensIn(visit).length > 0) return []
  const asked = visit.clauses.find(
    ({ text, isQuestion, answer, isFamily, isSupposed }) =>
      isQuestion &&
      answer === 'no' &&
      !isFamily &&
      !isSupposed &&
      /\ballerg/.test(text) &&
      !/\bseasonal\b|\bother\b|\ballergic to (?!any)/.test(text),
  )
  if (!asked) return []
  return [
    {
      kind: 'allergy',
      fact: 'no allergies',
      lines: linesOf(asked),
      proposal: 'Denies allergies.',
      topic: 'allergies',
    },
  ]
}
