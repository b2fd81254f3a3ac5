import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { DRUG_LIMITS, type DrugLimit } from './drug-limits.data.ts'
import { frameFacts } from '../frame-facts.ts'
import { drugLimitOf } from './limit-drugs.ts'

function limitsOf({ of }: DrugLimit, [said, words]: DrugLimit['example']) {
  const lines = givenLines(`C: ${said}`)
  return of.map((status) =>
    drugLimitOf(lines, givenMention(lines, words, { kind: 'medication', status })),
  )
}

test.each(DRUG_LIMITS.map((row) => [row.example[0], row] as const))('%s', (_, row) => {
  for (const found of limitsOf(row, row.example)) expect(found).toBe(row)
})

test.each(DRUG_LIMITS.map((row) => [row.unlike[0], row] as const))('not of: %s', (_, row) => {
  for (const found of limitsOf(row, row.unlike)) expect(found).not.toBe(row)
})

test('a decision with a limit keeps the words that a quotation needs', () => {
  const said = 'Okay. NPH, ten units at bedtime. And every three days you go up by two units. Bye.'
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, 'NPH', { kind: 'medication', status: 'start' })
  const [fact] = frameFacts(lines, [mention], [])
  const { from, to } = fact?.said.at(-1) ?? { from: 0, to: 0 }
  expect(said.slice(from, to).trim()).toBe(
    'NPH, ten units at bedtime. And every three days you go up by two units',
  )
  expect(fact?.attributes.detail).toMatch(/^but /)
})

test('a sentence that began far before is quoted from its last comma', () => {
  const said = `we went over the many things that you had told the nurse ${'again and '.repeat(10)}again , and I use heparin for the line`
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, 'heparin', { kind: 'medication', status: 'start' })
  const [fact] = frameFacts(lines, [mention], [])
  const { from, to } = fact?.said.at(-1) ?? { from: 0, to: 0 }
  expect(said.slice(from, to).trim()).toBe('and I use heparin for the line')
})
