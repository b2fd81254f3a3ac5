import { authApi } from '@chartwright/contract/auth'
import { PROFILE_TOAST_MS, SAVED_INDICATOR_MS } from '@chartwright/contract/limits'
import { CurrentUser } from '@chartwright/contract/practitioner'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { writeUserData } from '../../../lib/account/auth-store.ts'
import { call } from '../../../lib/http/api.ts'
import { bodyOf, type ProfileDraft } from './profile-draft.ts'
import { PROFILE_SENTENCES } from './profile-sentences.ts'
import { profileQuery } from './profile.queries.ts'

/** While one save is in progress, further ones do nothing. */
export function useSaveProfile(onSaved: (saved: ProfileDraft) => void) {
  const client = useQueryClient()
  const [savedTimes, setSavedTimes] = useState(0)
  const [isJustSaved, setIsJustSaved] = useState(false)

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (draft: ProfileDraft) => call(authApi.updateProfile, { body: bodyOf(draft) }),
    onMutate: () => client.cancelQueries(profileQuery),
    onSuccess: (profile, draft) => {
      client.setQueryData(profileQuery.queryKey, profile)
      writeUserData(JSON.stringify(CurrentUser.parse(profile)))
      onSaved(draft)
      setIsJustSaved(true)
      setSavedTimes((times) => times + 1)
      toast.success(PROFILE_SENTENCES.updated, { duration: PROFILE_TOAST_MS })
    },
  })

  useEffect(() => {
    if (savedTimes === 0) return
    const timer = setTimeout(() => setIsJustSaved(false), SAVED_INDICATOR_MS)
    return () => clearTimeout(timer)
  }, [savedTimes])

  const save = (draft: ProfileDraft): void => {
    if (!isPending) mutate(draft)
  }

  return { save, isSaving: isPending, isJustSaved, error, forgetError: reset }
}
