import { expect, test } from 'vitest'
import type { OperatorWords } from './operator-words.ts'
import type { PolicySection } from './policy-page.tsx'
import { privacyPolicy } from './privacy-policy.ts'
import { termsOfUse } from './terms-of-use.ts'
import { usagePolicy } from './usage-policy.ts'

const words: OperatorWords = {
  operator: 'Riverside Clinic',
  Operator: 'Riverside Clinic',
  reach: 'by email at help@riverside.example',
  compliance: true,
  audioDeletion: 'deleted 30 days after its transcript is complete',
}
const textOf = (sections: readonly PolicySection[]) =>
  sections.flatMap(({ parts }) => parts.flat()).join('\n')

test('the privacy policy has its eight sections', () => {
  expect(privacyPolicy(words).map(({ title }) => title)).toEqual([
    'Contact',
    'About this policy',
    'Information that is collected',
    'How it is collected',
    'How it is used',
    'How it is protected',
    'Your rights to access, correct and complain',
    'Changes to this policy',
  ])
})

test('the terms of use have ten sections, the usage policy eight', () => {
  expect(termsOfUse(words)).toHaveLength(10)
  expect(usagePolicy(words)).toHaveLength(8)
})

test.each([
  '8 hours continuously',
  'automatic logout on inactivity',
  'Standard: 10GB',
  'Premium: 100GB',
  'Enterprise: custom',
  'Standard: 1000 requests/day',
  'Premium: 10000 requests/day',
  'reviewed within 30 days',
  'requestable within 30 days after termination',
  '30-day notice',
])('the usage policy says: %s', (fact) => {
  expect(textOf(usagePolicy(words))).toContain(fact)
})

test.each([
  'healthcare professional',
  'must be accurate',
  '18 or older, or have the consent of your guardian',
  'does not replace clinical judgement',
])('the terms of use say: %s', (fact) => {
  expect(textOf(termsOfUse(words))).toContain(fact)
})

const policies = [privacyPolicy, termsOfUse, usagePolicy]

test.each(policies)('%o names the operator and how to reach it', (policy) => {
  expect(textOf(policy(words))).toContain('Riverside Clinic')
  expect(textOf(policy(words))).toContain('help@riverside.example')
})

test.each(policies)('%o mentions HIPAA and PIPEDA as long as the operator wants it', (policy) => {
  expect(textOf(policy(words))).toMatch(/HIPAA (and|or) PIPEDA/)
  expect(textOf(policy({ ...words, compliance: false }))).not.toMatch(/HIPAA|PIPEDA/)
})
