import type { SaidRow } from '../wording/written-by.ts'

/** Grades of findings, with numbers as figures; the first row that fits. */
export const GRADES: readonly SaidRow[] = [
  ['([1-6]) (?:over|out of) 6', '$1/6'],
  ['([1-6])/6', '$1/6'],
  ['trace to ([1-4]) plus', 'trace to $1+'],
  ['([1-4]) to ([1-4]) plus', '$1 to $2+'],
  ['([1-4](?:\\.5)?) plus(?! or minus)', '$1+'],
]
