import { COUNTRIES } from '@chartwright/contract/countries'
import { PROFILE_ROLES, TITLES, type Profile } from '@chartwright/contract/practitioner'
import { expect, test } from 'vitest'
import { profile } from '../testing/open-settings.tsx'
import { bodyOf, draftOf, isSameProfile, optionsWith } from './profile-draft.ts'

function named(name: string): Profile {
  return { ...profile, name }
}

test.each([
  ['Dr. Ana Silva', 'Dr.', 'Ana Silva'],
  ['Prof. Ana Silva', 'Prof.', 'Ana Silva'],
  ['Mr. Ana Silva', 'Mr.', 'Ana Silva'],
  ['Mrs. Ana Silva', 'Mrs.', 'Ana Silva'],
  ['Ms. Ana Silva', 'Ms.', 'Ana Silva'],
  ['Ana Silva', '', 'Ana Silva'],
  ['dr. Ana Silva', 'Dr.', 'Ana Silva'],
  ['Dr.Ana Silva', 'Dr.', 'Ana Silva'],
  ['  Dr.   Ana Silva ', 'Dr.', 'Ana Silva'],
  ['Drew Msaki', '', 'Drew Msaki'],
  ['Ana Dr. Silva', '', 'Ana Dr. Silva'],
])('%j is shown as the title %j and the name %j', (stored, title, name) => {
  expect(draftOf(named(stored))).toMatchObject({ title, name })
})

test.each([
  ['Dr.', 'Ana Silva', 'Dr. Ana Silva'],
  ['Prof.', 'Dr. Ana Silva', 'Prof. Ana Silva'],
  ['', 'Dr. Ana Silva', 'Ana Silva'],
  ['', ' Ana Silva ', 'Ana Silva'],
  ['Ms.', 'ms. Ana Silva', 'Ms. Ana Silva'],
])('the title %j and the name %j are saved as %j', (title, name, saved) => {
  expect(bodyOf({ ...draftOf(profile), title, name }).name).toBe(saved)
})

test.each(TITLES)('a name with %s survives a round trip', (title) => {
  const stored = `${title} Ana Silva`
  expect(bodyOf(draftOf(named(stored))).name).toBe(stored)
})

test('a trailing space is not a change; another title is', () => {
  const draft = draftOf(named('Dr. Ana Silva'))
  expect(isSameProfile(draft, { ...draft, name: 'Ana Silva ' })).toBe(true)
  expect(isSameProfile(draft, { ...draft, title: 'Prof.' })).toBe(false)
})

test('a role from the sign-up that is not in the list stays selectable', () => {
  expect(optionsWith(PROFILE_ROLES, 'Resident')).toEqual(['Resident', ...PROFILE_ROLES])
  expect(optionsWith(PROFILE_ROLES, 'Nurse')).toEqual(PROFILE_ROLES)
})

test('countries end with Other, which is the default', () => {
  expect(COUNTRIES.at(-1)).toBe('Other')
  expect(draftOf({ ...profile, country: '' }).country).toBe('Other')
})
