import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { EXPLAINED_SYMPTOMS } from './explained-symptoms.data.ts'
import { tellsThing } from './tells-thing.ts'

type Given = Partial<FactContent>

function tells(one: Given, other: Given, isOneSentence = true): boolean {
  const [first, second] = givenFacts(one, other)
  if (!first || !second) throw new Error('no facts')
  return tellsThing(first, second, () => isOneSentence)
}

const diagnosis = (concept: string, told: Given = {}): Given => ({
  kind: 'assessment',
  concept,
  ...told,
})

test.each(EXPLAINED_SYMPTOMS)('%s: %s beside %s: %s', (_, __, symptom, cause) => {
  expect(tells(diagnosis(cause), diagnosis(symptom))).toBe(true)
})

test.each<[title: string, one: Given, other: Given, isOneSentence?: boolean]>([
  [
    'that is only suspected',
    diagnosis('asthma exacerbation', { certainty: 'possible' }),
    diagnosis('cough'),
  ],
  ['that stands as it did', diagnosis('migraine', { status: 'stable' }), diagnosis('headache')],
  ['of another sentence', diagnosis('migraine'), diagnosis('headache'), false],
  ['that does not explain it', diagnosis('bronchitis'), diagnosis('shortness of breath')],
  ['that is always there', diagnosis('chronic heart failure'), diagnosis('shortness of breath')],
  [
    'of which less is known',
    diagnosis('lumbar strain'),
    diagnosis('back pain', { attributes: { duration: '12 years' } }),
  ],
  ['that is denied', diagnosis('migraine', { polarity: 'absent' }), diagnosis('headache')],
])('a symptom stays beside a diagnosis %s', (_, one, other, isOneSentence) => {
  expect(tells(one, other, isOneSentence)).toBe(false)
})

test.each([
  ['1+', 'slight', true],
  ['2/6', 'a little', true],
  ['1+', 'severe', false],
  ['2/6', '4/6', false],
  ['severe', 'slight', false],
])('a murmur of %s tells a murmur of %s: %s', (severity, other, isTold) => {
  const murmur = (graded: string): Given => ({
    kind: 'finding',
    concept: 'systolic murmur',
    attributes: { severity: graded },
  })
  expect(tells(murmur(severity), { ...murmur(other), concept: 'heart murmur' })).toBe(isTold)
})

test.each([
  ['symptom', 'history', true],
  ['history', 'symptom', false],
] as const)('wrist pain as a %s tells it as a %s: %s', (one, other, isTold) => {
  const pain = (kind: 'symptom' | 'history'): Given => ({ kind, concept: 'wrist pain' })
  expect(tells(pain(one), pain(other))).toBe(isTold)
})

test.each<[one: Given, other: Given, isTold: boolean]>([
  [{ concept: 'former smoker', time: 'past' }, { concept: 'smoking', time: 'past' }, true],
  [{ concept: 'former smoker', time: 'past' }, { concept: 'smoking', time: 'now' }, false],
  [{ concept: 'former smoker', time: 'now' }, { concept: 'smoking', time: 'now' }, false],
  [{ concept: 'smokes weed at weekends' }, { concept: 'smoking' }, false],
  [{ concept: 'smoking some pot' }, { concept: 'smoking' }, false],
  [{ concept: 'smokes 5 cigars a day' }, { kind: 'history', concept: 'smoking' }, true],
  [
    { concept: 'smokes 5 cigars a day' },
    { kind: 'history', concept: 'smoking', time: 'past' },
    false,
  ],
  [{ concept: 'beer or two on sundays' }, { concept: 'alcohol use' }, true],
  [
    { concept: 'glass of wine at dinner' },
    { concept: 'alcohol use', attributes: { frequency: 'daily' } },
    false,
  ],
  [{ concept: 'smokes 5 cigars a day' }, { concept: 'smoking', polarity: 'absent' }, false],
])('a habit %j tells %j: %s', (one, other, isTold) => {
  expect(tells({ kind: 'social', ...one }, { kind: 'social', ...other })).toBe(isTold)
})

test.each([
  ['viral pharyngitis', true],
  ['viral hepatitis', false],
  ['viral meningitis', false],
])('%s tells a viral infection: %s', (concept, isTold) => {
  expect(tells(diagnosis(concept), diagnosis('viral infection'))).toBe(isTold)
})

test('what somebody does not use is denied once', () => {
  const no = (concept: string): Given => ({ kind: 'social', concept, polarity: 'absent' })
  expect(tells(no('wears a hearing aid'), no('hearing aid'))).toBe(true)
  expect(tells(no('wears glasses'), no('contact lenses'))).toBe(false)
})

test('a condition that was known before it was assessed is history as well, a new one is not', () => {
  const [known, assessed] = givenFacts({ kind: 'history', concept: 'eczema' }, diagnosis('eczema'))
  if (!known || !assessed) throw new Error('no facts')
  const isTold = (history: typeof known) => tellsThing(assessed, history, () => true)
  expect(isTold(known)).toBe(false)
  expect(isTold({ ...known, certainty: 'possible' })).toBe(true)
  expect(isTold({ ...known, lines: [assessed.lines[0] ?? 0] })).toBe(true)
})
