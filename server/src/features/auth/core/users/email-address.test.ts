import { expect, test } from 'vitest'
import { normaliseEmail } from './email-address.ts'

test.each([
  ['  Ana@Clinic.Example.com ', 'ana@clinic.example.com'],
  ['ana@praxis-münchen.de', 'ana@praxis-münchen.de'],
  ['ana@xn--praxis-mnchen-3ob.de', 'ana@xn--praxis-mnchen-3ob.de'],
])('%s is %s', (typed, address) => {
  expect(normaliseEmail(typed)).toBe(address)
})

test.each([
  ['an ideographic full stop', 'ana@clinic\u3002example.com'],
  ['a wide full stop', 'ana@clinic\uff0eexample.com'],
  ['a half-width full stop', 'ana@clinic\uff61example.com'],
  ['a wide letter', 'ana@\uff43linic.example.com'],
  ['a hyphen that is not shown', 'ana@cli\u00adnic.example.com'],
])('%s is not another address of the same mailbox', (_, typed) => {
  expect(() => normaliseEmail(typed)).toThrow('Unable to validate email address')
})
