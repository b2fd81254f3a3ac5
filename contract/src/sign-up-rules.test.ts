import { describe, expect, test } from 'vitest'
import {
  isEmail,
  isSignUpPassword,
  resetPasswordChecklist,
  signUpComplaint,
} from './sign-up-rules.ts'

const good = {
  name: 'Ana Silva',
  email: 'ana@clinic.example',
  password: 'correct1horse',
  role: 'Physician',
  country: 'Canada',
}

describe('document 1 §5', () => {
  test.each([
    [{}, undefined],
    [{ name: '' }, 'MISSING_FIELDS'],
    [{ email: ' ' }, 'MISSING_FIELDS'],
    [{ password: '' }, 'MISSING_FIELDS'],
    [{ email: 'ana@clinic' }, 'INVALID_EMAIL_FORMAT'],
    [{ password: 'short1' }, 'WEAK_PASSWORD'],
    [{ name: ' A ' }, 'NAME_TOO_SHORT'],
    [{ role: '' }, 'ROLE_REQUIRED'],
    [{ country: '' }, 'COUNTRY_REQUIRED'],
    [{ role: 'Emperor' }, 'ROLE_REQUIRED'],
    [{ role: 'Nurse' }, 'ROLE_REQUIRED'],
    [{ country: 'Atlantis' }, 'COUNTRY_REQUIRED'],
    [{ country: 'Portugal' }, 'COUNTRY_REQUIRED'],
  ])('a form with %o breaks %s', (change, code) => {
    expect(signUpComplaint({ ...good, ...change })).toBe(code)
  })

  test.each([
    ['a@b.c', true],
    [' a@b.c ', true],
    ['a b@c.d', false],
    ['a@b', false],
    ['@b.c', false],
    ['a@.c', false],
  ])('%j is an address: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })

  test.each([
    ['abcdefg1', true],
    ['ñandúes1', true],
    ['abcdefgh', false],
    ['12345678', false],
    ['abc1', false],
  ])('%j may be a password at sign-up: %s', (password, expected) => {
    expect(isSignUpPassword(password)).toBe(expected)
  })

  test.each([
    ['', [false, false, false, false]],
    ['abc', [false, false, true, false]],
    ['Abcdef', [true, true, true, false]],
    ['Abcde1', [true, true, true, true]],
  ])('the checklist for %j is %j', (password, met) => {
    const list = resetPasswordChecklist(password)
    expect(list.map(({ isMet }) => isMet)).toEqual(met)
    expect(list.map(({ label }) => label)).toEqual([
      'At least 6 characters',
      'One uppercase letter',
      'One lowercase letter',
      'One number',
    ])
  })
})
