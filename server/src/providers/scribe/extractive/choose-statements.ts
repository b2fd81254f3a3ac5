import type { LinearModel } from '../../../clinical/linear-model.ts'
import { probability, score } from '../../../clinical/linear-model.ts'
import { findFacts } from '../../../clinical/find-facts.ts'
import { isToDo } from './is-to-do.ts'
import { mustKeep } from './must-keep.ts'
import type { Statement } from './statement.ts'
import { statementFeatures } from './statement-features.ts'
import type { Steps } from './steps.ts'
import { ITEMS_IN_STEP, mapInSteps } from './steps.ts'
import { tokens } from '../../../clinical/word-features.ts'

export interface Written {
  readonly statement: Statement
  readonly sentence: string
}

export interface Chosen extends Written {
  readonly chance: number
}

/** Fitted by cross-validation on the training encounters (bench/notes/train.ts). */
const CHOICE = { least: 0.4, same: 0.7 }
/** A short visit has less to leave out. */
const FULL_VISIT = 60
const LEAST_SHARE = 0.35
const LEAST_PLANS = 3
const LATE = 0.5

const FUNCTION_WORDS = new Set(
  'the a an of to in on for and or is was are were be been has have had do does did not no i he she they it that this with at by as patient you his her their them will would should can could may might we if so but from about when there some any all just also very'.split(
    ' ',
  ),
)

/** Likely statements and those that must never be missed, without saying a thing twice, in the order of the visit. */
export function* chooseStatements(
  model: LinearModel,
  written: readonly Written[],
  options = CHOICE,
): Steps<Chosen[]> {
  const ranked = (yield* mapInSteps(written, (item) => ({
    ...item,
    chance: chanceOf(model, item),
  }))).sort((a, b) => b.chance - a.chance)
  const least = options.least * Math.max(LEAST_SHARE, Math.min(1, written.length / FULL_VISIT))
  const kept: Chosen[] = []
  const seen: Set<string>[] = []
  const covered = new Set<string>()
  for (const [at, item] of ranked.entries()) {
    if (at % ITEMS_IN_STEP === ITEMS_IN_STEP - 1) yield
    const content = contentWords(item.sentence)
    const musts = mustKeep(item.statement, item.sentence)
    const isNeeded = musts.some((must) => !covered.has(must))
    if (!isNeeded && item.chance < least) continue
    if (
      content.size === 0 ||
      (!isNeeded && seen.some((other) => isSame(content, other, options.same)))
    )
      continue
    kept.push(item)
    seen.push(content)
    for (const must of musts) covered.add(must)
  }
  if (!kept.some(isPlan)) kept.push(...ranked.filter(isPlan).slice(0, LEAST_PLANS))
  return kept.sort((a, b) => a.statement.position - b.statement.position)
}

/** What the clinician wants done: a visit ends with it, however unlikely its words look. */
function isPlan({ statement }: Written): boolean {
  if (statement.role !== 'clinician' || statement.answer !== null || statement.isQuestion)
    return false
  const facts = findFacts(statement.text)
  return (
    statement.position > LATE &&
    isToDo(statement.text) &&
    (facts.has('drug') || facts.has('followUp') || facts.has('result') || facts.has('warning'))
  )
}

function chanceOf(model: LinearModel, { statement, sentence }: Written): number {
  if (statement.role === 'typed') return 1
  return probability(score(model, statementFeatures(statement, sentence)))
}

function contentWords(sentence: string): Set<string> {
  return new Set(tokens(sentence).filter((word) => !FUNCTION_WORDS.has(word)))
}

function isSame(words: ReadonlySet<string>, other: ReadonlySet<string>, share: number): boolean {
  let common = 0
  for (const word of words) if (other.has(word)) common += 1
  return common / words.size >= share
}
