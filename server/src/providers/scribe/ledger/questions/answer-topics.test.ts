import type { Fact, FactContent } from '@chartwright/contract/facts'
import { describe, expect, test } from 'vitest'
import { askVisit as ask, type Read } from './testing/ask-visit.ts'

const drug = (concept: string, status: Fact['status'], attributes = {}): Partial<FactContent> => ({
  kind: 'medication',
  concept,
  status,
  time: status === 'takes' ? 'now' : 'future',
  attributes,
})

describe('medicines', () => {
  const asked = 'What medications is the patient on?'

  test('a class is told by its medicine, and a brand by its drug', () => {
    const answer = ask(
      asked,
      ['I will start an anti-inflammatory. It is called naproxen.', 'I take Lasix, furosemide.'],
      [0, 'anti-inflammatory', drug('anti-inflammatories', 'start')],
      [0, 'naproxen', drug('naproxen', 'start')],
      [1, 'Lasix', drug('lasix', 'takes')],
      [1, 'furosemide', drug('furosemide', 'takes')],
    )
    expect(answer).toBe(
      [
        'Takes now:\n- Takes Lasix. “I take Lasix, furosemide.” [2]',
        'Prescribed, changed or recommended in this visit:\n- Start naproxen. “It is called naproxen.” [1]',
      ].join('\n\n'),
    )
  })

  test('what did harm or is forbidden is not told as taken', () => {
    const answer = ask(
      asked,
      ['You cannot take naproxen with your kidneys.', 'Codeine made me sick.'],
      [0, 'naproxen', drug('naproxen', 'takes')],
      [1, 'Codeine', drug('codeine', 'takes')],
    )
    expect(answer).toMatch(/^Not to be taken, or with a reaction:/)
    expect(answer).not.toContain('Takes')
  })

  test('a question for allergies that comes behind a medicine forbids nothing', () => {
    const answer = ask(
      asked,
      ['Which medications do you take?', 'Metformin. And are there any allergies?', 'No.'],
      [0, 'medications', drug('metformin', 'takes')],
    )
    expect(answer).toMatch(/^Takes now:/)
  })

  test('what was asked for and answered with another medicine is not told as taken', () => {
    const answer = ask(
      asked,
      ['Did she give you some prednisone?', 'Well, she gave me gabapentin.'],
      [0, 'prednisone', drug('prednisone', 'takes')],
      [1, 'gabapentin', drug('gabapentin', 'takes')],
    )
    expect(answer).not.toContain('Takes prednisone')
    expect(answer).toContain('Not read for certain; this was said:\n- Prednisone')
  })

  test('one of several that might be prescribed is not told as started', () => {
    const answer = ask(
      asked,
      ['I can prescribe you something stronger, like naproxen.', 'Okay.'],
      [0, 'naproxen', drug('naproxen', 'start')],
    )
    expect(answer).not.toContain('Start naproxen')
  })

  test('a medicine says that an allergy to it was named', () => {
    const answer = ask(
      asked,
      ['We may give you aspirin.', 'I am allergic to aspirin.'],
      [0, 'aspirin', { ...drug('aspirin', 'start'), certainty: 'possible' }],
      [1, 'aspirin', { kind: 'allergy', concept: 'aspirin' }],
    )
    expect(answer).toContain('Aspirin (an allergy to it was named [2])')
    expect(answer).toMatch(/^Only possible, or on a condition:/)
  })

  test('of two doses in one sentence only the words are told', () => {
    const answer = ask(
      asked,
      ['We raise the bisoprolol from 5 milligrams to 10 milligrams.'],
      [0, 'bisoprolol', drug('bisoprolol', 'increase', { dose: '5 mg' })],
    )
    expect(answer).toBe(
      'Prescribed, changed or recommended in this visit:\n- Bisoprolol: “We raise the bisoprolol from 5 milligrams to 10 milligrams.” [1]',
    )
  })

  test('nothing is stopped where nobody says so', () => {
    const answer = ask(
      asked,
      ['I want you to take the naproxen.'],
      [0, 'naproxen', drug('naproxen', 'stop')],
    )
    expect(answer).toMatch(/^Not read for certain; this was said:\n- Naproxen: /)
  })

  test('of a relative, of a vaccine and of a place nothing is listed', () => {
    const answer = ask(
      asked,
      ['Do you take anything?', 'My wife takes iron, and I had the tetanus vaccine.'],
      [1, 'iron', { ...drug('iron', 'takes'), who: 'wife' }],
      [1, 'tetanus vaccine', drug('tetanus vaccine', 'takes')],
    )
    expect(answer).not.toContain('Takes')
  })
})

describe('allergies', () => {
  test('one that was told in answer stands with its question and what it did', () => {
    const answer = ask('Any allergies?', [
      'Do you have any allergies?',
      'There was an antibiotic, doxycycline.',
      'What happened?',
      'My lips got big.',
    ])
    expect(answer).toMatch(/^Nothing certain was read; this was said about it:/)
    expect(answer).toContain('“There was an antibiotic, doxycycline.”')
    expect(answer).toContain('“My lips got big.”')
  })

  test('the word for it is no allergen, and a kind of it no substance', () => {
    const answer = ask(
      'Any allergies?',
      ['Any allergies?', 'I get seasonal allergies.'],
      [0, 'allergies', { kind: 'allergy', concept: 'allergies' }],
      [1, 'seasonal', { kind: 'allergy', concept: 'seasonal' }],
    )
    expect(answer).not.toContain('Allergic to')
    expect(answer).toContain('“I get seasonal allergies.”')
  })

  test('a reaction to a medicine is told without the word', () => {
    const said = ['How are you?', 'The codeine gave me a rash last time.']
    expect(ask('Any allergies?', said)).toContain('“The codeine gave me a rash last time.” [2]')
  })
})

describe('the next visit', () => {
  test('a farewell is none, and the same day is told once', () => {
    const answer = ask(
      'When is the follow-up?',
      ['I want to see you in two weeks.', 'Okay.', 'See you in two weeks then. See you soon.'],
      [
        0,
        'see you in two weeks',
        { kind: 'plan', act: 'follow_up', concept: 'follow-up', attributes: { when: '2 weeks' } },
      ],
      [2, 'See you soon', { kind: 'plan', act: 'follow_up', concept: 'follow-up' }],
    )
    expect(answer).toBe('Follow up in 2 weeks. “I want to see you in two weeks.” [1]')
  })

  test('results that come back are no visit', () => {
    const said = ['The results will come back in five days.']
    expect(ask('When is the follow-up?', said)).toBe('No follow-up was found in what was said.')
  })

  test('the answer to the question of the patient counts', () => {
    const answer = ask('When is the follow-up?', ['Fine.', 'When do I come back?', 'In May.'])
    expect(answer).toContain('“When do I come back?” – “In May.” [2, 3]')
  })

  test('a call without a day says that no date was read', () => {
    expect(ask('When is the follow-up?', ['Give us a ring if you have any concerns.'])).toBe(
      'No date was read; this was said about coming back or calling:\n\n- “Give us a ring if you have any concerns.” [1]',
    )
  })

  test('soon stands with its signs', () => {
    const answer = ask('When is the follow-up?', [
      'If the wound turns red, or you feel hot. Then come back to us straight away.',
    ])
    expect(answer).toContain('“If the wound turns red, or you feel hot. Then come back')
  })
})

describe('the plan', () => {
  test('is told in the words of the visit and in their order', () => {
    const answer = ask(
      'What is the plan?',
      [
        'I will start you on iron 200 milligrams once a day. We will order a chest x-ray. Hey dragon, order chest x-ray. Call us if you feel faint.',
        'Okay.',
      ],
      [0, 'iron', drug('iron', 'start', { dose: '200 mg' })],
      [0, 'chest x-ray', { kind: 'plan', act: 'order', concept: 'chest x-ray', time: 'future' }],
      [0, 'faint', { kind: 'plan', act: 'safety_net', concept: 'syncope', time: 'future' }],
    )
    expect(answer).toBe(
      '- “I will start you on iron 200 milligrams once a day. We will order a chest x-ray. Order chest x-ray. Call us if you feel faint.” [1]',
    )
  })

  test('where only a warning was read, what sounds like a decision is shown as well', () => {
    const said = ['Let us keep monitoring the lump for now. Call us if you feel worse.']
    expect(ask('What is the plan?', said)).toBe(
      '- “Let us keep monitoring the lump for now. Call us if you feel worse.” [1]',
    )
  })

  test('a visit that is said in one breath with a closing question is told', () => {
    const answer = ask(
      'What is the plan?',
      ['We will order the MRI and we will see you in two weeks, any questions.', 'No.'],
      [0, 'MRI', { kind: 'plan', act: 'order', concept: 'mri', time: 'future' }],
    )
    expect(answer).toContain('We will see you in two weeks')
  })

  test('a word that only sounds like a medicine is not shown', () => {
    const said = ['That is for the sleep medicine clinic to say.']
    expect(ask('What medications is the patient on?', said)).toBe(
      'No medication was found in what was said.',
    )
  })

  test('oxygen is a medicine where it is given, and not where it is measured', () => {
    const asked = 'What medications is the patient on?'
    const oxygen = drug('oxygen', 'takes')
    expect(ask(asked, ['', 'I am on oxygen at home.'], [1, 'oxygen', oxygen])).toContain(
      'Takes oxygen',
    )
    const measured = ['Your oxygen is at 98 percent.']
    expect(ask(asked, measured, [0, 'oxygen', oxygen])).not.toContain('Takes')
  })

  test('what was turned down stands with the answer', () => {
    const answer = ask(
      'What is the plan?',
      ['We can give you some codeine if you need it. Do you want that?', 'No, I think I am fine.'],
      [0, 'codeine', drug('codeine', 'start')],
    )
    expect(answer).toContain('– “No, I think I am fine.” [1, 2]')
  })
})

describe('what was said without a number or a yes', () => {
  test('a reading in words is quoted', () => {
    const said = ['Your blood pressure is fine today.']
    expect(ask('What was the blood pressure?', said)).toBe(
      'No value was read; this was said about it:\n\n- “Your blood pressure is fine today.” [1]',
    )
  })

  test('a doubtful habit is quoted with its question, and no yes stands before it', () => {
    const answer = ask(
      'Does the patient smoke?',
      ['Do you smoke?', 'Socially, on a Friday.'],
      [0, 'smoke', { kind: 'social', concept: 'smoking' }, 0.5],
    )
    expect(answer).toBe(
      'Nothing certain was read; this was said about it:\n\n- “Do you smoke?” – “Socially, on a Friday.” [1, 2]',
    )
  })

  test('a sure fact beside a doubtful one is not told as a statement', () => {
    const answer = ask(
      'Does the patient have a fever?',
      ['Any fever?', 'No fever now. I had a fever on Monday.'],
      [1, 'fever now', { concept: 'fever', polarity: 'absent' }],
      [1, 'fever on Monday', { concept: 'fever', time: 'past' }, 0.5],
    )
    expect(answer).toMatch(/^Nothing certain was read/)
    expect(answer).not.toContain('Denies')
  })

  test('who gave it up does not smoke', () => {
    const answer = ask(
      'Does the patient smoke?',
      ['Do you smoke?', 'I quit ten years ago.'],
      [1, 'quit', { kind: 'social', concept: 'smoking', time: 'past' }],
    )
    expect(answer).toMatch(/^No longer: /)
  })
})

describe('results', () => {
  const lines = [
    'Your potassium is 4.1. The x-ray of the wrist is normal.',
    'Good. And my elbow hurts.',
  ]
  const potassium: Read = [
    0,
    'potassium is 4.1',
    { kind: 'measurement', concept: 'potassium', attributes: { value: '4.1' } },
  ]
  const wrist: Read = [
    0,
    'x-ray of the wrist',
    { kind: 'result', concept: 'x-ray', attributes: { site: 'wrist', value: 'normal' } },
  ]

  test('a picture is no result of the laboratory', () => {
    const answer = ask('What were the lab results?', lines, potassium, wrist)
    expect(answer).toContain('Potassium 4.1')
    expect(answer).not.toContain('x-ray')
  })

  test('a number of the same line is no result of a picture', () => {
    const long = ['About your hand x-ray, nothing is broken and your potassium is 4.1.', 'Good.']
    const broken: Read = [
      0,
      'nothing is broken',
      { kind: 'result', concept: 'fracture', polarity: 'absent' },
    ]
    const answer = ask('What did the hand x-ray show?', long, potassium, broken)
    expect(answer).not.toContain('Potassium')
  })

  test('what is said of a part is no finding of its examination', () => {
    const answer = ask('What did the exam of the elbow show?', lines, [
      1,
      'my elbow hurts',
      { concept: 'elbow pain' },
    ])
    expect(answer).toMatch(/^I have no certain fact on this. What was said about “elbow”:/)
  })
})

test('to be asked to come back is no question', () => {
  const answer = ask('When is the follow-up?', [
    "If it is still sore, why don't you come back to the clinic?",
    'Okay.',
  ])
  expect(answer).toContain("why don't you come back to the clinic?")
  expect(ask('When is the follow-up?', ['When did you come back?', 'Monday.'])).not.toContain('“')
})
