import { COUNTRIES } from '@chartwright/contract/countries'
import {
  ORGANIZATION_SIZES,
  PROFILE_ROLES,
  SPECIALTIES,
  TITLES,
} from '@chartwright/contract/practitioner'
import type { RefObject } from 'react'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { NativeSelectField } from './native-select-field.tsx'
import { optionsWith, type ProfileDraft } from './profile-draft.ts'
import { SelectField } from './select-field.tsx'

interface ProfileFieldsProps {
  draft: ProfileDraft
  /** What the server holds, which may be in none of the lists. */
  stored: ProfileDraft
  onChange: (change: Partial<ProfileDraft>) => void
  nameProblem: string | undefined
  nameInput: RefObject<HTMLInputElement | null>
}

export function ProfileFields(props: ProfileFieldsProps) {
  const { draft, stored, onChange, nameProblem, nameInput } = props
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <SelectField
          label="Title"
          options={TITLES}
          none="No title"
          value={draft.title}
          onChange={(title) => onChange({ title })}
        />
        <Field label="Full Name" error={nameProblem}>
          {(control) => (
            <Input
              {...control}
              ref={nameInput}
              dir="auto"
              required
              autoComplete="name"
              value={draft.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Role"
          options={optionsWith(PROFILE_ROLES, stored.role)}
          value={draft.role}
          onChange={(role) => onChange({ role })}
        />
        <SelectField
          label="Specialty"
          options={optionsWith(SPECIALTIES, stored.specialty)}
          none="Not given"
          value={draft.specialty}
          onChange={(specialty) => onChange({ specialty })}
        />
        <Field label="Organization Name">
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="organization"
              value={draft.organizationName}
              onChange={(event) => onChange({ organizationName: event.target.value })}
            />
          )}
        </Field>
        <SelectField
          label="Organization Size"
          options={optionsWith(ORGANIZATION_SIZES, stored.organizationSize)}
          none="Not given"
          value={draft.organizationSize}
          onChange={(organizationSize) => onChange({ organizationSize })}
        />
        <NativeSelectField
          label="Country"
          options={optionsWith(COUNTRIES, stored.country)}
          value={draft.country}
          autoComplete="country-name"
          onChange={(country) => onChange({ country })}
        />
      </div>
    </>
  )
}
