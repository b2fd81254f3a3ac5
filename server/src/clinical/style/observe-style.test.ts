import { expect, test } from 'vitest'
import { isLearnableHeading, isLearnablePhrase, namesOf } from './is-learnable.ts'
import { observeStyle } from './observe-style.ts'
import type { StyleSection } from './style.ts'

const names = namesOf('Jo Bell', 'Dr. Ada Grey')
const section = (heading: string, ...sentences: string[]): StyleSection => {
  return { heading, sentences, isList: false }
}
const list = (heading: string, ...sentences: string[]): StyleSection => {
  return { heading, sentences, isList: true }
}
const COUGH = 'Cough for three days, worse at night.'
const CLOSING = 'Questions were answered and the plan was agreed.'

function acts(draft: StyleSection[], written: StyleSection[], added: string[] = []): string[] {
  return observeStyle(draft, written, { names, added: new Set(added) }).map(
    ({ kind, source, target, isEdit }) => `${isEdit ? '' : 'kept '}${kind}: ${source} > ${target}`,
  )
}

test.each<[string, StyleSection[], StyleSection[], string]>([
  [
    'a renamed heading',
    [section('HPI', COUGH)],
    [section('History', COUGH)],
    'heading: hpi > History',
  ],
  [
    'a heading that is left',
    [section('HPI', COUGH)],
    [section('HPI', COUGH)],
    'kept heading: hpi > hpi',
  ],
  [
    'prose made a list',
    [section('Plan', 'Rest.', 'Drink.')],
    [list('Plan', 'Rest.', 'Drink.')],
    'layout: plan > list',
  ],
  [
    'a list that is left',
    [list('Plan', 'Rest.', 'Drink.')],
    [list('Plan', 'Rest.', 'Drink.')],
    'kept layout: plan > list',
  ],
  [
    'a short form',
    [section('HPI', 'The patient has hypertension.')],
    [section('HPI', 'The pt has HTN.')],
    'word: hypertension > HTN',
  ],
  [
    'a word that is left once',
    [section('HPI', 'The patient rests. The patient drinks.')],
    [section('HPI', 'The pt rests. The patient drinks.')],
    'kept word: patient > patient',
  ],
  [
    'a placeholder taken out',
    [section('Plan', 'Not discussed.')],
    [section('Plan')],
    'removed: Not discussed. > ',
  ],
  [
    'an empty heading taken out',
    [section('Family History', 'Not discussed.')],
    [section('Plan', 'Rest.')],
    'removed: ## family history > ',
  ],
  [
    'a sentence added',
    [section('Plan', 'Rest.')],
    [section('Plan', 'Rest.', CLOSING)],
    `added: ${CLOSING} > plan`,
  ],
])('%s is seen', (_, draft, written, seen) => {
  expect(acts(draft, written)).toContain(seen)
})

test('a placeholder that is filled in, or goes with its heading, is not one that is taken out', () => {
  const draft = [section('Plan', 'Not discussed.'), section('Family History', 'Not discussed.')]
  const seen = acts(draft, [section('Plan', 'Rest.')])
  expect(seen.filter((each) => each.includes('Not discussed.'))).toEqual([])
})

test('a heading with facts that is taken out, and a sentence with facts, teach nothing', () => {
  const draft = [section('HPI', COUGH), section('Plan', 'Rest.', 'Denies fever.')]
  expect(acts(draft, [section('Plan', 'Rest.')])).toEqual(['kept heading: plan > plan'])
})

test('what style has added and a person takes out counts against it', () => {
  const draft = [section('Plan', 'Rest.', CLOSING)]
  expect(acts(draft, [section('Plan', 'Rest.')], [CLOSING])).toContain(`kept added: ${CLOSING} > -`)
})

test.each([
  'Reviewed again in 3 weeks.',
  'Jo was advised to rest more.',
  'The plan was agreed with Margaret today.',
  'Seen together with the daughter today.',
  'He was advised to rest more.',
  'Takes aspirin with each meal.',
  'Complains of chest pain on stairs.',
  'The left side was looked at.',
  'She said “enough of this”.',
  'History of HTN.',
  'History of hypertension.',
  'Lives alone with the cat.',
  'The plan was agreed with Bell.',
  'Rest well.',
  'No full stop here',
])('%j is about a patient, or no sentence of style', (sentence) => {
  expect(isLearnablePhrase(sentence, names)).toBe(false)
})

test('a sentence and a heading of style may be learned', () => {
  expect(isLearnablePhrase(CLOSING, names)).toBe(true)
  expect(isLearnableHeading('History of Present Illness', names)).toBe(true)
  for (const heading of ['Visit 3', 'Bell family', 'Chest pain', 'One two three four five six'])
    expect(isLearnableHeading(heading, names)).toBe(false)
})
