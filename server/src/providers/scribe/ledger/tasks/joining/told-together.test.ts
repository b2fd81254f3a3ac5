import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { proposeTasks } from '../../propose-tasks.ts'
import { saidFacts } from '../testing/said-fact.ts'

const titles = (sentence: string, ...told: Partial<FactContent>[]) => {
  const { facts, segments } = saidFacts(sentence, told)
  return proposeTasks(facts, segments, { date: '2026-03-09' }).map(({ title }) => title)
}
const refer = (concept: string, attributes = {}) => ({ act: 'refer', concept, attributes }) as const
const procedure = (concept: string) => ({ act: 'procedure', concept }) as const

test('who a doctor is stands beside the name', () => {
  const said = (between: string) =>
    titles(`You see [Dr. Hale]${between} [hand surgeons].`, refer('dr hale'), refer('hand surgery'))
  expect(said(", she's one of our")).toEqual(['Refer to Dr. Hale (hand surgery)'])
  expect(said(', and also one of our')).toHaveLength(2)
})

test('who does a procedure stands behind it', () => {
  const said = (between: string) =>
    titles(
      `We set up a [carpal tunnel release]${between} [hand surgeon].`,
      procedure('carpal tunnel release'),
      refer('hand surgeon'),
    )
  expect(said(' with our')).toEqual(['Arrange carpal tunnel release with hand surgeon'])
  expect(said(' and you see the')).toHaveLength(2)
})

test('a visit with the one named right before it is one visit', () => {
  const nurse = refer('asthma nurse', { when: '1 month' })
  const visit = { act: 'follow_up', concept: 'follow-up', attributes: { when: '1 month' } } as const
  expect(titles('I want our [asthma nurse] to [see you in a month].', nurse, visit)).toHaveLength(1)
  expect(
    titles("You see the [asthma nurse], and I'll [see you in a month].", nurse, visit),
  ).toHaveLength(2)
})

test('an operation without its name gives way to one that is named near', () => {
  const said = 'We go ahead with [surgery], a [trigger finger release].'
  expect(titles(said, procedure('surgery'), procedure('trigger finger release'))).toEqual([
    'Arrange trigger finger release',
  ])
  expect(
    titles(
      'We do [surgery], and then [suture removal].',
      procedure('surgery'),
      procedure('suture removal'),
    ),
  ).toHaveLength(2)
})
