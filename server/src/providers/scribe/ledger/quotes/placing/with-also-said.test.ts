import { expect, test } from 'vitest'
import { ALSO_SAID } from '../also-said.ts'
import { withAlsoSaid } from './with-also-said.ts'

const also = (...texts: string[]) => ({
  heading: ALSO_SAID,
  paragraphs: texts.map((text, at) => [{ text, factIds: [String(at)] }]),
  isList: true,
})
const line = (text: string) => ({ text, factIds: [] })

test('a further line takes the place of one that it holds, with its facts', () => {
  const longer = line('“And the dog? — Keep it out of the kitchen.”')
  const [section] = withAlsoSaid([also('“Keep it out of the kitchen.”', '“It aches.”')], [longer])
  expect(section?.paragraphs.flat()).toEqual([
    { text: '“It aches.”', factIds: ['1'] },
    { ...longer, factIds: ['0'] },
  ])
})

test('a note that quotes nothing gets the heading', () => {
  expect(withAlsoSaid([], [line('“Yes.”')])).toEqual([
    { heading: ALSO_SAID, paragraphs: [[line('“Yes.”')]], isList: true },
  ])
})
