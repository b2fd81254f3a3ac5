import type { Profile } from '@chartwright/contract/practitioner'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf } from '../../lib/http/api-error.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { FieldError } from '../../ui/inputs/field-error.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { downloadData } from './download-data.ts'
import { SettingsSection } from './settings-section.tsx'

export function DataSection({ profile }: { profile: Profile | undefined }) {
  return (
    <SettingsSection title="Your data">
      <div className="grid gap-8">
        <DownloadData />
        <DeleteAccount profile={profile} />
      </div>
    </SettingsSection>
  )
}

function DownloadData() {
  const errorId = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: downloadData,
    onSuccess: (parts) =>
      notify(parts === 1 ? 'Your data is downloaded.' : `Your data is downloaded: ${parts} files.`),
  })
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-sm font-medium">Download</h3>
          <p className="text-ink-soft">Everything as a zip, to read and for other programs.</p>
        </div>
        <Button
          busy={isPending}
          busyLabel="Preparing..."
          aria-describedby={errorId}
          onClick={() => mutate()}
        >
          Download my data
        </Button>
      </div>
      <FieldError id={errorId} message={error ? messageOf(error) : undefined} />
    </div>
  )
}

function DeleteAccount({ profile }: { profile: Profile | undefined }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h3 className="text-sm font-medium">Delete account</h3>
        <p className="text-ink-soft">Everything in it goes with it. This cannot be undone.</p>
      </div>
      <Button disabled={!profile} onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {profile && isAsking && (
        <DeleteAccountDialog profile={profile} onClose={() => setIsAsking(false)} />
      )}
    </div>
  )
}
