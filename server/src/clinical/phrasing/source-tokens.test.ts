import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokensOf } from '../ledger/reading/token-stream.ts'
import { readVocabulary } from '../ledger/reading/word-pieces.ts'
import { NAME_BEGINS, NAME_ENDS } from './phrase-marks.ts'
import { isSettledSource, sourceOf } from './source-tokens.ts'

const VOCABULARY = readVocabulary(
  readFileSync(
    new URL('../../providers/reader/builtin/weights/vocab.txt', import.meta.url),
    'utf8',
  ),
)
const PIECES = [...VOCABULARY.keys()]

function givenTalk(...texts: string[]) {
  const tokens = texts.map((text, at) => tokensOf({ role: 'patient', text }, VOCABULARY, at))
  return (line: number) => tokens[line] ?? []
}

function shown(ids: readonly number[] | undefined): string {
  return (ids ?? [])
    .map((id) => (id === NAME_BEGINS ? '<' : id === NAME_ENDS ? '>' : (PIECES[id] ?? '')))
    .join(' ')
}

const KNEE = { line: 1, from: 3, to: 7 }

test('the name of a fact stands between two marks, in the talk around it', () => {
  const talk = givenTalk('what hurts', 'my knee', 'since when')
  const role = '[unused2]'
  expect(shown(sourceOf(talk, [KNEE]))).toBe(
    `[CLS] ${role} what hurts ${role} my < knee > ${role} since when`,
  )
})

test('words of the fact that were said far away follow', () => {
  const far = 'talk '.repeat(300)
  const talk = givenTalk('what hurts', 'my knee', far, 'the knee since May')
  const source = shown(sourceOf(talk, [KNEE, { line: 3, from: 9, to: 18 }]))
  expect(source).toMatch(/talk talk \[SEP\] \[unused2\] the knee since may$/)
})

test('a name that stands nowhere has no source', () => {
  expect(sourceOf(givenTalk('hello'), [{ line: 5, from: 0, to: 3 }])).toBeUndefined()
})

test('a later line changes nothing once enough was said behind a name', () => {
  expect(isSettledSource(givenTalk('a', 'my knee', 'word '.repeat(50)), 1)).toBe(false)
  expect(isSettledSource(givenTalk('a', 'my knee', 'word '.repeat(110)), 1)).toBe(true)
})
