import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { tellFact } from '../telling/tell-fact.ts'
import { givenContent } from '../testing/given-fact.ts'
import { tidyDetail } from '../words/tidy-words.ts'
import { isWordable } from './wordable.ts'

test.each<[Partial<FactContent>, string]>([
  [{ kind: 'plan', act: 'advise', concept: 'decreasing the salt intake' }, 'Decrease salt intake.'],
  [{ kind: 'plan', act: 'refer', concept: 'refer you to genetics' }, 'Refer to genetics.'],
  [{ kind: 'plan', act: 'refer', concept: 'refer back to the urologist' }, 'Refer to urology.'],
  [{ kind: 'plan', act: 'refer', concept: 'podiatrist' }, 'Refer to podiatry.'],
  [
    { kind: 'plan', act: 'advise', concept: 'refer to the memory clinic' },
    'Advised self-referral to memory clinic.',
  ],
  [
    {
      kind: 'plan',
      act: 'follow_up',
      concept: 'telephone review in a week or two',
      attributes: { when: '1-2 weeks' },
    },
    'Telephone review in 1-2 weeks.',
  ],
  [
    {
      kind: 'plan',
      act: 'follow_up',
      concept: 'call you with the results',
      attributes: { when: '3 days' },
    },
    'Will contact the patient in 3 days.',
  ],
  [
    {
      kind: 'plan',
      act: 'follow_up',
      concept: 'follow-up in 2 weeks after',
      attributes: { when: '2 weeks after scan' },
    },
    'Follow up 2 weeks after scan.',
  ],
  [{ kind: 'plan', act: 'advise', concept: 'breathing exercises' }, 'Advised breathing exercises.'],
  [{ kind: 'plan', act: 'refer', concept: 'seeing a therapist' }, 'See a therapist.'],
  [{ kind: 'plan', act: 'refer', concept: 'podiatry consult' }, 'Refer to podiatry.'],
  [
    {
      kind: 'plan',
      act: 'follow_up',
      concept: 'appointment for 2 weeks',
      attributes: { when: '2 weeks' },
    },
    'Appointment in 2 weeks.',
  ],
  [
    { kind: 'plan', act: 'follow_up', concept: 'year', attributes: { when: '1 year' } },
    'Follow up in 1 year.',
  ],
  [
    {
      kind: 'plan',
      act: 'follow_up',
      concept: 'talk to the cardiologist',
      attributes: { when: '1 week' },
    },
    'Talk to the cardiologist in 1 week.',
  ],
  [{ kind: 'plan', act: 'advise', concept: 'no salt substitutes' }, 'No salt substitutes.'],
  [{ kind: 'plan', act: 'advise', concept: 'no basketball', polarity: 'absent' }, 'No basketball.'],
  [
    { kind: 'plan', act: 'advise', concept: 'do not avoid the shops', polarity: 'absent' },
    'Do not avoid the shops.',
  ],
  [
    { kind: 'plan', act: 'advise', concept: 'do not consume any alcohol' },
    'Do not consume any alcohol.',
  ],
  [{ kind: 'plan', act: 'advise', concept: 'skiing', polarity: 'absent' }, 'Skiing not advised.'],
  [
    {
      kind: 'finding',
      concept: 'negative homans sign',
      polarity: 'absent',
      attributes: { side: 'bilateral' },
    },
    'Negative Homans sign bilaterally.',
  ],
  [
    {
      kind: 'finding',
      concept: 'straight leg raise',
      polarity: 'absent',
      attributes: { value: 'negative' },
    },
    'Straight leg raise negative.',
  ],
  [
    { kind: 'finding', concept: 'abdomen nontender and nondistended', polarity: 'absent' },
    'Abdomen nontender and nondistended.',
  ],
  [{ kind: 'finding', concept: 'enlarged glands', polarity: 'absent' }, 'No enlarged glands.'],
  [{ kind: 'finding', concept: 'without focal deficit', polarity: 'absent' }, 'No focal deficit.'],
  [{ kind: 'finding', concept: 'murmurs and rubs', polarity: 'absent' }, 'No murmurs or rubs.'],
  [
    {
      kind: 'finding',
      concept: 'edema',
      attributes: { side: 'bilateral', site: 'nasal turbinates bilaterally' },
    },
    'Edema of both nasal turbinates.',
  ],
  [
    {
      kind: 'finding',
      concept: 'erythema',
      attributes: { side: 'bilateral', site: 'peritonsillar space with exudates' },
    },
    'Erythema of the peritonsillar space with exudates bilaterally.',
  ],
  [{ concept: 'tolerating fluids', time: 'past' }, 'Previously tolerating fluids.'],
  [{ concept: 'nausea', time: 'past' }, 'Had nausea.'],
  [{ kind: 'history', concept: 'emergency department' }, 'Emergency department visit.'],
  [{ kind: 'history', concept: 'orthopedics' }, 'Seen by orthopedics.'],
  [
    { kind: 'history', concept: 'coronary artery bypass grafting' },
    'Coronary artery bypass grafting.',
  ],
  [
    { concept: 'heart attack', time: 'past', certainty: 'possible' },
    'Possible heart attack in the past.',
  ],
  [{ concept: 'pain in the lower stomach' }, 'Pain in the lower abdomen.'],
  [
    { concept: 'unable to move the arm', attributes: { side: 'left' } },
    'Unable to move the left arm.',
  ],
  [
    { kind: 'plan', act: 'refer', concept: 'face-to-face examination', time: 'future' },
    'Arrange face-to-face examination.',
  ],
  [{ kind: 'history', concept: 'other illnesses', polarity: 'absent' }, 'No other illnesses.'],
  [
    { kind: 'history', concept: 'similar episodes', polarity: 'absent' },
    'No previous similar episodes.',
  ],
  [
    { kind: 'measurement', concept: 'oxygen saturation', attributes: { value: '99', unit: '%' } },
    'Oxygen saturation 99%.',
  ],
  [
    { kind: 'measurement', concept: 'oxygen saturation', attributes: { value: '99 %' } },
    'Oxygen saturation 99%.',
  ],
])('%j is "%s"', (told, sentence) => {
  const fact = givenContent(told)
  expect(isWordable(fact)).toBe(true)
  expect(tellFact(fact)).toBe(sentence)
})

test.each<Partial<FactContent>>([
  { kind: 'plan', act: 'advise', concept: 'doing any gymnastics' },
  { kind: 'plan', act: 'advise', concept: 'salt intake' },
  { kind: 'plan', act: 'counsel', concept: 'do not think it is dangerous', polarity: 'absent' },
  { kind: 'plan', act: 'refer', concept: 'assessed in a clinic' },
  { kind: 'history', concept: 'removal' },
  { kind: 'finding', concept: 'plantar flexion', polarity: 'absent' },
  { kind: 'finding', concept: 'completely normal' },
  { kind: 'result', concept: 'hemoglobin level' },
  { concept: 'normal appetite', polarity: 'absent' },
  { kind: 'plan', act: 'counsel', concept: 'toxic to liver' },
  { kind: 'plan', act: 'follow_up', concept: 'touch' },
  { kind: 'plan', act: 'safety_net', concept: 'diarrhea-free' },
  { kind: 'plan', act: 'procedure', concept: 'clean out the joint' },
  { kind: 'plan', act: 'order', concept: 'check another one' },
])('%j is no sentence of a note', (told) => {
  expect(isWordable(givenContent(told))).toBe(false)
})

test.each(['until he has been clear for', 'if you are no better by', 'if it is worse than'])(
  'what has lost its end is no condition: %s',
  (words) => {
    expect(tidyDetail('condition', words)).toBeUndefined()
  },
)

test('who is interested does nothing', () => {
  expect(tidyDetail('condition', "if you're interested")).toBe('if interested')
  expect(tidyDetail('condition', "if you're drowsy")).toBe('if drowsy')
  expect(tidyDetail('condition', 'when you fell')).toBe('when falling')
  expect(tidyDetail('condition', 'if you cough')).toBe('when coughing')
  expect(tidyDetail('condition', "if you're coughing")).toBe('when coughing')
})
