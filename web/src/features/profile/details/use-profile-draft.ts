import type { Profile } from '@chartwright/contract/practitioner'
import { useKeptEdit } from '../../../lib/use-kept-edit.ts'
import { useWarnOfLoss } from '../../../lib/use-warn-of-loss.ts'
import { draftOf, isSameProfile, type ProfileDraft } from './profile-draft.ts'

export function useProfileDraft(profile: Profile | undefined) {
  const { edit, replace } = useKeptEdit<ProfileDraft>(['profile', 'draft'])
  const stored = profile && draftOf(profile)
  const isDirty = !!edit && !!stored && !isSameProfile(edit, stored)
  useWarnOfLoss(isDirty)

  return {
    stored,
    draft: edit ?? stored,
    isDirty,
    change: (change: Partial<ProfileDraft>): void => {
      const from = edit ?? stored
      if (from) replace({ ...from, ...change })
    },
    discard: () => replace(undefined),
  }
}

export type ProfileEdit = ReturnType<typeof useProfileDraft>
