import { accountApi } from '@chartwright/contract/auth'
import { sentenceOf } from '@chartwright/contract/errors'
import type { Profile } from '@chartwright/contract/practitioner'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { leaveForGood } from '../../lib/account/session.ts'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { Input } from '../../ui/inputs/input.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

interface DeleteAccountDialogProps {
  profile: Profile
  onClose: () => void
}

export function DeleteAccountDialog({ profile, onClose }: DeleteAccountDialogProps) {
  const { email } = profile
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteAccount(profile.id, typed),
  })

  const confirm = (): void => {
    if (isPending) return
    const isOther = typed.trim().toLowerCase() !== email.toLowerCase()
    setIsWrong(isOther)
    if (isOther) input.current?.focus()
    else mutate()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      title="Delete your account?"
      confirmLabel="Delete account"
      busy={isPending}
      busyLabel="Deleting..."
      onConfirm={confirm}
    >
      <p>
        Your patients, sessions, notes, transcripts, sound, tasks and templates are deleted for
        good, also the templates that you shared. You are signed out everywhere.
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        <Field
          label="Type your email address to confirm"
          hint={email}
          error={isWrong ? sentenceOf('WRONG_ADDRESS') : error ? messageOf(error) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              ref={input}
              type="email"
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setIsWrong(false)
                setTyped(event.target.value)
              }}
            />
          )}
        </Field>
      </form>
    </ConfirmDialog>
  )
}

async function deleteAccount(practitionerId: string, email: string): Promise<void> {
  await call(accountApi.remove, { body: { email } })
  const { forgetPractitioner } = await import('../../lib/account/forget-practitioner.ts')
  await forgetPractitioner(practitionerId)
  leaveForGood()
}
