import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { settleStates } from './settle-states.ts'
import { STATES_ALONE } from './states-alone.data.ts'

function settled(
  said: string,
  state: Partial<FramedFact> & { readonly concept: string },
  gout: Partial<FramedFact> = {},
): FramedFact[] {
  const lines = givenLines(`C: ${said}`)
  return settleStates([
    givenFact({
      kind: 'assessment',
      concept: 'gout',
      said: [givenStretch(lines, 'gout')],
      ...gout,
    }),
    givenFact({ kind: 'assessment', said: [givenStretch(lines, state.concept)], ...state }),
  ])
}

test.each(STATES_ALONE.map(([, example]) => [example]))(
  '"%s" is how the problem stands that was named before it',
  (concept) => {
    const [gout, ...others] = settled(`Your gout, ${concept}.`, { concept, status: 'uncontrolled' })
    expect(others).toEqual([])
    expect(gout).toMatchObject({ concept: 'gout', status: 'uncontrolled' })
    expect(gout?.said).toHaveLength(2)
  },
)

const STATE = { concept: 'out of control', status: 'uncontrolled' } as const

test('a status that was read with the problem stays', () => {
  const [gout] = settled('Your gout, it is out of control.', STATE, { status: 'worse' })
  expect(gout?.status).toBe('worse')
})

test.each<[string, string, Partial<FramedFact>]>([
  ['was named after it', 'It is out of control, your gout.', {}],
  ['was ruled out', 'No gout, and it is out of control.', { polarity: 'absent' }],
  ['is only possible', 'Maybe gout, and it is out of control.', { certainty: 'possible' }],
  ['is that of somebody else', "Your son's gout, out of control.", { who: 'child' }],
])('a state is not that of a problem that %s', (_, said, gout) => {
  expect(settled(said, STATE, gout)).toHaveLength(2)
})

test('a name that says more than a state is a problem of its own', () => {
  const concept = 'diet is out of control'
  expect(settled(`Your gout, and your ${concept}.`, { concept })).toHaveLength(2)
})
