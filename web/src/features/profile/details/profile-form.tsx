import { sentenceOf } from '@chartwright/contract/errors'
import { isLongEnoughName } from '@chartwright/contract/sign-up-rules'
import { splitTitle } from '@chartwright/contract/practitioner'
import { Check } from 'lucide-react'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { FieldError } from '../../../ui/inputs/field-error.tsx'
import { isSameProfile, type ProfileDraft } from './profile-draft.ts'
import { ProfileFields } from './profile-fields.tsx'
import { updateFailure } from './profile-sentences.ts'
import type { ProfileEdit } from './use-profile-draft.ts'
import { useSaveProfile } from './use-save-profile.ts'

interface ProfileFormProps {
  edit: ProfileEdit
  stored: ProfileDraft
  draft: ProfileDraft
}

export function ProfileForm({ edit, stored, draft }: ProfileFormProps) {
  const [nameProblem, setNameProblem] = useState<string>()
  const nameInput = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const { save, isSaving, isJustSaved, error, forgetError } = useSaveProfile((saved) => {
    // What was typed while the response was pending stays, unsaved.
    if (isSameProfile(draft, saved)) edit.discard()
  })

  // An edit within the three seconds is not saved.
  const isSaved = isJustSaved && !edit.isDirty

  const change = (part: Partial<ProfileDraft>): void => {
    if ('name' in part) setNameProblem(undefined)
    if (error) forgetError()
    edit.change(part)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isLongEnoughName(splitTitle(draft.name).rest)) {
      save(draft)
    } else {
      setNameProblem(sentenceOf('NAME_TOO_SHORT'))
      nameInput.current?.focus()
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ProfileFields
        draft={draft}
        stored={stored}
        onChange={change}
        nameProblem={nameProblem}
        nameInput={nameInput}
      />
      <FieldError id={errorId} message={error ? updateFailure(error) : undefined} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          busy={isSaving}
          busyLabel="Saving..."
          className="min-w-28"
          {...(isSaved && { icon: <Check aria-hidden className="size-4" /> })}
        >
          {isSaved ? 'Saved' : 'Save'}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {edit.isDirty && !isSaving && 'You have unsaved changes.'}
        </p>
      </div>
    </form>
  )
}
