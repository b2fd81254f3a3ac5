import { NO_VALUES } from './no-value.data.ts'

const ROWS = NO_VALUES.map(([said]) => new RegExp(said, 'gi'))

/** The same words, with blanks where a number is not what was measured. */
export function withoutOtherNumbers(text: string): string {
  return ROWS.reduce((left, row) => left.replace(row, (found) => ' '.repeat(found.length)), text)
}
