import { expect, test } from 'vitest'
import { FRAME_WORDS } from './frame-words.data.ts'
import { SAME_WORDS } from './same-words.data.ts'
import { wordsNotSaid } from './words-not-said.ts'

function givenFact(line: string, words: string, text = '') {
  const from = line.indexOf(words)
  const said = [{ line: 0, from, to: from + words.length }]
  return [{ said, text }, [{ role: 'patient' as const, text: line }]] as const
}

test.each([
  ['my knee has hurt for six days', 'knee has hurt for six days', 'Knee pain for 6 days.', []],
  ['I slipped on ice', 'slipped on ice', 'Slipped on ice in the garden.', ['garden']],
  ['it is a brace. My hip is fine', 'brace', 'Brace for the hip.', ['hip']],
  ['I fell on the stairs', 'fell', 'Falls on the stairs.', []],
  ['I felt sick', 'felt sick', 'Feels full.', ['full']],
  ['just my husband', 'husband', 'Lives with husband.', ['lives']],
  ['I got drugs later', 'drugs', 'Drugs and alcohol.', ['alcohol']],
  ['the brace I wear at work', 'brace', 'Wears a brace at work.', []],
  ['history of a hernia', 'history of a hernia', 'His hernia hurts her.', ['his', 'hurts', 'her']],
  ['I take prednisone', 'prednisone', 'Takes prednisolone.', ['prednisolone']],
  ['a leaky valve', 'leaky valve', 'Leaksy valve.', ['leaksy']],
  ['it keeps swelling', 'swelling', 'Swells.', []],
  ['my allergies', 'allergies', 'Allergy.', []],
  ['I was dizzy', 'dizzy', 'Dizziness.', []],
  ['I quit smoking last year', 'quit smoking', 'Quit smoking 20 years ago.', ['20']],
])('of "%s" (%s) the sentence "%s" says without source: %s', (line, words, sentence, missing) => {
  const [fact, lines] = givenFact(line, words)
  expect(wordsNotSaid(sentence, fact, lines)).toEqual(missing)
})

test('what the rules have read in plain words was said', () => {
  const [fact, lines] = givenFact('my water works burn', 'water works burn', 'Dysuria.')
  expect(wordsNotSaid('Dysuria.', fact, lines)).toEqual([])
})

test.each([
  ['my ears are buzzing', 'ears are buzzing', 'Tinnitus.', []],
  ['the walls were spinning', 'walls were spinning', 'Vertigo for 2 days.', ['days', '2']],
  ['I ran out of puff', 'ran out of puff', 'Shortness of breath on exertion.', ['exertion']],
  ['my words came out jumbled', 'words came out jumbled', 'Speech came out.', ['speech']],
  ['my words came out jumbled', 'words came out jumbled', 'Jumbled speech.', []],
  ['my ears feel odd', 'ears feel odd', 'Tinnitus.', ['tinnitus']],
  ['a buzzing fridge', 'buzzing', 'Tinnitus.', ['tinnitus']],
])('a name of the tables for "%s" (%s): "%s" lacks %s', (line, words, sentence, missing) => {
  const [fact, lines] = givenFact(line, words)
  expect(wordsNotSaid(sentence, fact, lines)).toEqual(missing)
})

test('the kind of a fact decides what its words name', () => {
  const [fact, lines] = givenFact('I have sugar', 'sugar')
  expect(wordsNotSaid('Diabetes.', { ...fact, kind: 'history' }, lines)).toEqual([])
  expect(wordsNotSaid('Diabetes.', { ...fact, kind: 'medication' }, lines)).toEqual(['diabetes'])
})

test.each(SAME_WORDS)('%s is borne out by %s', (written, said, example) => {
  const word = (/\(\?:(\w+)/.exec(written.source)?.[1] ?? written.source).replace(/\W/g, '')
  expect(written.test(word)).toBe(true)
  expect(said.test(example)).toBe(true)
  expect(FRAME_WORDS.has(word)).toBe(false)
  const [fact, lines] = givenFact(example, example)
  const [other, otherLines] = givenFact('ok', 'ok')
  expect(wordsNotSaid(word, fact, lines)).toEqual([])
  expect(wordsNotSaid(word, other, otherLines)).toEqual([word])
})
