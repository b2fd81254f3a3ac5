import type { authApi } from '@chartwright/contract/auth'
import type { BodyOf } from '@chartwright/contract/endpoint'
import {
  DEFAULT_COUNTRY,
  DEFAULT_ROLE,
  joinTitle,
  splitTitle,
  type Profile,
} from '@chartwright/contract/practitioner'

/** The form's values; an empty string means no choice. */
export interface ProfileDraft {
  readonly title: string
  readonly name: string
  readonly role: string
  readonly specialty: string
  readonly organizationName: string
  readonly organizationSize: string
  readonly country: string
}

export function draftOf(profile: Profile): ProfileDraft {
  const { title, rest } = splitTitle(profile.name)
  return {
    title: title ?? '',
    name: rest,
    role: profile.role || DEFAULT_ROLE,
    specialty: profile.specialty ?? '',
    organizationName: profile.organization_name ?? '',
    organizationSize: profile.organization_size ?? '',
    country: profile.country || DEFAULT_COUNTRY,
  }
}

export function bodyOf(draft: ProfileDraft): BodyOf<typeof authApi.updateProfile> {
  return {
    name: joinTitle(draft.title, draft.name),
    role: draft.role,
    specialty: draft.specialty,
    organization_name: draft.organizationName.trim(),
    organization_size: draft.organizationSize,
    country: draft.country,
  }
}

/** A title typed into the name, or a trailing space, makes no difference once saved. */
export function isSameProfile(a: ProfileDraft, b: ProfileDraft): boolean {
  return JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b))
}

/** A stored value stays selectable if it is not in the list, such as a role from the sign-up. */
export function optionsWith(list: readonly string[], stored: string): string[] {
  return stored === '' || list.includes(stored) ? [...list] : [stored, ...list]
}
