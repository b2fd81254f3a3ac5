import { SEARCH_SNIPPET_CHARS } from '@chartwright/contract/limits'
import { describe, expect, test } from 'vitest'
import { chooseLine } from './choose-line.ts'
import { cutSnippet } from './cut-snippet.ts'
import { markWords } from './mark-words.ts'
import { coreOf, termsOf, type Term } from './terms.ts'

function asked(...words: (string | [word: string, stem: string])[]): Term[] {
  return termsOf(
    words.map((each) => {
      const [word, stem] = typeof each === 'string' ? [each, null] : each
      return { word, stem }
    }),
  )
}

function marked(text: string, terms: readonly Term[], isAnywhere?: boolean): string[] {
  const { marks } = markWords(text, terms, isAnywhere)
  return marks.map(({ start, end }) => text.slice(start, end))
}

describe('what is highlighted', () => {
  test('is a whole word, the last one as far as it is typed', () => {
    expect(marked('Pain, painful; knees', asked('pain', 'kne'))).toEqual(['Pain', 'knees'])
    expect(marked('3 of 30', asked('3'))).toEqual(['3'])
  })

  test('is another form of the word', () => {
    const terms = asked(['allergies', 'allergi'], ['tablet', 'tablet'], 'x')
    expect(marked('Allergy: tablets, table', terms)).toEqual(['Allergy', 'tablets'])
  })

  test('has positions in the original text, whatever folding does to its length', () => {
    expect(marked('ﬁbrosis, Ménière, İzmir', asked('fibrosis', 'meniere', 'izmir'))).toEqual([
      'ﬁbrosis',
      'Ménière',
      'İzmir',
    ])
    expect(marked('👩‍⚕️ said 糖尿病.', asked('糖', '尿', '病'))).toEqual(['糖尿病'])
  })

  test('is any part of a name', () => {
    expect(marked('Headache, ache', asked('ache'), true)).toEqual(['ache', 'ache'])
  })

  test('never overlaps', () => {
    expect(marked('anana', asked('ana'), true)).toEqual(['anana'])
  })
})

test('what a text must contain is the stem, without the i that English substitutes for a y', () => {
  expect(asked(['allergies', 'allergi'], ['sleeping', 'sleep'], 'x').map(coreOf)).toEqual([
    'allerg',
    'sleep',
    'x',
  ])
})

test('the line that contains the most is chosen, the first of several, and none that contains nothing', () => {
  const lines = ['pain', 'knee', 'knee pain', 'pain in the knee'].map((text) => ({ text }))
  expect(chooseLine(lines, asked('knee', 'pain'))?.line.text).toBe('knee pain')
  expect(chooseLine(lines, asked('hip'))).toBeUndefined()
})

describe('in a long line', () => {
  const line = `${'before '.repeat(60)}knee ${'after '.repeat(60)}`
  const { marks } = markWords(line, asked('knee'))

  test('the part with the first mark is shown, with its position in it', () => {
    const shown = cutSnippet(line, marks)
    expect(shown.text.length).toBeLessThanOrEqual(SEARCH_SNIPPET_CHARS + 2)
    expect(shown.text).toMatch(/^…before .*after.*…$/)
    expect(shown.marks.map(({ start, end }) => shown.text.slice(start, end))).toEqual(['knee'])
  })

  test('no character is split', () => {
    for (let lead = 0; lead < 4; lead++) {
      const { text } = cutSnippet(`${'x'.repeat(lead)}${'😀'.repeat(200)}`, [])
      expect(text).toBe(text.toWellFormed())
    }
  })
})
