import type { Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { COURSES, THEN_OVER } from './courses.data.ts'

const ROWS = COURSES.map(([said, written]) => [new RegExp(`^${said}$`), written] as const)
const OVER = new RegExp(THEN_OVER)

/** 'resolved' of 'it went away', and of 'it got better' where the line goes on 'and then it stopped'. */
export function settleCourse(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  if (modifier.kind !== 'course') return modifier
  const said = plainSaid(modifier.words)
    .trim()
    .replace(/[.!]+$/, '')
  const course = ROWS.find(([row]) => row.test(said))?.[1]
  if (course === undefined) return modifier
  const after = plainSaid(lines[modifier.line]?.text.slice(modifier.to) ?? '')
  return { ...modifier, words: course === 'improved' && OVER.test(after) ? 'resolved' : course }
}
