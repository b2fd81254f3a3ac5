import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, LogOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { AccountSection } from './account-section.tsx'
import { CustomerCareSection } from './customer-care-section.tsx'
import { DataSection } from './data-section.tsx'
import { ProfileSection } from './details/profile-section.tsx'
import { profileQuery } from './details/profile.queries.ts'
import { useProfileDraft } from './details/use-profile-draft.ts'
import { SecuritySection } from './security/security-section.tsx'
import { useSignOut } from './use-sign-out.ts'

interface SettingsPageProps {
  onBack: () => void
  /** The sections about notes and words. */
  notes?: ReactNode
}

/** Document 2 §2.7. Rendered inside the workspace's main. */
export function SettingsPage({ onBack, notes }: SettingsPageProps) {
  const heading = usePage('Settings')
  const profile = useQuery(profileQuery)
  const edit = useProfileDraft(profile.data)
  const { signOut, isSigningOut } = useSignOut()
  const [leave, setLeave] = useState<() => void>()

  /** Asks first if something typed would be lost. */
  const guarded = (go: () => void): void => {
    if (edit.isDirty) setLeave(() => go)
    else go()
  }
  const discardAndLeave = (): void => {
    edit.discard()
    setLeave(undefined)
    leave?.()
  }

  return (
    <div className="mx-auto w-full max-w-4xl px-4 pb-16 sm:px-6">
      <div className="-mx-3 flex items-center justify-between gap-4 py-4">
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="size-4" />}
          onClick={() => guarded(onBack)}
        >
          Back
        </Button>
        <Button
          variant="quiet"
          busy={isSigningOut}
          icon={<LogOut aria-hidden className="size-4" />}
          onClick={() => guarded(() => void signOut())}
        >
          {isSigningOut ? 'Signing out...' : 'Sign out'}
        </Button>
      </div>
      <h1 ref={heading} tabIndex={-1} className="pb-6 text-2xl font-semibold tracking-tight">
        Settings
      </h1>
      <AccountSection profile={profile} />
      <ProfileSection profile={profile} edit={edit} />
      {notes}
      <SecuritySection email={profile.data?.email} guarded={guarded} />
      <DataSection profile={profile.data} />
      <CustomerCareSection />
      <ConfirmDialog
        open={leave !== undefined}
        onOpenChange={(open) => {
          if (!open) setLeave(undefined)
        }}
        title="Discard changes?"
        confirmLabel="Discard"
        onConfirm={discardAndLeave}
      >
        <p>Your changes to the profile are not saved yet. If you leave now, they are lost.</p>
      </ConfirmDialog>
    </div>
  )
}
