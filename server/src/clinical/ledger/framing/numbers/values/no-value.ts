import { normalise } from '../../../../normalise.ts'
import { NO_VALUES, USUAL } from './no-value.data.ts'

const ROWS = NO_VALUES.map(([said]) => new RegExp(said, 'gi'))

/** The same words, with blanks where a number is not what was measured. */
export function withoutOtherNumbers(text: string): string {
  return ROWS.reduce((left, row) => left.replace(row, (found) => ' '.repeat(found.length)), text)
}

const OFTEN = new RegExp(USUAL, 'gi')

/** How it usually is, beside how it is now, is not what was measured. */
export function withoutUsual(text: string): string {
  const left = text.replace(OFTEN, (found) => ' '.repeat(found.length))
  return left !== text && /\d/.test(normalise(left)) ? left : text
}
