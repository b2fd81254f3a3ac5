import type { KnownOfVisit } from '../scribe.ts'
import { pronounsOf } from '../whom.ts'

/** Of the patient's record, what the wording needs and nothing that says who it is: no name, no date. */
export function showPatient(known: Pick<KnownOfVisit, 'patient'>): string {
  const { sex, pronouns: given } = known.patient ?? {}
  const pronouns = pronounsOf(known)
  const shown = given ?? (pronouns && `${pronouns.subject}/${pronouns.object}`)
  return [sex ? `Sex: ${sex}` : '', shown === undefined ? '' : `Pronouns: ${shown}`]
    .filter((line) => line !== '')
    .join('\n')
}
