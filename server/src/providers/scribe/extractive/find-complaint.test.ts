import { describe, expect, test } from 'vitest'
import { findComplaints } from './find-complaint.ts'
import { statementOf } from './testing/statement-of.ts'

const complaints = (text: string, rest = {}) =>
  findComplaints([statementOf(text, { position: 0.05, ...rest })]).map((sentence) => sentence.text)

describe('the reason for the visit', () => {
  test.each([
    ['i have left shoulder pain', ['Left shoulder pain.']],
    ['martha presents for her annual exam', ['Annual exam.']],
    ['i do not have a cough', []],
    ['nice weather', []],
  ])('%s', (text, reasons) => {
    expect(complaints(text)).toEqual(reasons)
  })
  test('is not what comes up late', () => {
    expect(complaints('i have a rash', { position: 0.9 })).toEqual([])
  })
})
