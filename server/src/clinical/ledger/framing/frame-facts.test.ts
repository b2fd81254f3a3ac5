import { expect, test } from 'vitest'
import type { FactKind } from '@chartwright/contract/facts'
import { givenLines, givenMention, givenStretch } from '../testing/given-facts.ts'
import { frameFacts } from './frame-facts.ts'
import { VACCINATED_AGAINST } from './drugs/vaccines.data.ts'

function conceptsOf(said: string, words: string, kind: FactKind) {
  const lines = givenLines(`C: ${said}`, 'P: No.')
  const mention = givenMention(lines, words, { kind, polarity: 'absent' })
  return frameFacts(lines, [mention], []).map(({ concept }) => concept)
}

test.each<[string, string, FactKind]>([
  ['Is there anything else?', 'anything else', 'symptom'],
  ['Dizzy or anything like that?', 'anything like that', 'symptom'],
  ['Any changes?', 'changes', 'history'],
  ['Any complaints?', 'complaints', 'symptom'],
  ['Any concerns?', 'concerns', 'symptom'],
  ['Do you have any conditions?', 'conditions', 'history'],
  ['Anything in the family?', 'family', 'history'],
  ['Any family history?', 'family history', 'family'],
  ['Any family medical history?', 'family medical history', 'family'],
  ['Any health problems?', 'health problems', 'history'],
  ['Any issues?', 'issues', 'symptom'],
  ['Any medical conditions?', 'medical conditions', 'history'],
  ['Any medical history?', 'medical history', 'history'],
  ['Any medical problems?', 'medical problems', 'history'],
  ['Any new symptoms?', 'new symptoms', 'symptom'],
  ['Any other symptoms?', 'other symptoms', 'symptom'],
  ['Any problems?', 'problems', 'symptom'],
  ['Any questions?', 'questions', 'symptom'],
  ['Is there something that runs in the family?', 'runs in the family', 'family'],
  ['Is there something that runs in your family?', 'runs in your family', 'family'],
  ['Any symptoms?', 'symptoms', 'symptom'],
  ['Any symptoms like that?', 'symptoms like that', 'symptom'],
  ['It was abnormal.', 'abnormal', 'result'],
  ['It was diagnosis.', 'diagnosis', 'assessment'],
  ['It was dying.', 'dying', 'symptom'],
  ['It was effects.', 'effects', 'symptom'],
  ['It was evaluation.', 'evaluation', 'complaint'],
  ['It was levels.', 'levels', 'result'],
  ['It was negative.', 'negative', 'result'],
  ['It was normal.', 'normal', 'result'],
  ['It was positive.', 'positive', 'result'],
  ['It was problem.', 'problem', 'assessment'],
  ['It was result.', 'result', 'result'],
  ['It was results.', 'results', 'result'],
  ['It was stage.', 'stage', 'assessment'],
  ['It was borderline.', 'borderline', 'result'],
  ['It was elevated.', 'elevated', 'result'],
  ['It was fine.', 'fine', 'result'],
  ['It was good.', 'good', 'finding'],
  ['It was stable.', 'stable', 'assessment'],
  ['It was vital signs.', 'vital signs', 'finding'],
  ['It was one forty.', 'one forty', 'measurement'],
  ['It is my throat.', 'my throat', 'symptom'],
  ['My father has, well.', 'My father has', 'family'],
  ['Hold the pills?', 'Hold the', 'medication'],
  ['And your mother?', 'your mother', 'family'],
])('nothing is named: %s', (said, words, kind) => {
  expect(conceptsOf(said, words, kind)).toEqual([])
})

test.each(['new', 'recent', 'similar', 'other'])('no more is denied than was asked: %s', (word) => {
  expect(conceptsOf(`Any ${word} fever?`, 'fever', 'symptom')).toEqual([`${word} fever`])
})

test('what has a name is denied', () => {
  expect(conceptsOf('Any fever?', 'fever', 'symptom')).toEqual(['fever'])
})

test.each([
  ['If you get a fever, call us.', []],
  ['In case of fever, call us.', []],
  ['If you agree, we treat the fever.', [{ kind: 'symptom' }]],
  ['Watch for chills or a fever.', [{ kind: 'plan', act: 'safety_net', time: 'future' }]],
])('what may come is not there: %s', (said, facts) => {
  const lines = givenLines(`C: ${said}`)
  expect(frameFacts(lines, [givenMention(lines, 'fever')], [])).toMatchObject(facts)
})

test.each([
  ['C: If you get a fever, call us.', 1],
  ['C: If you get a fever, that can happen.', 0],
])('a sign to come back with needs somebody to come to: %s', (said, count) => {
  const lines = givenLines(said)
  const told = { kind: 'plan', act: 'safety_net', time: 'future' } as const
  expect(frameFacts(lines, [givenMention(lines, 'fever', told)], [])).toHaveLength(count)
})

test.each([
  ['a known name', 'I have a fever.', 'fever', 0.25, 1],
  ['an unknown one', 'I have a gronk.', 'gronk', 0.25, 0],
  ['an unknown one, surer', 'I have a gronk.', 'gronk', 0.35, 1],
  ['an unknown one that is denied', 'I have no gronk.', 'gronk', 0.4, 0],
])('what the tables do not know must be surer: %s', (_, said, words, sureness, count) => {
  const lines = givenLines(`P: ${said}`)
  const polarity = said.includes('no ') ? 'absent' : 'present'
  const mention = givenMention(lines, words, { sureness, polarity })
  expect(frameFacts(lines, [mention], [])).toHaveLength(count)
})

test.each([
  ['call us', 0],
  ['let me know', 0],
  ['come back', 0],
  ['the knee gets red', 1],
])('a warning says when, not only to call: %s', (words, count) => {
  const lines = givenLines('C: If the knee gets red, call us or come back and let me know.')
  const told = { kind: 'plan', act: 'safety_net', time: 'future' } as const
  expect(frameFacts(lines, [givenMention(lines, words, told)], [])).toHaveLength(count)
})

test.each([
  ['People who smoke can get a fever.', 0],
  ['Some patients have a fever with it.', 0],
  ['You have a fever.', 1],
  ['Some people get a rash, but what you have is a fever.', 1],
  ['Lots of folks get that so I looked for a fever.', 1],
])('what other people get is not the patient’s: %s', (said, count) => {
  const lines = givenLines(`C: ${said}`)
  expect(frameFacts(lines, [givenMention(lines, 'fever')], [])).toHaveLength(count)
})

test.each([
  [0.9, 1],
  [0.6, 0],
])(
  'a drug behind what people get is the patient’s where the reader is %s sure',
  (sureness, count) => {
    const lines = givenLines('C: Some people get a dry mouth carry on with the cetirizine.')
    const drug = { kind: 'medication', status: 'continue', sureness } as const
    expect(frameFacts(lines, [givenMention(lines, 'cetirizine', drug)], [])).toHaveLength(count)
  },
)

test('a warning that names a measure among other signs is kept', () => {
  const lines = givenLines('C: Ring us if it weeps, or you run a temperature, or it spreads.')
  const told = { kind: 'plan', act: 'safety_net', time: 'future' } as const
  const words = 'it weeps, or you run a temperature, or it spreads'
  expect(frameFacts(lines, [givenMention(lines, words, told)], [])).toHaveLength(1)
})

test('a fit with a temperature is no measure', () => {
  const lines = givenLines('C: Has she ever had a fit with a high temperature?', 'P: No.')
  const words = 'had a fit with a high temperature'
  const told = { kind: 'history', polarity: 'absent' } as const
  expect(frameFacts(lines, [givenMention(lines, words, told)], [])).toHaveLength(1)
})

test('an answer stays, under the name of a question that is not sure', () => {
  const lines = givenLines('C: Any itching when you eat?', 'P: No itching.')
  const asked = givenMention(lines, 'itching when you eat', { polarity: 'absent', sureness: 0.3 })
  const answer = givenMention(lines, 'No itching', { polarity: 'absent', sureness: 0.9 })
  expect(frameFacts(lines, [asked, answer], [])).toMatchObject([
    { concept: 'itching', polarity: 'absent', attributes: { condition: 'when you eat' } },
  ])
})

test('even if is no condition', () => {
  const lines = givenLines('C: Take the amoxicillin even if you feel better.')
  const drug = givenMention(lines, 'amoxicillin', { kind: 'medication', status: 'start' })
  const modifier = { ...givenStretch(lines, 'if you feel better'), kind: 'condition' as const }
  expect(frameFacts(lines, [drug], [modifier])[0]?.attributes.condition).toBeUndefined()
})

test('findings that are named together share their place', () => {
  const lines = givenLines('C: There is edema and erythema of the nasal turbinates.')
  const facts = frameFacts(
    lines,
    ['edema', 'erythema of the nasal turbinates'].map((words) =>
      givenMention(lines, words, { kind: 'finding' }),
    ),
    [],
  )
  expect(facts[0]?.attributes.site).toBe('nasal turbinates')
})

test.each([
  ['numbness or', 'tingling in that left hand', { site: 'hand', side: 'left' }],
  ['pain or', 'tenderness with flexion of your um', { condition: 'with flexion' }],
  ['swelling or', 'redness in that area', {}],
])('what is denied together shares its place or movement: %s %s', (one, other, attributes) => {
  const lines = givenLines(`C: There is no ${one} ${other}.`)
  const [fact] = frameFacts(
    lines,
    [one, other].map((words) =>
      givenMention(lines, words, { kind: 'finding', polarity: 'absent' }),
    ),
    [],
  )
  expect(fact?.attributes ?? {}).toEqual(attributes)
})

test.each([
  ["Murphy's sign is negative", 'negative'],
  ["McMurray's test is negative on the right", 'negative'],
  ["Spurling's test is positive bilaterally", 'positive'],
  ["Spurling's test hurts", undefined],
])('how a test came out stays with it: %s', (said, value) => {
  const lines = givenLines(`C: ${said}.`)
  const [fact] = frameFacts(lines, [givenMention(lines, said, { kind: 'finding' })], [])
  const told = `${fact?.concept ?? ''} ${fact?.attributes.value ?? ''}`
  if (value === undefined) expect(fact?.attributes.value).toBeUndefined()
  else expect(told).toContain(value)
})

test('a number that is watched warns of nothing by its name alone', () => {
  const lines = givenLines('C: Let me know about the BMI.')
  const told = { kind: 'plan', act: 'safety_net' } as const
  expect(frameFacts(lines, [givenMention(lines, 'BMI', told)], [])).toEqual([])
})

test.each([
  ['weakness', 'legs'],
  ['headache', undefined],
])('what is felt without a place of its own has that of the next: %s', (words, site) => {
  const lines = givenLines(`C: Any ${words} or numbness in your legs?`, 'P: No.')
  const facts = frameFacts(
    lines,
    [words, 'numbness in your legs'].map((one) =>
      givenMention(lines, one, { kind: 'symptom', polarity: 'absent' }),
    ),
    [],
  )
  expect(facts[0]?.attributes.site).toBe(site)
})

test('an illness that one has completed is its vaccine', () => {
  const lines = givenLines('C: You have completed your covid-19, so that is good.')
  const told = givenMention(lines, 'completed your covid-19', { kind: 'history' })
  expect(frameFacts(lines, [told], [])[0]?.concept).toBe('covid-19 vaccination')
})

test.each(VACCINATED_AGAINST)('a vaccine is meant, not the illness: %s', (illness) => {
  const conceptIn = (said: string) => {
    const lines = givenLines(`P: ${said}`)
    return frameFacts(lines, [givenMention(lines, illness, { kind: 'history' })], [])[0]?.concept
  }
  expect(conceptIn(`I had all my vaccines, ${illness} too.`)).toBe(`${illness} vaccination`)
  expect(conceptIn(`I had ${illness} as a child.`)).not.toContain('vaccination')
})

test.each([
  ['Did you hurt your foot?', 'now'],
  ['Did you ever hurt your foot before?', 'past'],
])('what is denied is of the past where that was asked: %s', (said, time) => {
  const lines = givenLines(`C: ${said}`, 'P: No.')
  const told = { kind: 'history', polarity: 'absent', time: 'past' } as const
  const [fact] = frameFacts(lines, [givenMention(lines, 'hurt your foot', told)], [])
  expect(fact?.time).toBe(time)
})

test("'but' ends a denial", () => {
  const lines = givenLines('P: no vomiting but constipation and weight loss')
  const mentions = ['no vomiting', 'constipation', 'weight loss'].map((words) =>
    givenMention(lines, words, { polarity: 'absent' }),
  )
  expect(frameFacts(lines, mentions, []).map(({ polarity }) => polarity)).toEqual([
    'absent',
    'present',
    'present',
  ])
})

test.each(['declined endocrine therapy', 'turned down the endocrine therapy'])(
  '%s is declined, and no history that is denied',
  (words) => {
    const lines = givenLines(`C: You had radiation but ${words}.`)
    const mention = givenMention(lines, words, { kind: 'history', polarity: 'absent' })
    expect(frameFacts(lines, [mention], [])).toMatchObject([
      { kind: 'plan', act: 'declined', polarity: 'present', concept: 'endocrine therapy' },
    ])
  },
)

test('what would not help is not advised', () => {
  const lines = givenLines("C: Paracetamol on this occasion, wouldn't be helpful.")
  const mention = givenMention(lines, 'Paracetamol on this occasion', {
    kind: 'medication',
    status: 'advise',
  })
  expect(frameFacts(lines, [mention], [])).toEqual([])
})

test('a review that is arranged is a visit to come, with its day', () => {
  const lines = givenLines("C: We'll arrange for you to get reviewed in a clinic today.")
  const mention = givenMention(lines, 'get reviewed in a clinic today', {
    kind: 'plan',
    act: 'refer',
  })
  expect(frameFacts(lines, [mention], [])).toMatchObject([
    { act: 'follow_up', concept: 'clinic review', attributes: { when: 'today' } },
  ])
})

test.each([
  [
    ['C: Has he had a temperature since?', 'P: On and off. This morning it was 37.6.'],
    'temperature',
  ],
  [['C: How is he?', 'P: On and off. This morning it was 37.6.'], undefined],
])('a number that is named by its time alone: %s', (said, concept) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, 'This morning', { kind: 'measurement' })
  const value = { ...givenStretch(lines, '37.6'), kind: 'value' as const, sureness: 1 }
  expect(frameFacts(lines, [mention], [value])[0]?.concept).toBe(concept)
})

test.each([
  ['Not bothered about food.', 'Not bothered about food', 'not bothered about food'],
  ['Not sleeping.', 'Not sleeping', 'poor sleep'],
  ['Not sleeping great.', 'Not sleeping great', 'poor sleep'],
])('what is missing keeps its not, or has a name: %s', (said, words, concept) => {
  const lines = givenLines(`P: ${said}`)
  expect(frameFacts(lines, [givenMention(lines, words)], [])[0]?.concept).toBe(concept)
})

test.each([
  ['I have this pressure in the cheeks.', 'this pressure', 'pressure'],
  ['I am here for my blood pressure.', 'my blood pressure', 'blood pressure'],
])('a pressure is of the blood only where that is said: %s', (said, words, concept) => {
  const lines = givenLines(`P: ${said}`)
  const mention = givenMention(lines, words, { kind: 'complaint' })
  expect(frameFacts(lines, [mention], [])[0]?.concept).toBe(concept)
})

test('what is named in answer to a question for a shot is the shot', () => {
  const lines = givenLines(
    'C: Did you get the pneumonia shot?',
    'P: I got flu and covid at the pharmacy. Not pneumonia.',
  )
  const told = { kind: 'history', time: 'past' } as const
  const named = ['flu and covid at the pharmacy', 'Not pneumonia'].map((words) =>
    givenMention(lines, words, {
      ...told,
      polarity: words.startsWith('Not') ? 'absent' : 'present',
    }),
  )
  expect(frameFacts(lines, named, []).map(({ concept }) => concept)).toEqual([
    'flu and covid vaccination',
    'pneumonia vaccination',
  ])
})

test.each([
  ['I want you to stay off your foot.', 'stay off your foot', 'present'],
  ["So don't put weight on it.", "don't put weight on it", 'present'],
  ["You don't need to be non-weight bearing.", 'non-weight bearing', 'absent'],
])('what is named by what it leaves out is advised: %s', (said, words, polarity) => {
  const lines = givenLines(`C: ${said}`)
  const told = { kind: 'plan', act: 'advise', polarity: 'absent', time: 'future' } as const
  const [fact] = frameFacts(lines, [givenMention(lines, words, told)], [])
  expect(fact).toMatchObject({ concept: 'non-weight bearing', polarity })
})

test.each([
  ['We try a triamcinolone injection today.', 'triamcinolone injection'],
  ['We try triamcinolone today, and an injection later.', 'triamcinolone'],
])('what a drug comes as stays with it: %s', (said, concept) => {
  const lines = givenLines(`C: ${said}`)
  const told = { kind: 'medication', status: 'start', time: 'future' } as const
  const mention = givenMention(lines, 'triamcinolone', told)
  expect(frameFacts(lines, [mention], [])[0]?.concept).toBe(concept)
})

test.each([
  ['And when I lift it like this, does that hurt?', 'does that hurt', 0],
  ['Any pain in the wrist?', 'pain in the wrist', 1],
] as const)('what one movement of an examination shows: %s', (said, words, count) => {
  const lines = givenLines(`C: ${said}`, 'P: No.')
  const mention = givenMention(lines, words, { kind: 'finding', polarity: 'absent' })
  expect(frameFacts(lines, [mention], [])).toHaveLength(count)
})

test('a number with the unit of a drug measures nothing', () => {
  const lines = givenLines('C: It has been increased up to 10 milligrams daily.')
  const mention = givenMention(lines, 'increased up to 10 milligrams daily', {
    kind: 'measurement',
  })
  expect(frameFacts(lines, [mention], [])).toEqual([])
})

test('what was stated has no unit of a number that it stands for', () => {
  const lines = givenLines('C: Straight leg raise is positive at forty degrees.')
  const mention = givenMention(lines, 'Straight leg raise is positive', { kind: 'finding' })
  const told = { ...givenStretch(lines, 'forty degrees'), kind: 'value' as const }
  const [fact] = frameFacts(lines, [mention], [told])
  expect(fact?.attributes.unit).toBeUndefined()
})

test('a number that answers how bad the pain is is a pain score', () => {
  const lines = givenLines('C: How bad is it, nought to ten?', 'P: A six when I kneel.')
  const mention = givenMention(lines, 'A six when I kneel', { kind: 'measurement' })
  expect(frameFacts(lines, [mention], [])).toMatchObject([
    { concept: 'pain score', attributes: { value: '6/10', detail: 'but one of several' } },
  ])
})
