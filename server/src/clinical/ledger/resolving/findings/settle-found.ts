import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { EXAM_CUES, EXAM_ENDS, TESTS, TEST_CUES } from './found-cues.data.ts'

/** What the words before it in its line say that it was found by: an examination, or a test. */
export function settleFound(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) => {
    if (fact.kind !== 'result' && fact.kind !== 'finding') return fact
    const [first] = fact.said
    const text = lines[first?.line ?? -1]?.text ?? ''
    const before = text.slice(0, first?.from ?? 0)
    const [exam, test] = [lastOf(EXAM_CUES, before), lastOf(TEST_CUES, before)]
    if (fact.kind === 'finding')
      return test > exam && !ENDS.test(before.slice(test)) ? { ...fact, kind: 'result' } : fact
    const isExamined =
      exam > test ? !ENDS.test(before.slice(exam)) : test < 0 && EXAM_ENDS.test(text)
    return isExamined && !TESTS.test(before.slice(Math.max(exam, 0)))
      ? { ...fact, kind: 'finding' }
      : fact
  })
}

const ENDS = /[.?!]/

/** Where the last of the cues begins; -1 where there is none. */
function lastOf(cues: typeof EXAM_CUES, text: string): number {
  return Math.max(
    -1,
    ...cues.flatMap(([words]) => [...text.matchAll(words)].map(({ index }) => index)),
  )
}
