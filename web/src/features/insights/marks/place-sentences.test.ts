import { createDocument, getSchema } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { placeSentences } from './place-sentences.ts'
import { readDoc } from './read-doc.ts'

const schema = getSchema([StarterKit])

/** The text at the places of the sentences; undefined for one that was not found. */
function found(html: string, ...sentences: string[]): (string | undefined)[] {
  const doc = createDocument(html, schema)
  const places = placeSentences(readDoc(doc), sentences)
  return sentences.map((_, index) => {
    const place = places.find(({ sentence }) => sentence === index)
    return place && doc.textBetween(place.from, place.to, '\n', '\n')
  })
}

test('sentences are found in paragraphs and lists, across marks and odd spaces', () => {
  const html =
    '<h2>Plan</h2><p>Take <strong>10 mg</strong> daily.  Rest&nbsp;well.</p><ul><li><p>Walk.</p></li></ul>'
  expect(found(html, 'Take 10 mg daily.', 'Rest well.', 'Walk.')).toEqual([
    'Take 10 mg daily.',
    'Rest\u00a0well.',
    'Walk.',
  ])
})

test('a heading states nothing, even if it has the words of a sentence', () => {
  expect(found('<h2>Cough</h2><p>Cough</p>', 'Cough')).toEqual(['Cough'])
  expect(found('<h2>Cough</h2>', 'Cough')).toEqual([undefined])
})

test('a changed sentence is not found, and the others keep their places', () => {
  const html = '<p>No fever. Cough for two days. No rash.</p>'
  expect(found(html, 'No fever.', 'Cough for one day.', 'No rash.')).toEqual([
    'No fever.',
    undefined,
    'No rash.',
  ])
})

test('words inside a longer sentence are not the sentence', () => {
  expect(found('<p>no fever</p>', 'fever')).toEqual([undefined])
  expect(found('<p>fever since Monday</p>', 'fever')).toEqual([undefined])
})

test('two equal sentences each have their own place, even if one before them was deleted', () => {
  const doc = createDocument('<p>Well.</p><p>Sleeps.</p><p>Well.</p>', schema)
  const places = placeSentences(readDoc(doc), ['Gone.', 'Well.', 'Sleeps.', 'Well.'])
  expect(places.map(({ sentence }) => sentence)).toEqual([1, 2, 3])
  const starts = places.map(({ from }) => from)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})

test('a deleted sentence that is repeated at the end does not displace those in between', () => {
  const html = '<p>Alert.</p><p>Calm.</p><p>Stable.</p>'
  expect(found(html, 'Stable.', 'Alert.', 'Calm.', 'Stable.').slice(1)).toEqual([
    'Alert.',
    'Calm.',
    'Stable.',
  ])
})

test('a blank to fill in is found separately from what follows it', () => {
  expect(found('<p>[date] Seen today.</p>', '[date]', 'Seen today.')).toEqual([
    '[date]',
    'Seen today.',
  ])
})

test('a line break ends a sentence', () => {
  expect(found('<p>Pulse 70<br>Weight 80 kg</p>', 'Pulse 70', 'Weight 80 kg')).toEqual([
    'Pulse 70',
    'Weight 80 kg',
  ])
})
