import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { withoutFarTimes } from './without-far-times.ts'

const words = (from: number) => ({ segment_id: 'a', from, to: from + 5, words: 'words' })
const dated = {
  kind: 'complaint',
  source: 'heard',
  sureness: 0.7,
  attributes: { onset: '2 days ago', trigger: 'stairs', side: 'left' },
  said: [words(0), words(90)],
} as unknown as Fact

test('a doubtful complaint loses the time that was said elsewhere, and nothing else', () => {
  expect(withoutFarTimes(dated).attributes).toEqual({ side: 'left' })
})

test.each<[string, Partial<Fact>]>([
  ['is surer', { sureness: 0.9 }],
  ['was said in one breath', { said: [words(0), words(8)] }],
  ['was phrased with it', { phrased: true }],
  ['is a symptom', { kind: 'symptom' }],
  ['was typed', { source: 'typed' }],
])('one that %s keeps it', (_, told) => {
  expect(withoutFarTimes({ ...dated, ...told }).attributes).toEqual(dated.attributes)
})
