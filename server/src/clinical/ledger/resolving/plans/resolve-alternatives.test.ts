import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { resolveAlternatives } from './resolve-alternatives.ts'

const ASSESSED = { kind: 'assessment' } as const
const POSSIBLE = { kind: 'assessment', certainty: 'possible', status: 'suspected' } as const

test.each<[string, string, string, Partial<FramedFact>, string[]]>([
  ['named first', 'It may be gout or cellulitis.', 'So it is cellulitis.', {}, ['cellulitis']],
  ['named last', 'It may be cellulitis or, uh, gout.', 'It is that.', {}, ['cellulitis']],
  ['not named with or', 'It may be gout, and cellulitis.', 'So.', {}, ['gout', 'cellulitis']],
  [
    'of two that are both possible',
    'It may be gout or cellulitis.',
    'So.',
    { certainty: 'possible' },
    ['gout', 'cellulitis'],
  ],
])('another that is concluded, %s', (_, first, second, told, kept) => {
  const lines = givenLines(`C: ${first}`, `C: ${second}`)
  const gout = givenFact({ ...POSSIBLE, concept: 'gout', said: [givenStretch(lines, 'gout')] })
  const said = [givenStretch(lines, 'cellulitis')]
  const cellulitis = givenFact({ ...ASSESSED, concept: 'cellulitis', said, ...told })
  const facts = resolveAlternatives(lines, [gout, cellulitis])
  expect(facts.map(({ concept }) => concept)).toEqual(kept)
})
