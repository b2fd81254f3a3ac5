import { rememberIn } from '../../../remember.ts'
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
    const line = lines[first?.line ?? -1] ?? NO_LINE
    const { text } = line
    const before = text.slice(0, first?.from ?? 0)
    const { exam, test } = cuesIn(line, before, lastCues)
    if (fact.kind === 'finding')
      return test > exam && !ENDS.test(before.slice(test)) ? { ...fact, kind: 'result' } : fact
    const isExamined =
      exam > test ? !ENDS.test(before.slice(exam)) : test < 0 && EXAM_ENDS.test(text)
    return isExamined && !TESTS.test(before.slice(Math.max(exam, 0)))
      ? { ...fact, kind: 'finding' }
      : fact
  })
}

const NO_LINE: LedgerLine = { role: 'unsure', text: '' }
const ENDS = /[.?!]/
/** More than what is found in a line. */
const MOST_OF_LINE = 32
const cuesIn = rememberIn<ReturnType<typeof lastCues>>(MOST_OF_LINE)

function lastCues(before: string) {
  return { exam: lastOf(EXAM_CUES, before), test: lastOf(TEST_CUES, before) }
}

/** Where the last of the cues begins; -1 where there is none. */
function lastOf(cues: typeof EXAM_CUES, text: string): number {
  return Math.max(
    -1,
    ...cues.flatMap(([words]) => [...text.matchAll(words)].map(({ index }) => index)),
  )
}
