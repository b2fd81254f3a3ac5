import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { resolveDecisions } from './resolve-decisions.ts'

type Told = readonly [words: string, told: Partial<FramedFact>]

function told(said: readonly string[], given: readonly Told[]): string[] {
  const lines = givenLines(...said)
  const facts = given.map(([words, fact]) => {
    const stretch = givenStretch(lines, words)
    return givenFact({
      kind: 'medication',
      time: 'future',
      said: [stretch],
      lines: [stretch.line],
      ...fact,
    })
  })
  return resolveDecisions(lines, facts).map(
    ({ concept, status, act, polarity }) =>
      `${polarity === 'absent' ? 'no ' : ''}${status}${act} ${concept}`,
  )
}

const OFFER = { concept: 'naproxen', status: 'start', certainty: 'possible' } as const

test.each<[string, string[], Told[], string[]]>([
  [
    'an offer that was turned down, with what went with it',
    [
      'C: We could do naproxen, and together with it omeprazole.',
      'P: That burning was horrible.',
      'C: Shall we leave the naproxen then?',
      'C: So no naproxen.',
    ],
    [
      ['naproxen', OFFER],
      ['omeprazole', { ...OFFER, concept: 'omeprazole' }],
      ['leave the naproxen', { concept: 'naproxen', status: 'stop' }],
      ['no naproxen', { concept: 'naproxen', status: 'stop', polarity: 'absent' }],
    ],
    ['no start naproxen', 'no start naproxen'],
  ],
  [
    'a drug that is taken and stopped',
    ['P: I take naproxen.', 'C: Stop the naproxen.'],
    [
      ['naproxen', { concept: 'naproxen', status: 'takes' }],
      ['Stop the naproxen', { concept: 'naproxen', status: 'stop' }],
    ],
    ['takes naproxen', 'stop naproxen'],
  ],
  [
    'a refusal that was thought over',
    ['P: Talking, I am not sure.', 'C: So I refer you to talking therapy.'],
    [
      ['Talking', { kind: 'plan', concept: 'psychotherapy', act: 'declined' }],
      ['talking therapy', { kind: 'plan', concept: 'psychotherapy', act: 'refer' }],
    ],
    ['refer psychotherapy'],
  ],
  [
    'an offer that is left for later',
    ['C: I could give you sumatriptan.', 'C: If that fails, we look at the sumatriptan again.'],
    [
      ['sumatriptan', { ...OFFER, concept: 'sumatriptan' }],
      [
        'the sumatriptan again',
        { ...OFFER, concept: 'sumatriptan', attributes: { condition: 'if that fails' } },
      ],
    ],
    ['start sumatriptan'],
  ],
  [
    'a drug that was read out and had been stopped',
    ['C: Atorvastatin 80 at night.', 'P: I stopped the atorvastatin.'],
    [
      ['Atorvastatin', { concept: 'atorvastatin', status: 'takes' }],
      ['stopped the atorvastatin', { concept: 'atorvastatin', status: 'took' }],
    ],
    ['took atorvastatin'],
  ],
  [
    'a drug whose group was stopped',
    ['C: Atorvastatin 80 at night.', 'P: The statin, I stopped.'],
    [
      ['Atorvastatin', { concept: 'atorvastatin', status: 'takes' }],
      ['The statin, I stopped', { concept: 'statin', status: 'took' }],
    ],
    ['took statin'],
  ],
  [
    'a drug that another one takes the place of',
    ['C: We start aciclovir.', 'C: The other one, valaciclovir, is easier.'],
    [
      ['aciclovir', { concept: 'aciclovir', status: 'start' }],
      ['valaciclovir', { concept: 'valaciclovir', status: 'start' }],
    ],
    ['offered aciclovir', 'start valaciclovir'],
  ],
  [
    'a drug to be begun that has to wait',
    ['C: I give you tacrolimus ointment.', 'C: Wait on the tacrolimus till you hear from me.'],
    [
      ['tacrolimus ointment', { concept: 'tacrolimus ointment', status: 'start' }],
      [
        'Wait on the tacrolimus',
        {
          concept: 'tacrolimus',
          status: 'hold',
          attributes: { condition: 'till you hear from me' },
        },
      ],
    ],
    ['hold tacrolimus'],
  ],
  [
    'a question that is not answered',
    ['P: And the Jardiance, do I stop that?', 'C: I will ask the anesthesia people.'],
    [['Jardiance', { concept: 'jardiance', status: 'continue' }]],
    [],
  ],
  [
    'a question that is answered',
    ['P: And the Jardiance, do I stop that?', 'C: No, keep that.'],
    [['Jardiance', { concept: 'jardiance', status: 'continue' }]],
    ['continue jardiance'],
  ],
])('the last word stands: %s', (_, said, given, left) => {
  expect(told(said, given)).toEqual(left)
})
