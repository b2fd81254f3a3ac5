import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import { frameFacts } from '../frame-facts.ts'

const BOTH = 'C: You take losartan and gliclazide. Are you still on both?'

function factsOf(said: string[], drugs: string[], told: [ModifierKind, string][]) {
  const lines = givenLines(...said)
  return frameFacts(
    lines,
    drugs.map((drug) =>
      givenMention(lines, drug, {
        kind: 'medication',
        status: drug === 'gliclazide' ? 'took' : 'takes',
      }),
    ),
    told.map(([kind, words]) => givenModifier(lines, kind, words)),
  ).map(({ concept, status, attributes }) => ({ concept, status, attributes }))
}

test('of two drugs each has what is told of it by name', () => {
  const said = [
    BOTH,
    'P: The gliclazide yeah, eighty twice a day. The losartan I quit two months ago. It was giving me headaches.',
  ]
  expect(
    factsOf(
      said,
      ['losartan', 'gliclazide'],
      [
        ['dose', 'eighty'],
        ['frequency', 'twice a day'],
        ['onset', 'two months ago'],
      ],
    ),
  ).toEqual([
    {
      concept: 'losartan',
      status: 'took',
      attributes: { course: 'stopped 2 months ago because of headache' },
    },
    {
      concept: 'gliclazide',
      status: 'takes',
      attributes: { dose: '80 mg', frequency: 'twice daily' },
    },
  ])
})

test.each<[string, string, string]>([
  ['takes', 'losartan', 'P: Losartan yes. I dropped the gliclazide.'],
  ['took', 'gliclazide', 'P: Losartan yes. I dropped the gliclazide.'],
  ['took', 'losartan', "P: I don't take the losartan, but the gliclazide I do, every day."],
  ['takes', 'gliclazide', "P: I don't take the losartan, but the gliclazide I do, every day."],
  ['took', 'losartan', 'P: No longer the losartan. Gliclazide, still, yeah.'],
  ['takes', 'gliclazide', 'P: No longer the losartan. Gliclazide, still, yeah.'],
])('%s %s: %s', (status, drug, answer) => {
  const found = factsOf([BOTH, answer], ['losartan', 'gliclazide'], [])
  expect(found.find(({ concept }) => concept === drug)?.status).toBe(status)
})

test.each([
  // Named twice, named by nobody, or taken up again: it stays as it was read.
  'P: Losartan, I stopped losartan once.',
  'P: Yes, both.',
  'P: The losartan I stopped, but I am back on it.',
])('as it was read: %s', (answer) => {
  expect(factsOf([BOTH, answer], ['losartan'], [])[0]?.status).toBe('takes')
})
