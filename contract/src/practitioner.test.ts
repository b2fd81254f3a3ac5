import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import {
  DEFAULT_USER_NAME,
  joinTitle,
  nameWithRole,
  ORGANIZATION_SIZES,
  PROFILE_ROLES,
  SIGNUP_ROLES,
  SPECIALTIES,
  splitTitle,
  TITLES,
} from './practitioner.ts'
import { SIGNUP_COUNTRIES } from './limits.ts'

test.each([
  ['Dr. Ana Silva', 'Dr.', 'Ana Silva'],
  ['prof. Ana Silva', 'Prof.', 'Ana Silva'],
  ['Mrs.Ana', 'Mrs.', 'Ana'],
  ['Ana Silva', null, 'Ana Silva'],
  ['Drake', null, 'Drake'],
  ['  Ms.  Ana ', 'Ms.', 'Ana'],
])('%j has the title %j and the name %j', (name, title, rest) => {
  expect(splitTitle(name)).toEqual({ title, rest })
})

test.each([
  ['Prof.', 'Dr. Ana Silva', 'Prof. Ana Silva'],
  [null, 'Dr. Ana Silva', 'Ana Silva'],
  ['', 'Ana', 'Ana'],
])('the title %j with %j is saved as %j', (title, name, saved) => {
  expect(joinTitle(title, name)).toBe(saved)
})

test.each([
  ['Physician', 'Ada Jones, Physician'],
  ['Other', 'Ada Jones'],
  ['', 'Ada Jones'],
])('Ada Jones with the role %j is printed as %j', (role, printed) => {
  expect(nameWithRole('Ada Jones', role)).toBe(printed)
})

test('the offered lists are the documents’', () => {
  expect(SIGNUP_ROLES.join(', ')).toBe(
    'Physician, Nurse Practitioner, Physician Assistant, Specialist, Resident, Medical Student, Other',
  )
  expect(PROFILE_ROLES.join(', ')).toBe(
    'Physician, Nurse Practitioner, Physician Assistant, Nurse, Administrator, Other',
  )
  expect(TITLES.join(', ')).toBe('Dr., Prof., Mr., Mrs., Ms.')
  expect(SPECIALTIES.join(', ')).toBe(
    'Cardiology, Dermatology, Emergency Medicine, Family Medicine, Internal Medicine, Neurology, Oncology, Pediatrics, Psychiatry, Surgery',
  )
  expect(ORGANIZATION_SIZES.join(', ')).toBe('1-10, 11-50, 51-200, 201-500, 500+')
  expect(COUNTRIES.at(-1)).toBe('Other')
  expect(COUNTRIES).toEqual(expect.arrayContaining([...SIGNUP_COUNTRIES]))
  expect(DEFAULT_USER_NAME).toBe('User')
})
