import { rememberIn } from '../remember.ts'
import { tellFact } from '../realise/telling/tell-fact.ts'
import type { Fact, FramedFact } from './fact.ts'
import type { LedgerLine } from './reading/token-stream.ts'

/** More than the facts of a line, and what later lines make of them. */
const MOST_SENTENCES = 64

const tellIn = rememberIn<string>(MOST_SENTENCES)

/** Facts with their sentences; one of a line that comes again as the same object is told once. */
export function withSentences(lines: readonly LedgerLine[], framed: readonly FramedFact[]): Fact[] {
  return framed.map(({ signs: _, ...fact }) => {
    const line = lines[fact.said[0]?.line ?? -1]
    const text = line ? tellIn(line, keyOf(fact), () => tellFact(fact)) : tellFact(fact)
    return { ...fact, text }
  })
}

/** All that a sentence depends on: not where the fact was said, and not how sure it is. */
function keyOf({
  said: _said,
  lines: _lines,
  sureness: _sureness,
  sideOdds: _odds,
  attributes,
  ...content
}: FramedFact): string {
  return JSON.stringify([Object.entries(content), Object.entries(attributes)])
}
