import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { SOCIAL_WORDS } from './social-words.data.ts'
import { tellFact } from './tell-fact.ts'
import { givenContent } from '../testing/given-fact.ts'

const ROWS: [Partial<FactContent>, string][] = [
  [
    { concept: 'smoking', attributes: { amount: '1 pack', frequency: 'daily' } },
    'Smokes 1 pack daily.',
  ],
  [{ concept: 'smoking', polarity: 'absent' }, 'Does not smoke.'],
  [{ concept: 'smoking', attributes: { duration: '20 years' } }, 'Smokes for 20 years.'],

  [{ concept: 'smoking', time: 'past' }, 'Former smoker.'],
  [{ concept: 'former smoker' }, 'Former smoker.'],
  [
    { concept: 'smoking', time: 'past', attributes: { when: '2 years ago' } },
    'Former smoker, quit 2 years ago.',
  ],
  [{ concept: 'quit vaping', time: 'past' }, 'Quit vaping.'],
  [{ concept: 'played handball at school', time: 'past' }, 'Played handball at school.'],
  [{ concept: 'not weighing regularly' }, 'Not weighing regularly.'],
  [
    { concept: 'occupation', attributes: { detail: 'nine or nine thirty to six' } },
    'Works from nine or nine thirty to six.',
  ],
  [{ concept: 'occupation', attributes: { detail: 'baker' } }, 'Works as a baker.'],
  [
    { concept: 'occupation', time: 'past', attributes: { detail: 'baker' } },
    'Previous occupation: baker.',
  ],
  [{ concept: 'occupation', attributes: { detail: 'shipyard' } }, 'Occupation: shipyard.'],
  [{ concept: 'married', time: 'past' }, 'Previously married.'],
  [
    { concept: 'alcohol use', attributes: { amount: '2 beers', frequency: 'daily' } },
    'Drinks alcohol 2 beers daily.',
  ],
  [{ concept: 'recreational drugs', polarity: 'absent' }, 'Denies recreational drug use.'],
  [{ concept: 'cannabis use' }, 'Uses cannabis.'],
  [{ concept: 'living alone' }, 'Lives alone.'],
  [{ concept: 'living alone', attributes: { detail: 'two cats' } }, 'Lives alone, two cats.'],
  [
    { concept: 'living alone', attributes: { detail: 'live with the partner' } },
    'Lives with partner.',
  ],
  [{ concept: 'contact lenses', polarity: 'absent' }, 'Does not wear contact lenses.'],
  [{ concept: 'left handed' }, 'Left-handed.'],

  [{ concept: 'vaping', polarity: 'absent' }, 'Does not vape.'],
  [
    { concept: 'exercise', attributes: { frequency: '3 times a week' } },
    'Exercises 3 times a week.',
  ],
  [
    { concept: 'exercising 4 times every week', attributes: { frequency: '4 times a week' } },
    'Exercises 4 times every week.',
  ],
  [{ concept: 'occupation', attributes: { detail: 'cashier' } }, 'Works as a cashier.'],
  [{ concept: 'living situation', attributes: { detail: 'with partner' } }, 'Lives with partner.'],
  [{ concept: 'residence', attributes: { detail: 'Easton' } }, 'Lives in Easton.'],
  [{ concept: 'marital status', attributes: { detail: 'divorced' } }, 'Divorced.'],
  [{ concept: 'sexually active', polarity: 'absent' }, 'Not sexually active.'],
  [{ concept: 'software engineer' }, 'Works as a software engineer.'],
  [{ concept: 'x-ray tech' }, 'Works as an x-ray technician.'],
  [{ concept: 'few beers per week' }, 'Alcohol: a few beers per week.'],
  [{ concept: 'drink water all day' }, 'Drinks water all day.'],
  [{ concept: 'live with my sister and my mum' }, 'Lives with sister and mum.'],
  [{ concept: 'playing tennis', time: 'past' }, 'Previously played tennis.'],
  [
    { concept: 'playing volleyball', time: 'past', attributes: { when: 'last night' } },
    'Played volleyball last night.',
  ],
  [{ concept: 'much in the way of exercise', polarity: 'absent' }, 'Little exercise.'],
  [{ concept: 'pets' }, 'Has pets.'],
  [{ concept: 'cat at home' }, 'Pets: cat at home.'],
  [{ concept: 'studying biology' }, 'Studies biology.'],
  [{ concept: 'hiking' }, 'Hiking.'],
  [{ concept: 'handed', attributes: { side: 'left' } }, 'Left-handed.'],
  [{ concept: 'handedness', attributes: { side: 'right' } }, 'Right-handed.'],
  [{ concept: 'sick contacts', polarity: 'absent' }, 'No sick contacts.'],

  [
    { concept: 'abstinent from alcohol', attributes: { duration: '2 years' } },
    'Abstinent from alcohol for 2 years.',
  ],
  [{ concept: 'heavy alcohol use', time: 'past' }, 'Previously drank alcohol heavily.'],
  [{ concept: 'heavy smoking' }, 'Heavy smoker.'],
  [{ concept: 'pipe smoking', time: 'past' }, 'Former pipe smoker.'],
  [{ concept: 'chewing tobacco', polarity: 'absent' }, 'Does not chew tobacco.'],
  [{ concept: 'heroin use', time: 'past' }, 'Previously used heroin.'],
  [{ concept: 'nicotine pouches' }, 'Uses nicotine pouches.'],
  [{ concept: 'injection drug use', polarity: 'absent' }, 'Denies injection drug use.'],
  [{ concept: 'caffeine use', polarity: 'absent' }, 'Does not consume caffeine.'],
  [{ concept: 'homelessness' }, 'Homeless.'],
  [{ concept: 'sedentary lifestyle', polarity: 'absent' }, 'Not sedentary.'],
  [
    { concept: 'signed off work', attributes: { onset: 'since May' } },
    'Signed off work since May.',
  ],
  [{ concept: 'stress' }, 'Under stress.'],
  [{ concept: 'has a desk job' }, 'Has a desk job.'],
  [
    { concept: 'has carers', attributes: { frequency: '4 times a day' } },
    'Has carers 4 times a day.',
  ],
  [{ concept: 'goes to the gym', time: 'past' }, 'Previously went to the gym.'],
  [{ concept: 'lives with wife', time: 'past' }, 'Previously lived with wife.'],
  [{ concept: 'works night shifts', polarity: 'absent' }, 'Does not work night shifts.'],
  [
    { concept: 'walks the dog', attributes: { frequency: 'twice a day' } },
    'Walks the dog twice a day.',
  ],
  [{ concept: 'walks the dog', polarity: 'absent' }, 'Does not walk the dog.'],
  [{ concept: 'on feet all day' }, 'On feet all day.'],
  [{ concept: 'lives on the own in a flat' }, 'Lives alone in a flat.'],
  [
    { concept: '20 cigarettes a day', attributes: { onset: 'since age 17' } },
    'Smokes 20 cigarettes a day since age 17.',
  ],
  [{ concept: '6 cups of coffee a day' }, 'Drinks 6 cups of coffee a day.'],
  [{ concept: 'odd glass of wine' }, 'Alcohol: an odd glass of wine.'],
  [{ concept: 'used to go to the gym', time: 'past' }, 'Previously went to the gym.'],
]

test.each(ROWS)('%j', (told, text) => {
  expect(tellFact(givenContent({ kind: 'social', ...told }))).toBe(text)
})

test('every row of the table is told here', () => {
  const told = ROWS.map(([{ concept = '' }]) => concept)
  expect(SOCIAL_WORDS.filter(([row]) => !told.some((concept) => row.test(concept)))).toEqual([])
})

test.each<[Partial<FactContent>, string]>([
  [{ concept: 'work at a bank' }, 'Works at a bank.'],
  [{ concept: 'doing yoga', polarity: 'absent' }, 'Does not do yoga.'],
  [{ concept: 'diet', attributes: { detail: 'mostly vegetables' } }, 'Diet: mostly vegetables.'],
])('%j', (told, text) => {
  expect(tellFact(givenContent({ kind: 'social', ...told }))).toBe(text)
})

test.each([
  ['yoga', 'No yoga.'],
  ['wine at night', 'No wine at night.'],
])('%s that is denied is told without its subject', (concept, told) => {
  expect(tellFact(givenContent({ kind: 'social', concept, polarity: 'absent' }))).toBe(told)
})
