import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { BESIDE_DRUGS } from '../telling/modifier-words.data.ts'
import { tellFact } from '../telling/tell-fact.ts'
import { givenContent } from '../testing/given-fact.ts'

test.each<[Partial<FactContent>, string]>([
  [{ kind: 'symptom', polarity: 'absent', concept: 'common cold' }, 'Denies cold symptoms.'],
  [{ kind: 'symptom', concept: 'common cold' }, 'Common cold.'],
  [
    { kind: 'social', time: 'past', concept: 'used to play a lot of tennis' },
    'Previously played a lot of tennis.',
  ],
  [{ kind: 'social', time: 'past', concept: 'used to be a swimmer' }, 'Used to be a swimmer.'],
  [{ kind: 'social', concept: 'walking in the park a lot' }, 'Walks in the park.'],
  [
    { kind: 'social', polarity: 'absent', concept: 'walk in the park a lot' },
    'Does not walk in the park a lot.',
  ],
  [{ kind: 'social', concept: 'drink and smoke' }, 'Drinks alcohol and smokes.'],
  [
    { kind: 'plan', act: 'advise', time: 'future', concept: 'stick to the exercises' },
    'Stick to the exercises.',
  ],
  [
    {
      kind: 'finding',
      concept: 'tenderness to the medial aspect',
      attributes: { site: 'knee', side: 'left' },
    },
    'Tenderness to the medial aspect of the left knee.',
  ],
  [
    { kind: 'family', who: 'father', concept: 'stroke', attributes: { detail: 'my dad died' } },
    'Father: stroke, deceased.',
  ],
  [
    { kind: 'family', who: 'brother', concept: 'asthma', attributes: { detail: 'other brother' } },
    'Other brother: asthma.',
  ],
  [
    { kind: 'family', who: 'sister', concept: 'asthma', attributes: { detail: 'a sister' } },
    'Sister: asthma.',
  ],
  [
    {
      kind: 'family',
      who: 'grandmother',
      concept: 'glaucoma',
      attributes: { detail: 'maternal grandma' },
    },
    'Maternal grandmother: glaucoma.',
  ],
])('%j', (given, told) => {
  expect(tellFact(givenContent(given))).toBe(told)
})

test.each(BESIDE_DRUGS)('%s is left out beside a drug: %s', (_, detail) => {
  const fact = givenContent({
    kind: 'medication',
    status: 'takes',
    concept: 'loratadine',
    attributes: { detail },
  })
  expect(tellFact(fact)).toBe('Takes loratadine.')
})

test.each<[Partial<FactContent>, string]>([
  [
    { kind: 'complaint', concept: 'follow-up', attributes: { site: 'wrist', side: 'left' } },
    'Presents for follow-up of the left wrist.',
  ],
  [
    { kind: 'complaint', concept: 'second opinion regarding', attributes: { site: 'hip' } },
    'Presents for second opinion on the hip.',
  ],
  [
    {
      kind: 'complaint',
      concept: 'rash',
      attributes: { site: 'all over my legs', side: 'bilateral' },
    },
    'Rash all over the legs.',
  ],
  [
    { kind: 'symptom', concept: 'cramps', attributes: { site: 'right under the ribs' } },
    'Cramps under the ribs.',
  ],
  [
    { kind: 'complaint', concept: 'wrist pain', attributes: { trigger: 'fell on some gravel' } },
    'Wrist pain after falling on gravel.',
  ],
  [
    { kind: 'history', concept: 'psoriasis', attributes: { duration: 'a long time' } },
    'Long-standing psoriasis.',
  ],
  [
    { kind: 'symptom', concept: 'crying all the time', attributes: { frequency: 'constant' } },
    'Crying all the time.',
  ],
  [
    { kind: 'medication', status: 'took', time: 'past', concept: 'steroid cream' },
    'Previously used steroid cream.',
  ],
  [
    {
      kind: 'medication',
      status: 'continue',
      concept: 'amitriptyline',
      attributes: { reason: 'with the nerve pain' },
    },
    'Continue amitriptyline for nerve pain.',
  ],
  [
    {
      kind: 'medication',
      status: 'takes',
      concept: 'warfarin',
      attributes: { reason: 'for my atrial fibrillation' },
    },
    'Takes warfarin for atrial fibrillation.',
  ],
  [
    {
      kind: 'plan',
      act: 'order',
      time: 'future',
      concept: 'ultrasound',
      attributes: { reason: "how fast the stone's passing" },
    },
    'Order ultrasound to see how fast the stone is passing.',
  ],
  [{ kind: 'history', polarity: 'absent', concept: 'children' }, 'No children.'],
  [{ kind: 'history', polarity: 'absent', concept: 'cardiology' }, 'Not seen by cardiology.'],
])('%j', (given, told) => {
  expect(tellFact(givenContent(given))).toBe(told)
})

test.each<[Partial<FactContent>, string]>([
  [{ kind: 'allergy', concept: 'seasonal allergies' }, 'Seasonal allergies.'],
  [{ kind: 'allergy', concept: 'birch' }, 'Allergic to birch.'],
  [
    { kind: 'symptom', time: 'past', concept: 'sad and down a lot' },
    'Previously sad and down a lot.',
  ],
  [
    {
      kind: 'medication',
      status: 'start',
      time: 'future',
      concept: 'honey dressing daily',
      attributes: { frequency: 'once daily' },
    },
    'Start honey dressing once daily.',
  ],
  [
    { kind: 'plan', act: 'counsel', time: 'future', concept: 'go over the side effects' },
    'Counseled on side effects.',
  ],
  [
    { kind: 'social', polarity: 'absent', concept: 'travel abroad recently' },
    'No recent travel abroad.',
  ],
  [
    { kind: 'social', concept: 'beer mostly', attributes: { detail: 'two or three cans' } },
    'Alcohol: mostly beer, two or three cans.',
  ],
  [{ kind: 'social', concept: 'consume alcohol' }, 'Drinks alcohol.'],
])('%j', (given, told) => {
  expect(tellFact(givenContent(given))).toBe(told)
})

test.each<[Partial<FactContent>, string]>([
  [
    { kind: 'social', concept: 'smoking', attributes: { detail: 'fifteen a day' } },
    'Smokes fifteen a day.',
  ],
  [
    {
      kind: 'measurement',
      concept: 'blood pressure',
      attributes: { value: '140/90', when: '3 days ago' },
    },
    'Blood pressure 140/90, 3 days ago.',
  ],
  [
    { kind: 'family', who: 'father', concept: 'stroke', attributes: { detail: 'at sixty-one' } },
    'Father: stroke, at age sixty-one.',
  ],
  [
    { kind: 'family', who: 'son', concept: 'gout', attributes: { detail: 'forty one' } },
    'Son: gout.',
  ],
  [
    {
      kind: 'measurement',
      concept: 'creatinine',
      attributes: { value: '1.1', when: '3/4/2020' },
    },
    'Creatinine 1.1 on 3/4/2020.',
  ],
  [
    {
      kind: 'social',
      concept: 'smoking',
      time: 'past',
      attributes: { detail: 'about a pack a day' },
    },
    'Former smoker, about a pack a day.',
  ],
  [{ kind: 'history', concept: 'only gout' }, 'History of gout.'],
])('%j', (given, told) => {
  expect(tellFact(givenContent(given))).toBe(told)
})
