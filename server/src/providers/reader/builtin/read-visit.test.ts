import { expect, test } from 'vitest'
import { SCORES_PER_TOKEN } from '../../../clinical/ledger/reading/reader-layout.ts'
import { readVocabulary } from '../../../clinical/ledger/reading/word-pieces.ts'
import type { SpokenLine } from '../../../clinical/roles/guess-roles.ts'
import { MAX_WINDOWS, visitReader, type Extent, type ReadStep } from './read-visit.ts'

const VOCABULARY = readVocabulary(['[PAD]', '[UNK]', 'a', 'b'].join('\n'))

/** Of 100 tokens, the mark of its speaker included. */
function givenLines(count: number): SpokenLine[] {
  return Array.from({ length: count }, (_, line) => {
    const words = Array.from({ length: 99 }, (__, at) => ((line >> (at % 8)) % 2 === 0 ? 'a' : 'b'))
    return { speaker: 'Patient', role: null, text: words.join(' ') }
  })
}

/** A reader that finds nothing, and what it was given. */
function givenReader() {
  const read: Int32Array[] = []
  const readWindow = async (ids: Int32Array) => {
    read.push(ids)
    return new Float32Array((ids.length - 1) * SCORES_PER_TOKEN)
  }
  const step = visitReader(VOCABULARY, readWindow, async () => {
    throw new Error('there is no fact to write of')
  })
  const readAll = async (
    lines: readonly SpokenLine[],
    extent: Extent = 'worded',
    owner = 'ada',
  ) => {
    const steps: ReadStep['kind'][] = []
    const job = { kind: 'visit', practitionerId: owner, lines, drugsVersion: '', extent } as const
    do steps.push((await step(job)).kind)
    while (steps.at(-1) === 'unfinished')
    return steps
  }
  return { read, readAll }
}

test('a long visit is read in steps, and no window twice', async () => {
  const { read, readAll } = givenReader()
  expect(await readAll(givenLines(30))).toEqual(['unfinished', 'unfinished', 'read'])
  const count = read.length
  await readAll(givenLines(30))
  expect(read).toHaveLength(count)
})

test('what was read ahead leaves the last windows alone', async () => {
  const { read, readAll } = givenReader()
  await readAll(givenLines(30), 'settled')
  const ahead = read.length
  expect(read.every(({ length }) => length === 256)).toBe(true)
  await readAll([...givenLines(30), { speaker: null, role: null, text: 'b b b' }])
  expect(read.length - ahead).toBeLessThanOrEqual(2)
})

test('what is remembered for one practitioner is read anew for another', async () => {
  const { read, readAll } = givenReader()
  await readAll(givenLines(2))
  await readAll(givenLines(2), 'worded', 'bob')
  expect(read).toHaveLength(2)
})

test('a visit that is too long is not begun', async () => {
  const { read, readAll } = givenReader()
  expect(await readAll(givenLines(2 * MAX_WINDOWS))).toEqual(['too-long'])
  expect(read).toEqual([])
})
