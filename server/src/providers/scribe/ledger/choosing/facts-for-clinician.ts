import type { Fact } from '@chartwright/contract/facts'
import type { NoteInput } from '../../scribe.ts'
import { bearsOnReferral, isReferral } from '../letters/write-letter.ts'

/** What a colleague needs: of a referral, what has a bearing on it. */
export function factsForClinician(
  chosen: readonly Fact[],
  { template, facts }: Pick<NoteInput, 'template' | 'facts'>,
): Fact[] {
  return chosen.filter((fact) => !isReferral(template) || bearsOnReferral(fact, facts))
}
