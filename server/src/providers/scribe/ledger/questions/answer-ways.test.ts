import type { FactContent } from '@chartwright/contract/facts'
import { describe, expect, test } from 'vitest'
import { askVisit as ask, type Read } from './testing/ask-visit.ts'

const PLANNED: readonly string[] = [
  'For your first problem, your wrist pain, I think you have a ganglion. I want you to wear a splint.',
  'Okay.',
  'For your second problem, your hypertension, I want to increase the amlodipine.',
]
const DECIDED: readonly Read[] = [
  [0, 'ganglion', { kind: 'assessment', concept: 'ganglion', problem: 'ganglion' }],
  [
    0,
    'wear a splint',
    {
      kind: 'plan',
      act: 'advise',
      concept: 'wear a splint',
      time: 'future',
      problem: 'ganglion',
    },
  ],
  [2, 'hypertension', { kind: 'assessment', concept: 'hypertension', problem: 'hypertension' }],
  [
    2,
    'increase the amlodipine',
    {
      kind: 'medication',
      concept: 'amlodipine',
      status: 'increase',
      time: 'future',
      problem: 'hypertension',
    },
  ],
]

describe('what was decided on a problem', () => {
  test.each(['What are we doing about the wrist?', 'What is the plan for the wrist pain?'])(
    '%s: by what the clinician called it',
    (question) => {
      const answer = ask(question, PLANNED, ...DECIDED)
      expect(answer).toContain('splint')
      expect(answer).not.toContain('amlodipine')
    },
  )

  test('by another name of the disease', () => {
    const answer = ask('What are we doing about the blood pressure?', PLANNED, ...DECIDED)
    expect(answer).toContain('amlodipine')
    expect(answer).not.toContain('splint')
  })

  test('what was decided on another problem is not told', () => {
    expect(ask('What are we doing about the headaches?', PLANNED, ...DECIDED)).toMatch(
      /^Nothing about “headaches” was found/,
    )
  })
})

describe('two problems that are named together', () => {
  const drug = (concept: string, problem: string): Partial<FactContent> => ({
    kind: 'medication',
    concept,
    status: 'start',
    time: 'future',
    problem,
  })
  const concluded = (concept: string): Partial<FactContent> => ({
    kind: 'assessment',
    concept,
    problem: concept,
  })

  test('what is decided on one is not told of the other', () => {
    const said = ['For your hypertension and your diabetes, start lisinopril and metformin.']
    const answer = ask(
      'What are we doing for the blood pressure?',
      said,
      [0, 'hypertension', concluded('hypertension')],
      [0, 'diabetes', concluded('diabetes')],
      [0, 'lisinopril', drug('lisinopril', 'hypertension')],
      [0, 'metformin', drug('metformin', 'diabetes')],
    )
    expect(answer).toMatch(/start lisinopril/i)
    expect(answer).not.toMatch(/start metformin/i)
  })

  test('a conclusion is of what stands before it in its sentence', () => {
    const said = ['For your gout, take colchicine. Your knee pain is arthritis, take naproxen.']
    const answer = ask(
      'What are we doing about the knee?',
      said,
      [0, 'gout', concluded('gout')],
      [0, 'arthritis', concluded('arthritis')],
      [0, 'colchicine', drug('colchicine', 'gout')],
      [0, 'naproxen', drug('naproxen', 'arthritis')],
    )
    expect(answer).toMatch(/naproxen/i)
    expect(answer).not.toMatch(/colchicine/i)
  })
})

describe('how it happened', () => {
  const lines = [
    'You hurt your elbow. What happened?',
    'I was on a ladder and it was wet. I slipped off the third rung. I heard a crack.',
    'Have you ever hurt that elbow before?',
    'No, never.',
  ]
  const complaint: Read = [
    0,
    'hurt your elbow',
    { kind: 'complaint', concept: 'elbow pain', attributes: { onset: 'yesterday' } },
  ]

  test.each(['What happened?', 'How did she hurt her elbow?', "how'd it happen"])(
    '%s: all that the patient says to it',
    (question) => {
      expect(ask(question, lines, complaint)).toMatch(/ladder.*third rung.*crack/)
    },
  )

  test('what is so now is no yes to whether it was so before', () => {
    const answer = ask('Has she hurt the elbow before?', lines, complaint)
    expect(answer).not.toMatch(/^Yes/)
    expect(answer).toContain('No, never')
  })

  test('a complaint without a time is told with the answer to when it began', () => {
    const said = ['You feel dizzy. When did it all start?', 'About two hours ago.']
    const dizzy: Read = [0, 'dizzy', { kind: 'complaint', concept: 'dizziness' }]
    expect(ask('When did the dizziness start?', said, dizzy)).toContain('two hours ago')
  })
})

test('two things that are asked in one question are both answered', () => {
  const said = ['Any chest pain?', 'No.', 'And shortness of breath?', 'Yes, on the stairs.']
  const answer = ask(
    'Any chest pain or shortness of breath?',
    said,
    [0, 'chest pain', { concept: 'chest pain', polarity: 'absent' }],
    [2, 'shortness of breath', { concept: 'shortness of breath' }],
  )
  expect(answer).toMatch(/^No: denies chest pain/)
  expect(answer).toMatch(/^Yes: shortness of breath/im)
})

test('a complaint is no yes to whether all is well', () => {
  const answer = ask(
    'Is his breathing ok?',
    ['You have difficulty breathing?', 'Yes.'],
    [0, 'difficulty breathing', { kind: 'complaint', concept: 'difficulty breathing' }],
  )
  expect(answer).not.toMatch(/^(?:Yes|No)\b/)
})

test('a fracture that no picture shows is a no', () => {
  const said = ['The x-ray shows no fracture.']
  const seen: Read = [0, 'fracture', { kind: 'result', concept: 'fracture', polarity: 'absent' }]
  expect(ask('Is it broken?', said, seen)).toMatch(/^No\b/)
})

describe('who somebody is', () => {
  test.each([
    ['She is a 41-year-old female.', /41-year-old/],
    ['How old are you? My son is 12 years old.', /^(?!.*12)/],
  ])('age: %s', (line, answer) => {
    expect(ask('How old is she?', [line])).toMatch(answer)
  })

  test('work is what was answered, and not every line with the word', () => {
    const said = [
      'Do your bowels work?',
      'Yes. Work was busy.',
      'What do you do for work?',
      "I'm a baker.",
    ]
    for (const question of ['What does she do?', 'Occupation?', 'What is her job?'])
      expect(ask(question, said)).toBe("“What do you do for work?” – “I'm a baker.” [3, 4]")
  })
})

describe('medicines', () => {
  test('a class that must not be taken is told of its medicine', () => {
    const said = ["You can't take anti-inflammatories because of your kidneys."]
    expect(ask('Can she take ibuprofen?', said)).toContain("can't take anti-inflammatories")
  })

  test('what was said to be of no use is not advised', () => {
    const said = ["Paracetamol wouldn't be helpful here."]
    const read: Read = [
      0,
      'Paracetamol',
      { kind: 'medication', concept: 'paracetamol', status: 'advise', time: 'future' },
    ]
    expect(ask('What medications?', said, read)).not.toMatch(/Advised/)
  })

  test('a prescription without the name of its medicine is told', () => {
    const said = ["I'll send a prescription. It's one tablet three times a day."]
    expect(ask('What did I prescribe?', said)).toMatch(/one tablet three times a day/)
  })
})

test('what the clinician repeats of a relative is no allergy of the patient', () => {
  const said = ['Do you have any allergies?', 'No. My mum has hay fever.', 'Hay fever.', 'Yes.']
  expect(ask('Allergies?', said)).not.toMatch(/“Hay fever\.”/)
})

describe('what is not so sure', () => {
  test('a decimal that lost its point is not told as a number', () => {
    const said = ["Your PSA is good, it's .6 today."]
    const read: Read = [0, '6', { kind: 'measurement', concept: 'psa', attributes: { value: '6' } }]
    expect(ask('PSA?', said, read)).toMatch(/^“/)
  })

  test('a question for a dose is no yes', () => {
    const said = ['I am on iron, one tablet.']
    const read: Read = [
      0,
      'iron',
      { kind: 'medication', concept: 'iron', status: 'takes', attributes: { amount: '1 tablet' } },
    ]
    expect(ask('Is the dose of iron different?', said, read)).not.toMatch(/^Yes/)
  })

  test('a no that goes on in another line is quoted', () => {
    expect(
      ask(
        'Is she sexually active?',
        ['Are you sexually active?', 'No, no. Well, I have a boyfriend.'],
        [0, 'sexually active', { kind: 'social', concept: 'sexually active', polarity: 'absent' }],
      ),
    ).toContain('boyfriend')
  })
})

describe('home and drugs', () => {
  test('drug use is no list of medicines', () => {
    const read: Read = [
      0,
      'iron',
      { kind: 'medication', concept: 'iron', status: 'takes', time: 'now' },
    ]
    expect(ask('Does she use drugs?', ['You take iron.'], read)).toBe(
      'Nothing about drug use was found in what was said.',
    )
    expect(ask('What drugs does she take?', ['You take iron.'], read)).toMatch(/iron/i)
  })

  test('who is at home', () => {
    expect(
      ask("Who's at home with him?", ['Do you live alone?', 'I live with my wife.']),
    ).toContain('I live with my wife')
  })
})

test('a time to come is no time that the complaint has lasted', () => {
  const said = ['You will be in a cast for about six weeks.']
  const read: Read = [
    0,
    'cast',
    { kind: 'complaint', concept: 'foot pain', attributes: { duration: '2 days' } },
  ]
  expect(ask('How long off the foot?', said, read)).toContain('six weeks')
  expect(ask('How long off the foot?', said, read)).not.toContain('2 days')
})

test('the heart exam is told by its murmur', () => {
  const said = ['I hear a soft murmur. The calf is tender.']
  const seen: readonly Read[] = [
    [0, 'soft murmur', { kind: 'finding', concept: 'soft murmur' }],
    [0, 'calf is tender', { kind: 'finding', concept: 'calf tenderness' }],
  ]
  const answer = ask('What did the cardiac exam show?', said, ...seen)
  expect(answer).toContain('murmur')
  expect(answer).not.toContain('calf')
})

test('a diagnosis is what the clinician said late, and not what the patient thinks', () => {
  const said = [
    "It's sore.",
    'I think it is a cold.',
    'I think you have a simple bladder infection.',
  ]
  expect(ask('Diagnosis?', said)).toContain('bladder infection')
  expect(ask('Diagnosis?', said)).not.toContain('cold')
})

describe('what the words of a question mean', () => {
  test('the name of the patient names nothing', () => {
    const said = ['Hi Maria, you have a cough?', 'Yes.']
    const read: Read = [0, 'cough', { kind: 'complaint', concept: 'cough' }]
    expect(ask('Why is Maria here?', said, read)).toMatch(/^Cough/)
  })

  test('a side that the patient also tells otherwise is not the one', () => {
    const said = ['Where is it?', 'It started on the right and now I feel it on the left side.']
    const read: Read = [
      1,
      'on the right',
      { kind: 'complaint', concept: 'back pain', attributes: { side: 'right' } },
    ]
    expect(ask('Which side?', said, read)).not.toMatch(/^Right/)
  })

  test('what came and went is no yes', () => {
    const said = ['Are you sick?', 'I vomited at first, but it stopped.']
    const read: Read = [
      1,
      'vomited',
      { concept: 'vomiting', time: 'past', attributes: { course: 'resolved' } },
    ]
    expect(ask('Is he still vomiting?', said, read)).toMatch(/^No longer/)
  })

  test('a cuff is no reading', () => {
    const said = ['Did you get the blood pressure cuff? It was 150/90.', 'Not yet.']
    const read: Read = [
      0,
      '150/90',
      { kind: 'measurement', concept: 'blood pressure', attributes: { value: '150/90' } },
    ]
    expect(ask('Did he get a blood pressure cuff?', said, read)).toContain('cuff')
    expect(ask('Did he get a blood pressure cuff?', said, read)).not.toMatch(/^- Blood pressure/m)
  })

  test('a test that is only named is told with the sentence that says how it was', () => {
    const said = ['We checked a creatinine. It is up slightly.']
    const read: Read = [0, 'creatinine', { kind: 'measurement', concept: 'creatinine' }]
    expect(ask('Creatinine?', said, read)).toContain('It is up slightly')
  })

  test('a number that was answered stands beside what it is of', () => {
    const said = ['Do you go often?', 'To the toilet? Yes.', 'How many times?', 'Five times a day.']
    expect(ask('How often is he going to the toilet?', said)).toContain('Five times a day')
  })
})
