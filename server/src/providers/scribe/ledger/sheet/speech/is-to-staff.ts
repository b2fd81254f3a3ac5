import { TO_STAFF } from './is-to-staff.data.ts'

/** Whether somebody of the practice is told to do something: no patient is to do that at home. */
export function isToStaff(text: string): boolean {
  return TO_STAFF.some(([, words]) => words.test(text))
}
