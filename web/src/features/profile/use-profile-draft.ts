import type { Profile } from '@chartwright/contract/practitioner'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { draftOf, isSameProfile, type ProfileDraft } from './profile-draft.ts'

const draftKey = ['profile', 'draft']

/** Kept in the workspace's cache, so that a page left by the browser's Back comes back as it was. */
export function useProfileDraft(profile: Profile | undefined) {
  const client = useQueryClient()
  const [edited, setEdited] = useState(() => client.getQueryData<ProfileDraft>(draftKey))
  const stored = profile && draftOf(profile)
  const isDirty = !!edited && !!stored && !isSameProfile(edited, stored)

  const replace = (next: ProfileDraft | undefined): void => {
    client.setQueryDefaults(draftKey, { gcTime: Infinity })
    if (next) client.setQueryData(draftKey, next)
    else client.removeQueries({ queryKey: draftKey })
    setEdited(next)
  }

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  return {
    stored,
    draft: edited ?? stored,
    isDirty,
    change: (change: Partial<ProfileDraft>): void => {
      const from = edited ?? stored
      if (from) replace({ ...from, ...change })
    },
    discard: () => replace(undefined),
  }
}

export type ProfileEdit = ReturnType<typeof useProfileDraft>
