import { z } from 'zod'
import { Id } from './values.ts'

export const AccessStatus = z.enum(['verified', 'unverified', 'blocked'])
export type AccessStatus = z.infer<typeof AccessStatus>

/** The user as the web app holds it (document 1 §3). */
export const CurrentUser = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: z.string(),
    country: z.string(),
    access_status: AccessStatus,
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.infer<typeof CurrentUser>

/** What the profile page receives as well (document 2 §7.9). */
export const Profile = CurrentUser.extend({
  specialty: z.string().nullable(),
  organization_name: z.string().nullable(),
  organization_size: z.string().nullable(),
  /** The prefix of the name, if it has one. */
  title: z.string().nullable(),
}).meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

export const SIGNUP_ROLES = [
  'Physician',
  'Nurse Practitioner',
  'Physician Assistant',
  'Specialist',
  'Resident',
  'Medical Student',
  'Other',
] as const
export const PROFILE_ROLES = [
  'Physician',
  'Nurse Practitioner',
  'Physician Assistant',
  'Nurse',
  'Administrator',
  'Other',
] as const
export const TITLES = ['Dr.', 'Prof.', 'Mr.', 'Mrs.', 'Ms.'] as const
export const SPECIALTIES = [
  'Cardiology',
  'Dermatology',
  'Emergency Medicine',
  'Family Medicine',
  'Internal Medicine',
  'Neurology',
  'Oncology',
  'Pediatrics',
  'Psychiatry',
  'Surgery',
] as const
export const ORGANIZATION_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const
export const DEFAULT_ROLE = 'Other'
export const DEFAULT_COUNTRY = 'Other'
export const DEFAULT_USER_NAME = 'User'
export const DEFAULT_GOOGLE_NAME = 'Google User'

/** 'Ana Silva, Physician'; the role 'Other' says nothing and is left out. */
export function nameWithRole(name: string, role: string): string {
  return isTellingRole(role) ? `${name}, ${role}` : name
}

export function isTellingRole(role: string): boolean {
  return role.trim() !== '' && role !== DEFAULT_ROLE
}

/** 'Dr. Ana Silva' → title 'Dr.', rest 'Ana Silva'. */
export function splitTitle(name: string): { title: string | null; rest: string } {
  const trimmed = name.trim()
  const title = TITLES.find((prefix) => trimmed.toLowerCase().startsWith(prefix.toLowerCase()))
  if (title === undefined) return { title: null, rest: trimmed }
  return { title, rest: trimmed.slice(title.length).trim() }
}

/** Spec 2 §5: the title plus the name with any prefix it already had stripped. */
export function joinTitle(title: string | null, name: string): string {
  const { rest } = splitTitle(name)
  return title === null || title === '' ? rest : `${title} ${rest}`.trim()
}
