import type { Profile } from '@chartwright/contract/practitioner'
import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { ProfileFormSkeleton } from './profile-form-skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'
import { loadFailure } from './profile-sentences.ts'
import type { ProfileEdit } from './use-profile-draft.ts'

interface ProfileSectionProps {
  profile: UseQueryResult<Profile>
  edit: ProfileEdit
}

export function ProfileSection({ profile, edit }: ProfileSectionProps) {
  return (
    <SettingsSection title="Profile Information" hint="How you appear in Chartwright.">
      <ProfileBody profile={profile} edit={edit} />
    </SettingsSection>
  )
}

function ProfileBody({ profile, edit }: ProfileSectionProps) {
  const { draft, stored } = edit
  if (stored && draft) return <ProfileForm edit={edit} stored={stored} draft={draft} />
  if (profile.isPending || !profile.error) return <ProfileFormSkeleton />
  return (
    <ErrorState
      message={loadFailure(profile.error)}
      onRetry={() => void profile.refetch()}
      busy={profile.isFetching}
    />
  )
}
