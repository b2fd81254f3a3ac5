import { SPEAKS_AS_CLINICIAN } from './is-of-clinician.data.ts'

/** Whether a line can only be the clinician's, whoever a recording takes to be speaking. */
export function isOfClinician(text: string): boolean {
  const plain = text.replace(/ (['’](?:m|re|ll|d|s|ve))\b/g, '$1').replaceAll('gon na', 'gonna')
  return SPEAKS_AS_CLINICIAN.some(([, pattern]) => pattern.test(plain))
}
