import type { Fact } from '@chartwright/contract/facts'
import { plainOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { namesImage } from './topics/names-image.ts'
import { passageOf } from '../answers/passage.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { TESTS_NAMED } from './naming/tests-named.data.ts'

const MOST_LINES_BACK = 4

/** Of results, those of the tests that are asked for: by their own name, else by the test that was named last before them. */
export function resultsOf(
  subject: string,
  results: readonly Fact[],
  spoken: readonly SpokenSentence[],
): Fact[] {
  const asked = new Set(testsIn(subject).map(({ name }) => name))
  if (asked.size === 0) return []
  const isPicture = namesImage(subject)
  return results.filter((fact) => {
    const own = testsIn(`${fact.concept} ${fact.text}`).map(({ name }) => name)
    if (own.length === 0 && isPicture && isKnownName('measurement', fact.concept)) return false
    const tests = own.length > 0 ? own : testBefore(fact, spoken)
    return tests.some((name) => asked.has(name))
  })
}

export function namesTest(subject: string): boolean {
  return testsIn(subject).length > 0
}

function testsIn(text: string): { name: string; at: number }[] {
  const plain = plainOf(text)
  return TESTS_NAMED.flatMap(([name, called]) => {
    const at = plain.search(called)
    return at < 0 ? [] : [{ name, at }]
  }).sort((a, b) => a.at - b.at)
}

function testBefore(fact: Fact, spoken: readonly SpokenSentence[]): string[] {
  const place = Math.max(-1, ...passageOf(fact, spoken).places)
  const line = spoken[place]?.line ?? 0
  for (let at = place; at >= 0; at -= 1) {
    const sentence = spoken[at]
    if (!sentence || sentence.line < line - MOST_LINES_BACK) break
    const named = testsIn(sentence.text).at(-1)
    if (named) return [named.name]
  }
  return []
}
