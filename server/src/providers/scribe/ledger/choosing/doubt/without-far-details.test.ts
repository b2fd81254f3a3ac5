import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { withoutFarDetails } from './without-far-details.ts'

const words = (from: number) => ({ segment_id: 'a', from, to: from + 5, words: 'words' })
const dated = {
  kind: 'complaint',
  concept: 'knee pain',
  polarity: 'present',
  certainty: 'sure',
  who: 'patient',
  status: '',
  act: '',
  time: 'now',
  problem: '',
  source: 'heard',
  sureness: 0.7,
  attributes: { onset: '2 days ago', trigger: 'stairs', side: 'left' },
  said: [words(0), words(90)],
  lines: [0, 20],
} as unknown as Fact

test.each(['complaint', 'symptom', 'assessment'] as const)(
  'a doubtful %s loses the time that was said elsewhere, and nothing else',
  (kind) => {
    const bare = withoutFarDetails({ ...dated, kind })
    expect(bare.attributes).toEqual({ side: 'left' })
    expect(bare.text).not.toMatch(/ago|stairs/)
  },
)

test('what was asked about first keeps since when, and not on what occasion', () => {
  const { attributes, text } = withoutFarDetails({ ...dated, lines: [0, 4] })
  expect(attributes).toEqual({ onset: '2 days ago', side: 'left' })
  expect(text).not.toMatch(/stairs/)
})

test.each<[string, Partial<Fact>]>([
  ['is surer', { sureness: 0.9 }],
  ['was said in one breath', { said: [words(0), words(8)] }],
  ['was phrased with it', { phrased: true }],
  ['is a finding', { kind: 'finding' }],
  ['is denied', { kind: 'symptom', polarity: 'absent' }],
  ['is only possible', { kind: 'assessment', certainty: 'possible' }],
  ['was typed', { source: 'typed' }],
])('one that %s keeps it', (_, told) => {
  expect(withoutFarDetails({ ...dated, ...told }).attributes).toEqual(dated.attributes)
})

test.each(['course', 'condition', 'frequency', 'relief', 'detail'] as const)(
  'a symptom with a %s is not simply there',
  (name) => {
    const limited = { ...dated, kind: 'symptom', attributes: { ...dated.attributes, [name]: 'x' } }
    expect(withoutFarDetails(limited as Fact)).toBe(limited)
  },
)

test('how a sentence with its details was taken says nothing of a known name alone', () => {
  const chosen = { ...dated, kind: 'assessment', acceptance: 0.05 } as const
  expect(withoutFarDetails({ ...chosen, concept: 'congestive heart failure' }).acceptance).toBe(
    undefined,
  )
  expect(withoutFarDetails({ ...chosen, concept: 'a bit of a thing' }).acceptance).toBe(0.05)
})

test('a result loses only the date of its study', () => {
  const seen = { ...dated, kind: 'result', concept: 'nodule' } as const
  const attributes = { when: '3/4/21', value: '4 mm', site: 'left lung' }
  expect(withoutFarDetails({ ...seen, attributes }).attributes).toEqual({
    value: '4 mm',
    site: 'left lung',
  })
  const earlier = { ...seen, attributes: { ...attributes, when: 'last year' } }
  expect(withoutFarDetails(earlier)).toBe(earlier)
})
