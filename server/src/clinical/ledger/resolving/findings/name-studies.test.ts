import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { nameStudies } from './name-studies.ts'
import { OTHER_SOURCES, STUDIES } from './studies.data.ts'

function studyOf(said: readonly string[], told: Partial<FramedFact> = {}): string | undefined {
  const lines = givenLines(...said)
  const stretch = givenStretch(lines, 'a lump')
  const fact = givenFact({ kind: 'result', concept: 'a lump', said: [stretch], ...told })
  return nameStudies(lines, [fact])[0]?.attributes.detail
}

test.each(STUDIES)('%s', (name, _, example) => {
  expect(studyOf([`C: show me ${example} .`, 'P: mm-hmm', 'C: i see a lump here'])).toBe(name)
})

test.each(OTHER_SOURCES)('%s ends what a picture shows', (_, example) => {
  expect(studyOf([`C: that was the x-ray . ${example} : a lump`])).toBeUndefined()
})

test.each<[string, readonly string[], Partial<FramedFact>, string | undefined]>([
  ['the last picture counts', ['C: the x-ray is fine . the mri shows a lump'], {}, 'MRI'],
  [
    'of two of one kind that of its own part',
    ['C: the ct of your chest is fine . the ct of the abdomen shows a lump'],
    {},
    'abdomen CT',
  ],
  [
    'and where the other comes behind',
    ['C: the ct of the abdomen shows a lump . the ct of your chest is fine'],
    {},
    'abdomen CT',
  ],
  ['one alone by its name', ['C: the ct of the abdomen shows a lump'], {}, 'CT'],
  ['one that is still to be made', ['C: i will order an x-ray for a lump'], {}, undefined],
  ['one that was made', ['C: we did get an x-ray of it . there is a lump'], {}, 'x-ray'],
  ['one that could be made', ['C: we were able to get a ct . there is a lump'], {}, 'CT'],
  ['one that was not', ['C: we do want to get an x-ray . there is a lump'], {}, undefined],
  ['one that the patient speaks of', ['P: i had an x-ray and a lump'], {}, undefined],
  ['a finding of the examination', ['C: the x-ray shows a lump'], { kind: 'finding' }, undefined],
  [
    'what names its test already',
    ['C: the x-ray shows a lump'],
    { attributes: { detail: 'CT' } },
    'CT',
  ],
  [
    'what is known besides stays',
    ['C: the x-ray shows a lump'],
    { attributes: { detail: 'hard' } },
    'x-ray, hard',
  ],
])('%s', (_, said, told, study) => {
  expect(studyOf(said, told)).toBe(study)
})
