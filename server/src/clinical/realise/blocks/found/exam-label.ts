import { examPartOf, isExamPart, regionOf } from '../../places/body-systems.ts'
import { phrasedClause, type Phrasable } from '../../telling/phrased-clause.ts'
import { capital } from '../../words/sentence.ts'

const LABEL = /^((?:(?:left|right) )?([a-z][a-z, ]*)): /i
const LIMBS = /^(?:upper|lower) extremities$/i

/** The part by which the phraser's own sentence begins: 'Right knee' of 'Right knee: no effusion.' */
export function labelOf(fact: Phrasable): string | undefined {
  const [, label = '', name = ''] = LABEL.exec(phrasedClause(fact) ?? '') ?? []
  const isPart = isExamPart(name) || regionOf(name) === name || LIMBS.test(name)
  return isPart ? capital(label) : undefined
}

/** What the phraser's sentence says under the heading of a part: no label twice. */
export function clauseUnder(part: string, fact: Phrasable): string | undefined {
  const clause = phrasedClause(fact)
  const label = labelOf(fact)
  if (clause === undefined || label === undefined) return clause
  const rest = clause.slice(label.length + ': '.length)
  return label === part ? rest : `${rest} of the ${label.toLowerCase()}`
}

/** The part that the words of the phraser's sentence tell of. */
export function partInPhrase(fact: Phrasable): string | undefined {
  return examPartOf(phrasedClause(fact) ?? '')
}
