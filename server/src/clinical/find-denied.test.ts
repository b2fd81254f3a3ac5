import { expect, test } from 'vitest'
import { findDenied } from './find-denied.ts'
import { findFindings } from './find-findings.ts'
import { tokensOf } from './tokens.ts'

const deniedIn = (text: string) => {
  const tokens = tokensOf(text)
  const denied = findDenied(tokens)
  return tokens.flatMap(({ word }, at) => (denied[at] ? [word] : []))
}

test.each([
  ['no fever or chills', ['fever', 'or', 'chills']],
  ['denies fever, reports cough', ['fever', ',']],
  ['without swelling but with redness', ['swelling']],
  ['does not have fever', ['have', 'fever']],
  ['negative for cough', ['for', 'cough']],
  ['negative headaches, negative rash', ['headaches', ',', 'rash']],
  ['the test was negative.', []],
  ['does not smoke, drink or use drugs', ['smoke', ',', 'drink', 'or', 'use', 'drugs']],
  ['a non-cigarette smoker', ['smoker']],
  ['a non-healing ulcer', []],
  ['no longer has any nausea', ['longer', 'has', 'any', 'nausea']],
  ['no, i have a cough', []],
  ['no relief of the pain', []],
  ['the pain has not improved', []],
])('%s denies %j', (text, words) => {
  expect(deniedIn(text)).toEqual(words)
})

test.each([
  ['fever: none', true],
  ['tobacco use: non-smoker', true],
  ['the strep was negative, no headaches', true],
  ['headaches', false],
  ['tobacco use: daily', false],
])('what %s names is denied: %s', (text, isDenied) => {
  const findings = findFindings(tokensOf(text))
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.every((finding) => finding.isDenied)).toBe(isDenied)
})
