import { normalise } from '../../../normalise.ts'
import { GRADES } from './grades.data.ts'
import { rowsOf, writtenBy } from '../wording/written-by.ts'

const ROWS = rowsOf(GRADES)

/** '2/6' of 'two over six', '1+' of 'one plus pitting edema'. */
export function readGrade(words: string): string | undefined {
  return /\b(?:plus|over|out of)\b|\/6/i.test(words) ? writtenBy(ROWS, normalise(words)) : undefined
}
