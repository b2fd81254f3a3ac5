import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { tellFact } from './tell-fact.ts'
import { planClause } from './tell-plan.ts'
import { givenContent } from '../testing/given-fact.ts'

test.each<[Partial<FactContent>, string]>([
  [{ act: 'order', concept: 'MRI', polarity: 'absent' }, 'hold off on MRI'],
  [
    {
      act: 'order',
      concept: 'MRI',
      certainty: 'possible',
      attributes: { condition: 'still painful' },
    },
    'consider MRI if still painful',
  ],
  [
    {
      act: 'emergency',
      concept: 'bad vertigo or the face droops',
      attributes: { condition: 'if the face droops' },
    },
    'emergency: bad vertigo or the face droops',
  ],
  [
    {
      act: 'advise',
      concept: 'rest from rowing for 3 weeks',
      attributes: { duration: '3 weeks' },
    },
    'advised rest from rowing for 3 weeks',
  ],
  [
    { act: 'emergency', concept: 'call an ambulance', certainty: 'possible' },
    'possible need for an emergency ambulance',
  ],
  [{ act: 'emergency', concept: 'call 999' }, 'emergency: call 999'],
  [{ act: 'emergency', concept: 'call 999', polarity: 'absent' }, 'no need to call 999'],
  [
    { act: 'emergency', concept: 'call an ambulance', polarity: 'absent' },
    'no emergency ambulance',
  ],
  [
    { act: 'emergency', concept: 'emergency department', polarity: 'absent' },
    'no need to go to the emergency department',
  ],
  [{ act: 'advise', concept: 'closely monitor the sodium' }, 'closely monitor the sodium'],
  [
    { act: 'follow_up', concept: 'contact by the clinic', attributes: { when: '3 days' } },
    'will contact the patient in 3 days',
  ],
  [
    { act: 'follow_up', concept: 'contact by the clinic with results', certainty: 'possible' },
    'may contact the patient with results',
  ],
  [{ act: 'refer', concept: 'referral' }, 'referral'],
  [{ act: 'refer', concept: 'urgent podiatry' }, 'urgent referral to podiatry'],
  [{ act: 'refer', concept: 'urgent care' }, 'refer to urgent care'],
  [{ act: 'refer', concept: 'refer', certainty: 'possible' }, 'consider referral'],
  [{ act: 'declined', concept: 'stop smoking clinic' }, 'declines stop smoking clinic'],
  [{ act: 'order', concept: 'scan the head', polarity: 'absent' }, 'no need to scan the head'],
  [{ act: 'order', concept: 'repeat blood work' }, 'repeat blood work'],
  [{ act: 'order', concept: 'lower extremity ultrasound' }, 'order lower extremity ultrasound'],
  [
    { act: 'refer', concept: 'physical therapy', attributes: { reason: 'strengthening' } },
    'refer to physical therapy for strengthening',
  ],
  [
    { act: 'refer', concept: 'cardiology', certainty: 'possible' },
    'consider referral to cardiology',
  ],
  [
    { act: 'follow_up', concept: 'follow-up', attributes: { when: 'a few days' } },
    'follow up in a few days',
  ],
  [
    { act: 'follow_up', concept: 'dermatology follow-up', attributes: { when: '3 months' } },
    'dermatology follow-up in 3 months',
  ],
  [{ act: 'follow_up', concept: 'follow-up', polarity: 'absent' }, 'no follow-up needed'],
  [{ act: 'advise', concept: 'hydration' }, 'advised hydration'],
  [{ act: 'advise', concept: 'avoid NSAIDs' }, 'avoid NSAIDs'],
  [{ act: 'advise', concept: 'splint', polarity: 'absent' }, 'splint not advised'],
  [
    {
      act: 'advise',
      concept: 'medication adherence',
      attributes: { detail: 'take lisinopril as directed' },
    },
    'take lisinopril as directed',
  ],
  [{ act: 'counsel', concept: 'smoking cessation' }, 'counseled on smoking cessation'],
  [{ act: 'counsel', concept: 'usually temporary' }, 'counseled: usually temporary'],
  [{ act: 'procedure', concept: 'hysterectomy' }, 'plan hysterectomy'],
  [{ act: 'procedure', concept: 'surgery', certainty: 'possible' }, 'possible surgery'],
  [
    { act: 'declined', concept: 'return to the operating room' },
    'declines to return to the operating room',
  ],
  [{ act: 'declined', concept: 'flu shot' }, 'declines flu shot'],
  [
    { act: 'order', concept: 'x-ray', time: 'now', attributes: { detail: 'done in the visit' } },
    'x-ray done in the visit',
  ],
  [{ act: 'emergency', concept: 'call an ambulance' }, 'emergency ambulance needed'],
  [
    { act: 'emergency', concept: 'ambulance out', attributes: { detail: 'calling 999' } },
    'emergency ambulance needed',
  ],
  [
    {
      act: 'follow_up',
      concept: 'follow-up',
      certainty: 'possible',
      attributes: { when: 'next week' },
    },
    'possible follow-up next week',
  ],
  [
    { act: 'follow_up', concept: 'follow-up', attributes: { when: '2 days after surgery' } },
    'follow up 2 days after surgery',
  ],
  [{ act: 'emergency', concept: 'emergency department' }, 'go to the emergency department now'],
  [
    {
      act: 'safety_net',
      concept: 'any concerns',
      attributes: { detail: 'call or message in the portal' },
    },
    'call with any concerns',
  ],
  [
    {
      act: 'safety_net',
      concept: 'emergency department',
      attributes: { condition: 'if lips swell' },
    },
    'go to the emergency department if lips swell',
  ],
  [
    {
      act: 'safety_net',
      concept: 'worsening',
      attributes: { condition: 'if significantly worse', detail: 'call and come in sooner' },
    },
    'call or return if significantly worse',
  ],
])('%j', (told, clause) => {
  expect(planClause(givenContent({ kind: 'plan', time: 'future', ...told }))).toBe(clause)
})

test('a sign that is felt in some circumstance is told with it', () => {
  const sign = givenContent({
    kind: 'plan',
    act: 'safety_net',
    concept: 'pain',
    time: 'future',
    attributes: { condition: 'when taking a deep breath' },
  })
  expect(tellFact(sign)).toBe('Return if pain when taking a deep breath.')
})
