import { describe, expect, test } from 'vitest'
import { askVisit as ask, type Read } from './testing/ask-visit.ts'

describe('where, how often and what was tried', () => {
  test('where it is, as it was asked and answered', () => {
    const said = ['Where are the headaches?', 'Right behind my eyes.', 'Okay.', 'I live in Kent.']
    expect(ask('Where is the headache?', said)).toContain('behind my eyes')
    expect(ask('Where does she live?', said)).toContain('Kent')
  })

  test('what was done besides medicines is told with them', () => {
    const said = ['What have you taken for the pain?', 'Some tylenol. I tried ice, nothing worked.']
    const read: Read = [
      1,
      'tylenol',
      { kind: 'medication', concept: 'tylenol', status: 'took', time: 'past' },
    ]
    const answer = ask('What has he tried for the pain?', said, read)
    expect(answer).toMatch(/tylenol/i)
    expect(answer).toContain('I tried ice')
  })

  test('how often is asked of the complaint', () => {
    const said = ['Your knee gives way twice a week. You take iron once a day.']
    const answer = ask(
      'How often does it happen?',
      said,
      [
        0,
        'knee gives way',
        {
          kind: 'complaint',
          concept: 'knee giving way',
          attributes: { frequency: 'twice a week' },
        },
      ],
      [
        0,
        'iron',
        {
          kind: 'medication',
          concept: 'iron',
          status: 'takes',
          attributes: { frequency: 'once daily' },
        },
      ],
    )
    expect(answer).toMatch(/knee/i)
    expect(answer).not.toMatch(/takes iron/i)
  })

  test('a blood pressure is no answer to a fasting blood sugar', () => {
    const said = ['It was 120/80.']
    const read: Read = [
      0,
      '120/80',
      { kind: 'measurement', concept: 'blood pressure', attributes: { value: '120/80' } },
    ]
    expect(ask('Fasting sugars?', said, read)).not.toContain('120/80')
  })

  test('the findings behind the heading of an exam belong to it', () => {
    const said = ['On your back exam, the spine is tender. You have a positive leg raise.']
    const seen: readonly Read[] = [
      [0, 'spine is tender', { kind: 'finding', concept: 'spine tenderness' }],
      [0, 'positive leg raise', { kind: 'finding', concept: 'leg raise positive' }],
    ]
    expect(ask('What did the back exam show?', said, ...seen)).toMatch(/leg raise/i)
  })
})

test('two measurements that are asked in one question are both told', () => {
  const said = ['Your blood pressure is 120/80, your heart rate is 60.']
  const read: readonly Read[] = [
    [
      0,
      '120/80',
      { kind: 'measurement', concept: 'blood pressure', attributes: { value: '120/80' } },
    ],
    [0, '60', { kind: 'measurement', concept: 'heart rate', attributes: { value: '60' } }],
  ]
  const answer = ask('BP and heart rate?', said, ...read)
  expect(answer).toContain('Blood pressure 120/80')
  expect(answer).toContain('Heart rate 60')
})

test('a question for the family that nobody could answer tells no family history', () => {
  const said = ['Any family history of cancer?', 'I was adopted.']
  const read: Read = [0, 'cancer', { kind: 'family', concept: 'cancer', who: 'family' }]
  expect(ask('Family history?', said, read)).toMatch(/^“/)
})

test('the knee is no part of the belly that was examined before it', () => {
  const said = ['On your abdominal exam there is tenderness. Your right knee has an effusion.']
  const seen: readonly Read[] = [
    [0, 'tenderness', { kind: 'finding', concept: 'tenderness' }],
    [0, 'effusion', { kind: 'finding', concept: 'effusion', attributes: { site: 'right knee' } }],
  ]
  const answer = ask('What did I find on the abdominal exam?', said, ...seen)
  expect(answer).toMatch(/tenderness/i)
  expect(answer).not.toMatch(/effusion/i)
})

test('whether a medicine helps is told with what was said behind its name', () => {
  const said = ['Have you tried anything?', 'I took ibuprofen.', 'Did that help?', 'Not at all.']
  expect(ask('Did ibuprofen help?', said)).toContain('Not at all')
})

test('what the patient is here for is the complaint', () => {
  const read: Read = [0, 'cough', { kind: 'complaint', concept: 'cough' }]
  for (const question of ['What is she here for?', "What's her main problem?"])
    expect(ask(question, ['You have a cough.'], read)).toMatch(/^Cough/)
})

test('what is said to be the first time is no yes to whether it was before', () => {
  const said = ['You have a kidney stone.', 'Yes.', 'Any in the past?', 'This is my first time.']
  const read: Read = [0, 'kidney stone', { kind: 'history', concept: 'kidney stone' }]
  const answer = ask('Has she had kidney stones before?', said, read)
  expect(answer).not.toMatch(/^Yes/)
  expect(answer).toContain('first time')
})

test('how often is answered by the answer to how often', () => {
  const said = ['You have diarrhea. How many times a day?', 'Almost every hour.']
  const read: Read = [0, 'diarrhea', { kind: 'complaint', concept: 'diarrhea' }]
  expect(ask('How often is he going?', said, read)).toContain('Almost every hour')
})

test('a symptom without a time is told with when it all began', () => {
  const said = ['How long has it been going on?', 'About six weeks. I feel so tired.']
  const read: Read = [
    1,
    'so tired',
    { kind: 'symptom', concept: 'fatigue', attributes: { duration: '6 weeks' } },
    0.6,
  ]
  expect(ask('How long has he felt tired?', said, read)).toContain('About six weeks')
})

test('an operation that is planned is none of the past', () => {
  const said = ['You had your gallbladder out. I recommend an excision of the mole.']
  const read: Read = [
    0,
    'gallbladder out',
    { kind: 'history', concept: 'cholecystectomy', time: 'past' },
  ]
  const answer = ask('What surgery are we planning?', said, read)
  expect(answer).toContain('excision of the mole')
})

test('a medicine that is named behind a greeting is no name of the patient', () => {
  const said = ['Good morning. Tylenol in the morning, hello Tylenol?', 'I take Tylenol.']
  const read: Read = [
    1,
    'Tylenol',
    { kind: 'medication', concept: 'tylenol', status: 'takes', time: 'now' },
  ]
  expect(ask('Does she take Tylenol?', said, read)).toMatch(/tylenol/i)
})

test('where the pain is does not tell where the medicines are from', () => {
  const said = ['Where is the pain?', 'In my left heel.', 'Okay.', 'Thanks.']
  const read: Read = [1, 'left heel', { kind: 'complaint', concept: 'heel pain' }]
  expect(ask('Where does he get his medicines?', said, read)).not.toContain('left heel')
  expect(ask('Where is the pain?', said, read)).toContain('left heel')
})

test('drugs that somebody takes are medicines', () => {
  const read: Read = [
    0,
    'iron',
    { kind: 'medication', concept: 'iron', status: 'takes', time: 'now' },
  ]
  expect(ask('Does she take any drugs?', ['You take iron.'], read)).toMatch(/iron/i)
})
