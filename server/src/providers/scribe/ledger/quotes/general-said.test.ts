import { expect, test } from 'vitest'
import { GENERAL_ASKED, GENERAL_SAID } from './general-said.data.ts'
import { generalSaid } from './general-said.ts'

function quotedOf(...said: readonly string[]): string[] {
  const segments = said.map((text, index) => ({
    id: `s${index}`,
    index,
    speaker: index % 2 === 0 ? 'doctor' : 'patient',
    role: null,
    text,
  }))
  return generalSaid(segments).flatMap(({ paragraphs }) =>
    paragraphs.flat().map(({ text }) => text),
  )
}

test.each(GENERAL_SAID)('%s: %s is quoted, %s is not', (_, example, unlike) => {
  expect(quotedOf('Hello.', example)).toEqual([`“${example}”`])
  expect(quotedOf('Hello.', unlike)).toEqual([])
})

test.each(GENERAL_ASKED)('%s: %s is quoted with its answer, %s is not', (_, example, unlike) => {
  expect(quotedOf(example, 'My brother, no.')).toEqual([`“${example} — My brother, no.”`])
  expect(quotedOf(unlike, 'My brother, no.')).toEqual([])
})

test('a question that is answered by a question is not quoted', () => {
  expect(quotedOf('Do you have any new symptoms?', 'What do you mean?')).toEqual([])
})

test('an answer that is quoted with its question is not quoted again', () => {
  expect(quotedOf('Nothing changed, right?', 'Nothing changed.')).toEqual([
    '“Nothing changed, right? — Nothing changed.”',
  ])
})
