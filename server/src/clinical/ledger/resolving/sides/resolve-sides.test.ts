import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { resolveSides } from './resolve-sides.ts'

/** Of a fact that is the last line. */
function sideOf(said: readonly string[], told: Partial<FramedFact> = {}) {
  const lines = givenLines(...said)
  const line = lines.length - 1
  const to = lines[line]?.text.length ?? 0
  const fact = givenFact({ concept: 'it', said: [{ line, from: 0, to }], ...told })
  return resolveSides(lines, [fact])[0]?.attributes.side
}

test.each(
  `a dull ache|it is aching|there is arthritis|I can't bend it|bending is bad|it can't bear weight|it is bothering me
  |a bruise|some bruising|it is bursitis|it catches|a contusion|crepitus|no dislocation|a small effusion
  |it is epicondylitis|on extension|I can't extend it|on flexion|no fracture|a grinding noise|a weak grip
  |I hurt it|it hurts|I injured it|an old injury|the ligament|a limp
  |I am limping|it is locking|the mcl|the acl|it is numb|some numbness|the pain|it is painful
  |I heard a pop|a popping noise|range of motion|some redness|it is sore|some soreness
  |a sprain|it is stiff|some stiffness|a strain|full strength|it may swell|it swelled up|some swelling
  |it is swollen|a tear|it is tender|no tenderness|it is tendonitis|it is tendinopathy|some tingling|it is torn
  |I twisted it|no warmth|some weakness|I can't put weight on it|good alignment|bony fragment|discoloration|ecchymosis
  |erythema|no laxity|it is warm|the mcmurray test|lachman test|posterior drawer|acromioclavicular joint
  |sternoclavicular joint|the x-ray|the x-rays|xrays|varus stress|valgus stress`
    .split('|')
    .map((said) => said.trim()),
)('on the side that the visit is about: %s', (said) => {
  expect(sideOf(['P: My left knee is bad.', `P: ${said}`])).toBe('left')
})

test.each([
  ['the same part', ['P: My left knee is bad.', 'C: the knee'], 'left'],
  ['another part', ['P: My left knee is bad.', 'C: pain in the hip'], undefined],
  ['its whole limb', ['P: My left ankle is bad.', 'C: keep the leg up'], 'left'],
  ['the other one', ['P: My left knee is bad.', 'P: pain in my other knee'], undefined],
  ['knees', ['P: My knees are bad.', 'P: The left knee is.', 'C: the knee'], undefined],
  ['the last one named', ['P: My left knee.', 'C: The right knee.', 'C: some swelling'], undefined],
  ['a compared one', ['C: Worse when compared to the right knee.', 'C: the knee'], undefined],
  ['all limbs', ['P: My left knee is bad.', 'C: pulses equal in all extremities'], undefined],
  ['another part asked of', ['P: My left shoulder is bad.', 'C: Fingers?', 'P: numb'], undefined],
  [
    'after another part',
    ['P: My left knee is bad.', 'C: Your neck is fine.', 'C: pain'],
    undefined,
  ],
  ['after coming back', ['P: My left knee is bad.', 'C: Come back.', 'P: pain'], 'left'],
  ['no place in the body', ['P: My left knee is bad.', 'C: a cough'], undefined],
  ['both', ['P: My left knee is bad.', 'C: pain in both'], undefined],
  ['sides at odds', ['P: My left knee and right hip are bad.', 'C: the pain'], undefined],
  ['a part with two sides', ['C: The right knee.', 'P: My left knee.', 'C: the knee'], 'left'],
  ['no side at all', ['P: My knee is bad.', 'C: the pain'], undefined],
])('%s', (_, said, side) => {
  expect(sideOf(said)).toBe(side)
})

test.each(
  'a check-up|a colonoscopy|a common cold|a cough|diarrhoea|some dizziness|an endoscopy|insomnia|poor sleep|trouble sleeping'.split(
    '|',
  ),
)('on no side, though one is said beside it: %s', (concept) => {
  expect(sideOf(['P: My left knee is bad.'], { concept, attributes: { side: 'left' } })).toBe(
    undefined,
  )
})

test('what is named with another part behind it is not of the part that the visit is about', () => {
  const lines = givenLines('P: My left shoulder is bad.', 'C: numbness or tingling down the arm?')
  const told = {
    said: [{ line: 1, from: 0, to: 8 }],
    sideOdds: { left: 0.9, right: 0.1, bilateral: 0 },
  }
  expect(resolveSides(lines, [givenFact(told)])[0]?.attributes.side).toBeUndefined()
})

test('where the complaint and the patient name two sides of one limb, none is taken over', () => {
  const lines = givenLines(
    'C: Here for a left wrist injury.',
    'P: I broke my right arm once.',
    'C: pain',
  )
  const wrist = (said: string) =>
    givenFact({
      kind: 'complaint',
      concept: 'wrist injury',
      attributes: { side: said },
      said: [{ line: 0, from: 10, to: 28 }],
    })
  const pain = givenFact({ concept: 'pain', said: [{ line: 2, from: 0, to: 4 }] })
  const sideOfPain = (side: string) => resolveSides(lines, [wrist(side), pain])[1]?.attributes.side
  expect(sideOfPain('left')).toBeUndefined()
  expect(sideOfPain('right')).toBe('right')
})

test('drugs and plans are on no side, and a side that was said stays', () => {
  const said = ['P: My left knee is bad.', 'C: something for the pain']
  expect(sideOf(said, { kind: 'medication' })).toBeUndefined()
  expect(sideOf(said, { kind: 'plan' })).toBeUndefined()
  expect(sideOf(said, { attributes: { side: 'right' } })).toBe('right')
})

const odds = { left: 0, right: 0, bilateral: 0 }

test.each([
  ['left', 'P: My left knee hurts.', 'left'],
  ['right', 'P: My knee hurts.', undefined],
  ['bilateral', 'P: My knees hurt.', undefined],
] as const)(
  'a side that the reader tells must have been said: %s, %s',
  (likelySide, said, side) => {
    const told = { likelySide, sideOdds: { ...odds, [likelySide]: 0.7 } }
    expect(sideOf([said, 'P: It comes and goes.'], told)).toBe(side)
  },
)

test.each([
  ['what has been', { kind: 'history' }, undefined],
  ['a finding', { kind: 'finding' }, 'left'],
  ['a plan for the part', { kind: 'plan', concept: 'mri' }, 'left'],
  ['any other plan', { kind: 'plan', concept: 'bed rest' }, undefined],
] as const)('where the reader is not sure of a side it is that of %s', (_, told, side) => {
  const likely = { likelySide: 'left', sideOdds: { ...odds, left: 0.5 } } as const
  expect(sideOf(['P: My left knee is bad.', 'P: that'], { ...likely, ...told })).toBe(side)
})

test('a hint is enough for a local sign on the side that the visit is about', () => {
  const told = { kind: 'symptom', concept: 'pain' } as const
  const said = ['P: My left knee is bad.', 'P: the pain']
  expect(sideOf(said, { ...told, sideOdds: odds })).toBeUndefined()
  // Far from where the side was said the reader knows that there is one, but not which.
  expect(sideOf(said, { ...told, sideOdds: { ...odds, right: 0.5, left: 0.4 } })).toBe('left')
  expect(sideOf(said, { ...told, sideOdds: { ...odds, right: 0.9 } })).toBeUndefined()
})

test.each(
  'blood pressure,cane,crutches,everything,fever,getting around,heart sounds,height,mitral regurgitation,murmur,nausea,oxygen,feeling sick,uvula,vital,vomiting,weight gain'.split(
    ',',
  ),
)('is on no side, even where one was said: %s', (concept) => {
  expect(sideOf(['P: That.'], { concept, attributes: { side: 'left' } })).toBeUndefined()
})

test.each(
  'abdominal pain,appetite,bladder,bowels,breathing,distress,fall,fell,fatigue,guarding,headache,hydronephrosis,lateral flexion,lumbar motion,motor weakness,nose,peritoneal signs,radicular pain,rebound,reflexes,stomach,stridor,throat,thyroid,tongue,trachea,walking,weight'.split(
    ',',
  ),
)('is on a side only where one was said of it: %s', (concept) => {
  const told = { kind: 'finding', concept, likelySide: 'left' } as const
  expect(sideOf(['P: My left knee is bad.', 'C: that'], told)).toBeUndefined()
  expect(sideOf(['P: That.'], { ...told, attributes: { side: 'left' } })).toBe('left')
})

test.each(
  'arthroplasty,arthroscopy,aspiration,boot,brace,cast,compression,ct,excision,immobilizer,injection,lumpectomy,mri,replacement,sling,splint,ultrasound,weight bearing,x-ray'.split(
    ',',
  ),
)('is done on the side that the visit is about: %s', (concept) => {
  const told = { kind: 'plan', concept, sideOdds: { ...odds, left: 0.1 } } as const
  expect(sideOf(['P: My left knee is bad.', 'C: that'], told)).toBe('left')
})

test.each([
  ['a denial of both needs no side', { polarity: 'absent' }, undefined],
  ['a finding keeps it', { polarity: 'absent', kind: 'finding' }, 'bilateral'],
  ['a symptom keeps it', {}, 'bilateral'],
] as const)('ears: %s', (_, told, side) => {
  const attributes = { side: 'bilateral' }
  expect(sideOf(['P: pain in the ears'], { concept: 'ear pain', attributes, ...told })).toBe(side)
})

test.each([{ kind: 'medication' }, { concept: 'heart murmur' }] as const)(
  'drugs and what the body has once are on no side: %o',
  (told) => {
    expect(sideOf(['P: My left one.', 'P: That.'], { ...told, likelySide: 'left' })).toBeUndefined()
  },
)

test.each([
  ['finding', 'left'],
  ['assessment', undefined],
] as const)('what is examined is of the side announced last: %s', (kind, side) => {
  const said = [
    'P: It is my right elbow.',
    'C: How about the left elbow?',
    'P: No.',
    'C: tenderness',
  ]
  expect(sideOf(said, { kind })).toBe(side)
})

test('words of its own sentence tell the side of what is named beside a part', () => {
  const lines = givenLines(
    'C: There is edema today and some erythema of your right knee.',
    'P: My left knee too.',
  )
  const edema = givenFact({
    kind: 'finding',
    concept: 'edema',
    said: [{ line: 0, from: 9, to: 14 }],
    likelySide: 'right',
    sideOdds: { ...odds, right: 0.3 },
  })
  expect(resolveSides(lines, [edema])[0]?.attributes).toEqual({ side: 'right', site: 'knee' })
})

test.each([
  ['a drug beside a part', { kind: 'medication' }, 'C: oil', undefined],
  ['drops for one ear', { kind: 'medication' }, 'C: drops in the left ear', 'left'],
  ['a referral', { kind: 'plan', act: 'refer' }, 'C: urology', undefined],
  ['a referral for a part', { kind: 'plan', act: 'refer' }, 'C: therapy of the left knee', 'left'],
] as const)('a side that was read beside it: %s', (_, told, said, side) => {
  expect(sideOf([said], { ...told, attributes: { side: 'left' } })).toBe(side)
})

test('what has no place of its own is at the part that the visit is about', () => {
  const lines = givenLines('P: My left knee is bad.', 'C: some swelling', 'C: pain in the left hip')
  const facts = ['some swelling', 'pain in the left hip'].map((words) => {
    const line = lines.findIndex(({ text }) => text === words)
    return givenFact({
      kind: 'finding',
      concept: words,
      said: [{ line, from: 0, to: words.length }],
    })
  })
  const sited = resolveSides(lines, facts).map(({ attributes }) => attributes.site)
  expect(sited).toEqual(['knee', undefined])
})

test.each([
  ['back pain', undefined],
  ['leg pain', 'right'],
])('a leg that is examined is what the visit is about for %s', (concept, side) => {
  const lines = givenLines('P: It hurts.', 'C: I raise your right leg.', 'C: no fracture')
  const to = lines[2]?.text.length ?? 0
  const complaint = givenFact({ kind: 'complaint', concept, said: [{ line: 0, from: 0, to: 9 }] })
  const found = givenFact({ kind: 'result', concept: 'fracture', said: [{ line: 2, from: 0, to }] })
  expect(resolveSides(lines, [complaint, found])[1]?.attributes.side).toBe(side)
})

test.each([
  ['P: My left leg is bad.', 'C: no calf tenderness', undefined],
  ['P: My left ankle is bad.', 'C: no swelling of the ankle', 'left'],
])('what is not found at a part: %s %s', (said, found, side) => {
  expect(sideOf([said, found], { kind: 'finding', polarity: 'absent' })).toBe(side)
})

test.each([
  ['P: My left knee is bad.', 'C: no fracture on the left', 'knee'],
  ['P: My right knee is bad.', 'C: no fracture on the left', undefined],
  ['P: My left index finger is bad.', 'C: no fracture on the left', 'index finger'],
])('what a test shows on the side of the visit is of its part: %s %s', (said, found, site) => {
  const lines = givenLines(said, found)
  const [fact] = resolveSides(lines, [
    givenFact({
      kind: 'result',
      concept: 'fracture',
      attributes: { side: 'left' },
      said: [{ line: 1, from: 0, to: lines[1]?.text.length ?? 0 }],
    }),
  ])
  expect(fact?.attributes.site).toBe(site)
})

test('what a picture shows is of the part that it was taken of', () => {
  const said = 'On your left foot the pulse is strong. We got an x-ray of your ankle. No fracture.'
  const lines = givenLines(`C: ${said}`)
  const from = said.indexOf('No fracture')
  const shown = givenFact({
    kind: 'result',
    concept: 'fracture',
    polarity: 'absent',
    said: [{ line: 0, from, to: said.length - 1 }],
  })
  expect(resolveSides(lines, [shown])[0]?.attributes).toEqual({ side: 'left', site: 'ankle' })
})

test.each([
  ["It's both my knees but my left knee is the worst.", 'bilateral'],
  ['My left knee is the worst pain I had.', 'left'],
])('what is in both and worse in one is in both: %s', (said, side) => {
  const lines = givenLines(`P: ${said}`)
  const pain = givenFact({
    kind: 'complaint',
    concept: 'knee pain',
    attributes: { side: 'left' },
    said: [{ line: 0, from: said.indexOf('left'), to: said.length - 1 }],
  })
  const { attributes } = resolveSides(lines, [pain])[0] ?? {}
  expect(attributes?.side).toBe(side)
  expect(attributes?.detail).toBe(side === 'left' ? undefined : 'worse on the left')
})

test('what the reader takes to be on the worse side is in both as well', () => {
  const lines = givenLines(
    'C: So your knee is sore.',
    "P: It's both my knees but my left knee is the worst.",
  )
  const pain = givenFact({
    kind: 'complaint',
    concept: 'knee pain',
    sideOdds: { left: 0.95, right: 0, bilateral: 0.05 },
    said: [{ line: 0, from: 8, to: 23 }],
  })
  expect(resolveSides(lines, [pain])[0]?.attributes.side).toBe('bilateral')
})

test.each([
  ['My right hand.', undefined],
  ['Both, really, the right hand first.', 'bilateral'],
  ['It tingles.', 'bilateral'],
])('a plural whose side is asked for: %s', (answer, side) => {
  const lines = givenLines(
    'P: My hands go numb.',
    'C: Is it the right or left hand?',
    `P: ${answer}`,
  )
  const numb = givenFact({
    concept: 'numbness in the hands',
    attributes: { side: 'bilateral' },
    said: [{ line: 0, from: 0, to: 16 }],
  })
  expect(resolveSides(lines, [numb])[0]?.attributes.side).toBe(side)
})

test.each([
  ['C: Your right foot is broken. I order an MRI of the foot.', 'right'],
  ['C: Your left foot is normal, your right foot is broken. An MRI of the foot.', 'right'],
  ['C: Your left foot is normal. It is this right foot. An MRI of the foot.', 'right'],
  ['C: Your right foot is broken. An MRI of the foot. You cannot use that left foot.', undefined],
])('what is ordered of a part that was named on two sides is of neither: %s', (said, side) => {
  const words = 'MRI of the foot'
  const from = said.indexOf(words) - 3
  const told = { kind: 'plan', act: 'order', concept: 'mri of the foot' } as const
  expect(sideOf([said], { ...told, said: [{ line: 0, from, to: from + words.length }] })).toBe(side)
})

test.each([
  ['I have left knee pain and wrist pain.', undefined],
  ['I have left knee and wrist pain.', 'left'],
])(
  'of two things that are named in full, the second has its own side or none: %s',
  (said, side) => {
    const lines = givenLines(`P: ${said}`)
    const pain = givenFact({
      concept: 'wrist pain',
      sideOdds: { left: 0.95, right: 0, bilateral: 0 },
      said: [{ line: 0, from: said.indexOf('wrist'), to: said.length - 1 }],
    })
    expect(resolveSides(lines, [pain])[0]?.attributes.side).toBe(side)
  },
)

test.each([
  ['numb in her arms on the left side more than the right', 'bilateral', 'worse on the left'],
  ['numb in her arms on the left side', 'left', undefined],
])('more on one side than on the other: %s', (said, side, detail) => {
  const lines = givenLines(`C: She is ${said}.`)
  const numb = givenFact({
    concept: 'numbness',
    attributes: { site: 'arms', side: 'left' },
    said: [{ line: 0, from: 7, to: 11 }],
  })
  expect(resolveSides(lines, [numb])[0]?.attributes).toMatchObject({
    side,
    ...(detail !== undefined && { detail }),
  })
})

test('what one comes with may be of no part', () => {
  const lines = givenLines('P: My left hand is itching.', 'P: A bee stung me.')
  const told = { sideOdds: { left: 0.9, right: 0, bilateral: 0 }, kind: 'complaint' } as const
  const hand = givenFact({ ...told, concept: 'hand itching', said: [{ line: 0, from: 3, to: 26 }] })
  const stung = givenFact({ ...told, concept: 'stung', said: [{ line: 1, from: 6, to: 11 }] })
  expect(resolveSides(lines, [hand, stung])[1]?.attributes).toEqual({})
})

test('what is shown throughout is not of the part that the visit is about', () => {
  const said = 'the joints are good throughout all digits on the left'
  const lines = givenLines('P: My left wrist hurts.', `C: ${said}`)
  const shown = givenFact({
    kind: 'result',
    concept: 'joints good throughout all digits',
    attributes: { side: 'left' },
    sideOdds: { left: 0.9, right: 0, bilateral: 0 },
    said: [{ line: 1, from: 4, to: 41 }],
  })
  expect(resolveSides(lines, [shown])[0]?.attributes.site).toBeUndefined()
})
