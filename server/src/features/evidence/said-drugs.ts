import { findDenied } from '../../clinical/find-denied.ts'
import { rememberOf } from '../../clinical/remember.ts'
import { allergensIn } from './find-allergens.ts'
import { findDrugVerb, hasDrugVerb } from './find-drug-verb.ts'
import { ownerIn, type DrugRecord } from './index-drugs.ts'
import type { VisitIndex } from './index-visit.ts'
import { linesOf, type SaidClause } from './said-clause.ts'
import type { SaidFact } from './said-fact.ts'
import type { NoteFacts } from './note-facts.ts'

/** An offer, a comparison or a condition is no drug that is taken or given. */
const OPEN =
  /\b(?:if|could|might|consider\w*|options?|unless|instead|such as|or we|maybe|allerg\w+|avoid|never|versus|whether|rather|would you|similar|other than|interact\w*|levels?|not (?:take|taking|on|using|use|start|need))\b/
const ASKED_FOR_DRUGS =
  /\b(?:tak(?:e|ing|en)|us(?:e|ing|ed)|medic\w+|tr(?:y|ied|ying)|doing for|anything for|on|what)\b/

/** Drugs that are taken or given and that the note does not name, and doses that it leaves out. */
export function findSaidDrugs(visit: VisitIndex, note: NoteFacts): SaidFact[] {
  return [...visit.drugs].flatMap(([generic, record]): SaidFact[] => {
    const stated = statedIn(visit).get(generic) ?? []
    const clause = stated.find((item) => item.facts.amounts.length > 0) ?? stated[0]
    if (!clause) return []
    if (!note.drugs.has(generic)) return [missingDrug(generic, record, clause)]
    return missingDose(record, note)
  })
}

/** Read once: a note is saved often. */
const statedIn = rememberOf(
  (visit: VisitIndex) =>
    new Map(
      [...visit.drugs].map(([generic, { clauses }]) => [
        generic,
        clauses.filter(
          (clause) => isStated(clause, generic) && !isAllergen(visit, clause, generic),
        ),
      ]),
    ),
)

function isAllergen(visit: VisitIndex, clause: SaidClause, generic: string): boolean {
  const words = clause.facts.drugs.flatMap((drug) => (drug.generic === generic ? drug.word : []))
  return allergensIn(visit).some((item) => item.clause === clause && words.includes(item.thing))
}

function isStated(clause: SaidClause, generic: string): boolean {
  if (clause.isFamily || OPEN.test(clause.text)) return false
  if (clause.isQuestion && clause.answer !== 'yes') return false
  if (
    !hasDrugVerb(clause.text) &&
    clause.facts.amounts.length === 0 &&
    !ASKED_FOR_DRUGS.test(clause.before)
  )
    return false
  const at = clause.facts.drugs.find((drug) => drug.generic === generic)?.at ?? 0
  return !findDenied(clause.tokens)[at]
}

function missingDrug(generic: string, record: DrugRecord, clause: SaidClause): SaidFact {
  const word = clause.facts.drugs.find((drug) => drug.generic === generic)?.word ?? ''
  const { says, topic } = findDrugVerb(clause, word)
  const amount = clause.facts.amounts.find((item) => ownerIn(clause, item) === generic)
  const only = clause.facts.drugs.length === 1 ? clause.facts.frequencies[0] : undefined
  const dose = [amount && `${amount.figure} ${amount.unit}`, only?.words].filter(Boolean).join(' ')
  const name = [record.word, dose].filter(Boolean).join(' ')
  const proposal = says === '' ? `${capital(name)}.` : `${says} ${name}.`
  return { kind: 'drug', fact: record.word, lines: linesOf(clause), proposal, topic }
}

/** The dose that was named last, where the note has none of those that were said. */
function missingDose(record: DrugRecord, note: NoteFacts): SaidFact[] {
  const last = record.doses.findLast(({ unit }) => !/^(?:tablet|puff)$/.test(unit))
  if (!last || note.figures.has(last.figure)) return []
  const isOwn = record.clauses.some(({ line, text }) => line === last.line && !OPEN.test(text))
  if (!isOwn) return []
  const dose = `${last.figure} ${last.unit}`
  return [
    {
      kind: 'dose',
      fact: `${record.word} ${dose}`,
      lines: [last.line],
      proposal: `${capital(record.word)} ${dose}.`,
      topic: 'medications',
    },
  ]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
