import { findDrugs, findFacts } from './find-facts.ts'
import type { LinearModel } from './linear-model.ts'
import { probability, score } from './linear-model.ts'
import type { Statement } from './statement.ts'
import { statementFeatures } from './statement-features.ts'
import { tokens } from './word-features.ts'

export interface Written {
  readonly statement: Statement
  readonly sentence: string
}

export interface Chosen extends Written {
  readonly chance: number
  readonly mustStay: boolean
}

/** Fitted by cross-validation on the training encounters (bench/notes/train.ts). */
export const CHOICE = { least: 0.35, leastMust: 0.02, same: 0.7 }

const FUNCTION_WORDS = new Set(
  'the a an of to in on for and or is was are were be been has have had do does did not no i he she they it that this with at by as patient you his her their them will would should can could may might we if so but from about when there some any all just also very'.split(
    ' ',
  ),
)

/** Likely statements and those that must never be missed, without saying a thing twice, in the order of the visit. */
export function chooseStatements(
  model: LinearModel,
  written: readonly Written[],
  options = CHOICE,
): Chosen[] {
  const ranked = written
    .map((item) => ({
      ...item,
      chance:
        item.statement.role === 'typed'
          ? 1
          : probability(score(model, statementFeatures(item.statement, item.sentence))),
      mustStay: mustStay(item),
    }))
    .filter(({ chance, mustStay: must }) => chance >= (must ? options.leastMust : options.least))
    .sort((a, b) => b.chance - a.chance)
  const kept: Chosen[] = []
  const seen: Set<string>[] = []
  for (const item of ranked) {
    const content = contentWords(item.sentence)
    if (content.size === 0) continue
    if (seen.some((other) => isSame(content, other, options.same))) continue
    kept.push(item)
    seen.push(content)
  }
  return kept.sort((a, b) => a.statement.position - b.statement.position)
}

/** Drugs with doses, allergies, denials, mood, self-harm and follow-up are kept however unlikely they look. */
function mustStay({ statement }: Written): boolean {
  if (statement.role === 'typed') return true
  const facts = findFacts(statement.text)
  if (facts.has('selfHarm') || facts.has('allergy')) return true
  if (facts.has('drug') && (facts.has('dose') || facts.has('frequency'))) return true
  if (statement.answer === 'no' && facts.has('symptom')) return true
  return (
    statement.role === 'clinician' &&
    facts.has('followUp') &&
    facts.has('plan') &&
    findDrugs(statement.text).length >= 0
  )
}

function contentWords(sentence: string): Set<string> {
  return new Set(tokens(sentence).filter((word) => !FUNCTION_WORDS.has(word)))
}

function isSame(words: ReadonlySet<string>, other: ReadonlySet<string>, share: number): boolean {
  let common = 0
  for (const word of words) if (other.has(word)) common += 1
  return common / words.size >= share
}
