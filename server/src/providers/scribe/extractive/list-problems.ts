import type { Written } from './choose-statements.ts'
import { findConditions } from '../../../clinical/find-conditions.ts'
import type { SourcedSentence } from './sourced.ts'
import { tidySentence } from './tidy-sentence.ts'

const UNSURE =
  /\b(?:no|not|may|might|could|possibl\w+|probabl\w+|likely|suspect\w*|rule|ruled|risk|prevent\w*|history|family|mother|father|if|maybe|concern\w*|think|had|ago|in \d{4})\b/
const AFTER = 0.45

/** The problems that the clinician named without doubt once the findings were in, each once. */
export function listProblems(written: readonly Written[]): SourcedSentence[] {
  const found = new Map<string, SourcedSentence>()
  for (const { statement } of written) {
    const isClinicians =
      statement.role === 'clinician' && statement.answer === null && statement.position >= AFTER
    if (!isClinicians || UNSURE.test(statement.text)) continue
    for (const { name, code } of findConditions(statement.text)) {
      const sentence = tidySentence(name)
      const key = code ?? name
      if (sentence && !found.has(key))
        found.set(key, { text: sentence, segmentIds: statement.segmentIds })
    }
  }
  return [...found.values()]
}
