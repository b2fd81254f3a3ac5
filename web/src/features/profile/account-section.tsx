import { UPGRADE_LABEL } from '@chartwright/contract/limits'
import type { Profile } from '@chartwright/contract/practitioner'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '../../ui/inputs/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Input } from '../../ui/inputs/input.tsx'
import { FieldSkeleton } from './details/profile-form-skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'

export function AccountSection({ profile }: { profile: UseQueryResult<Profile> }) {
  return (
    <SettingsSection title="Account">
      <div className="grid gap-5">
        {profile.isPending ? (
          <FieldSkeleton />
        ) : (
          <Field label="Email">
            {(control) => (
              <Input
                {...control}
                type="email"
                readOnly
                value={profile.data?.email ?? ''}
                className="read-only:border-line read-only:bg-sunken read-only:text-ink-soft"
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div>
            <h3 className="text-sm font-medium">Plan</h3>
            <p className="text-ink-soft">You are not subscribed to any plan.</p>
          </div>
          <Button disabled>{UPGRADE_LABEL}</Button>
        </div>
      </div>
    </SettingsSection>
  )
}
