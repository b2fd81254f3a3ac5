import { findFacts } from '../../../clinical/find-facts.ts'
import type { Statement } from './statement.ts'
import { tokens, wordFeatures } from '../../../clinical/word-features.ts'

const POSITION_BUCKETS = 10
const OPTIONAL_ROLE = 0.5

/** What the learned choice sees of a statement: its words, who said it, where, and which facts it holds. */
export function statementFeatures(statement: Statement, written: string): Map<string, number> {
  const features = wordFeatures(statement.text)
  const role = statement.answer ? 'fused' : statement.role
  const bucket = Math.min(POSITION_BUCKETS - 1, Math.floor(statement.position * POSITION_BUCKETS))
  const words = tokens(written).length
  features.set(`@role=${role}`, OPTIONAL_ROLE)
  features.set(`@at=${bucket}`, 0.5)
  features.set(`@at=${bucket},${role}`, 0.5)
  features.set(
    `@words=${words < 4 ? '<4' : words < 7 ? '<7' : words < 12 ? '<12' : words < 20 ? '<20' : '20+'}`,
    0.5,
  )
  if (statement.answer) features.set(`@answer=${statement.answer}`, 0.5)
  if (statement.isQuestion && !statement.answer) features.set('@open question', 1)
  if (/\d/.test(written)) features.set('@figure', 0.5)
  const facts = findFacts(statement.text)
  for (const fact of facts) {
    features.set(`@fact=${fact}`, 0.4)
    features.set(`@fact=${fact},${role}`, 0.4)
  }
  if (facts.size === 0) features.set('@no fact', 0.5)
  return features
}
