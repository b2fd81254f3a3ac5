import { expect, test } from 'vitest'
import type { FramedFact } from '../fact.ts'
import { givenFact } from '../testing/given-facts.ts'
import { resolveKnownConditions } from './resolve-known-conditions.ts'

test.each<[string, Partial<FramedFact>, FramedFact['certainty']]>([
  ['is known', { concept: 'major depressive disorder' }, 'sure'],
  ['was had once', { concept: 'depression', time: 'past' }, 'possible'],
  ['is another', { concept: 'asthma' }, 'possible'],
  ['is of a relative', { concept: 'depression', who: 'mother' }, 'possible'],
])('what is suspected and %s', (_, told, certainty) => {
  const suspected = givenFact({
    kind: 'assessment',
    concept: 'depression',
    certainty: 'possible',
    status: 'suspected',
  })
  const [, resolved] = resolveKnownConditions([givenFact({ kind: 'history', ...told }), suspected])
  expect(resolved?.certainty).toBe(certainty)
})

test('what the patient has never had is not known by what was heard of a relative', () => {
  const told = { kind: 'history', concept: 'migraine' } as const
  const [, , resolved] = resolveKnownConditions([
    givenFact({ ...told, polarity: 'absent' }),
    givenFact(told),
    givenFact({ ...told, kind: 'assessment', certainty: 'possible', status: 'suspected' }),
  ])
  expect(resolved?.certainty).toBe('possible')
})
