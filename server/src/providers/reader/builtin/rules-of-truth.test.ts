import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Fact } from '../../../clinical/ledger/fact.ts'
import { readLedger } from '../../../clinical/ledger/read-ledger.ts'
import type { LedgerLine, LineRole } from '../../../clinical/ledger/reading/token-stream.ts'
import { readVocabulary } from '../../../clinical/ledger/reading/word-pieces.ts'
import { loadReader } from './onnx-reader.ts'

const VOCABULARY = readVocabulary(
  readFileSync(new URL('weights/vocab.txt', import.meta.url), 'utf8'),
)
let readWindow: Awaited<ReturnType<typeof loadReader>>
beforeAll(async () => {
  readWindow = await loadReader()
})

const ROLES: Readonly<Record<string, LineRole>> = { C: 'clinician', P: 'patient', G: 'other' }

/** Lines as 'C: …', 'P: …' or, of a guest, 'G: …'. */
function read(...said: readonly string[]): Promise<Fact[]> {
  const lines = said.map((line): LedgerLine => ({
    role: ROLES[line.charAt(0)] ?? 'unsure',
    text: line.slice(3),
  }))
  return readLedger(lines, VOCABULARY, readWindow)
}

const about = (facts: readonly Fact[], name: string) =>
  facts.filter(({ concept }) => concept.includes(name))
const FELT = /^(?:complaint|symptom|history|finding|assessment)$/

describe('a question is no fact; with its answer it may be one', () => {
  test.each([
    ['C: No allergies to medicines, is that right?', 'P: Right.'],
    ['C: You have no known drug allergies, correct?', 'P: Correct.'],
    ['C: And no allergies to any medications?', "P: That's right, none."],
  ])('%s %s', async (...said) => {
    const facts = await read(...said)
    expect(facts).toMatchObject([{ kind: 'allergy', polarity: 'absent', concept: 'drug allergy' }])
  })

  test.each([
    ['C: Any chest pain?'],
    ['C: Do you smoke?', 'P: How is that important?'],
    ['C: Have you had a colonoscopy?', "P: I don't remember."],
    ['C: Any vomiting? Any diarrhea?', "P: I'm not sure."],
  ])('%s %s is open', async (...said) => {
    expect(await read(...said)).toEqual([])
  })

  test.each([
    [['C: Does it burn when you pass urine?', 'P: No, yeah, no burning.'], 'dysuria'],
    [['C: Any nausea?', 'P: Yeah, no, no nausea at all.'], 'nausea'],
    [['C: And any wheezing?', 'P: Oh no, yeah, no wheezing.'], 'wheezing'],
  ])('%j denies %s', async (said, concept) => {
    const facts = await read(...said)
    expect(facts.every(({ polarity }) => polarity === 'absent')).toBe(true)
    expect(about(facts, concept)).toHaveLength(1)
  })
})

describe('an answer that names another thing answers nothing of what was asked', () => {
  test.each([
    [['C: Any blood in your stool?', 'P: I had some in my urine.'], 'hematuria'],
    [
      ['C: Have you noticed any blood in the stool?', 'P: Just some spotting in my urine.'],
      'hematuria',
    ],
    [['C: Any pain in your chest?', "P: It's more in my shoulder."], 'shoulder pain'],
    [['C: Any swelling in your ankles?', 'P: There was a bit in my hands.'], 'hand swelling'],
  ])('%j', async (said, concept) => {
    const facts = await read(...said)
    expect(facts).toMatchObject([{ concept, polarity: 'present', lines: [1] }])
  })

  test('unless it says yes to the first', async () => {
    const facts = await read('C: Is there pain in your hip?', 'P: Yes, and some in my knee.')
    expect(facts.map(({ concept }) => concept)).toEqual(['hip pain', 'knee pain'])
  })
})

describe('a question for more denies nothing by name, a list each of its things', () => {
  test.each([
    ['C: Any other symptoms?', 'P: No.'],
    ['C: Do you have any other concerns?', "P: No, that's all."],
    ['C: Anything else going on?', 'P: Nope.'],
  ])('%s %s', async (...said) => {
    expect(await read(...said)).toEqual([])
  })

  test.each([
    [
      ['C: Any fever, chills or cough?', 'P: No.'],
      ['fever', 'chills', 'cough'],
    ],
    [
      ['C: Have you had nausea, vomiting or diarrhea?', 'P: None of that.'],
      ['nausea', 'vomiting', 'diarrhea'],
    ],
    [
      ['C: Do you have diabetes or asthma?', 'P: Neither.'],
      ['diabetes', 'asthma'],
    ],
  ])('%j', async (said, concepts) => {
    const facts = await read(...said)
    expect(facts.map(({ concept }) => concept)).toEqual(concepts)
    expect(facts.every(({ polarity }) => polarity === 'absent')).toBe(true)
  })
})

describe('what may come is no symptom', () => {
  test.each([
    [['C: If you get back pain, come back.', 'P: Okay.'], 'Return if back pain.'],
    [['C: In case of severe bleeding, dial nine one one.'], 'Call 911 if severe bleeding.'],
    [
      ['C: Come back if you develop a fever or start vomiting.', 'P: Will do.'],
      'Return if fever or vomiting.',
    ],
    [
      [
        'C: Watch for any redness or swelling around the wound and call us if you see it.',
        'P: Okay.',
      ],
      'Call if redness or swelling around the wound.',
    ],
  ])('%j', async (said, text) => {
    const facts = await read(...said)
    expect(facts.every(({ kind, act }) => kind === 'plan' && act === 'safety_net')).toBe(true)
    expect(facts.map((fact) => fact.text)).toContain(text)
  })
})

describe('doubt and condition stay with their fact', () => {
  test.each([
    ['P: My heart was racing so much that I thought I was dying.'],
    ['P: When the pain hit I thought I was dying.'],
    ['P: I was scared I was having a heart attack.'],
    ['P: I was worried that I had cancer.'],
    ["P: I'm afraid it might be cancer."],
  ])('%s', async (said) => {
    const facts = await read(said)
    const feared = facts.filter(({ concept }) => /dying|die|heart attack|cancer/.test(concept))
    expect(feared.filter(({ certainty }) => certainty === 'sure')).toEqual([])
  })

  test.each([
    ['C: I think this could be pneumonia.', 'pneumonia'],
    ['C: We could start you on sertraline.', 'sertraline'],
    ["C: Let's get an MRI if it is still painful in two weeks.", 'mri'],
  ])('%s', async (said, concept) => {
    expect(about(await read(said), concept)).toMatchObject([{ certainty: 'possible' }])
  })

  test.each([
    ['C: Once the rash is gone, stop the cream.', 'cream', 'stop', 'once the rash is gone'],
    [
      'C: When your blood sugar is under 100, hold the glipizide.',
      'glipizide',
      'hold',
      'when your blood sugar is under 100',
    ],
    [
      'C: Stop the prednisone after the swelling goes down.',
      'prednisone',
      'stop',
      'after the swelling goes down',
    ],
    [
      'C: Until the fever is gone, hold the methotrexate.',
      'methotrexate',
      'hold',
      'until the fever is gone',
    ],
  ])('%s', async (said, concept, status, condition) => {
    expect(await read(said)).toMatchObject([{ concept, status, attributes: { condition } }])
  })
})

describe('a denial reaches as far as what was asked', () => {
  test.each([
    ['C: Do you feel pain on the stairs?', 'pain', 'on the stairs'],
    [
      'C: Do you get short of breath when you climb the stairs?',
      'shortness of breath',
      'when you climb the stairs',
    ],
    ['C: Any chest pain with exercise?', 'chest pain', 'with exercise'],
    ['C: Do you have pain in your wrist when you type?', 'wrist pain', 'when you type'],
  ])('%s', async (said, concept, condition) => {
    const facts = await read(said, 'P: No.')
    expect(facts).toMatchObject([{ concept, polarity: 'absent', attributes: { condition } }])
  })
})

describe('talk about the visit, the computer, the weather is no fact', () => {
  test.each([
    ['C: The traffic was terrible with all that rain.', 'P: Yes, and the computer is slow today.'],
    ['C: Let me just turn on the microphone.', 'P: The weather was awful on the way here.'],
    ["C: I'm going to record our visit if that's okay.", 'P: Sure.'],
  ])('%s %s', async (...said) => {
    expect(await read(...said)).toEqual([])
  })
})

describe('what was not said is not there', () => {
  test.each([
    [['C: What brings you in?', 'P: I have a cough.'], ['cough']],
    [['C: Do you take anything for it?', 'P: Just ibuprofen.'], ['ibuprofen']],
    [['P: I take metoprolol.', 'C: Good.'], ['metoprolol']],
  ])('%j', async (said, concepts) => {
    const facts = await read(...said)
    expect(facts.map(({ concept }) => concept)).toEqual(concepts)
    expect(facts[0]?.attributes).toEqual({})
  })
})

describe('a correction wins', () => {
  test.each([
    [['C: What brings you in?', 'P: My right knee hurts, sorry, the left.'], 'knee pain', 'left'],
    [['C: How can I help?', 'P: I hurt my right knee. Sorry, the left one.'], 'knee pain', 'left'],
    [['P: I have pain in my right elbow, no wait, I mean the left elbow.'], 'elbow pain', 'left'],
    [['P: My left hip, actually sorry, my right hip has been aching.'], 'hip pain', 'right'],
  ])('%j', async (said, concept, side) => {
    expect(await read(...said)).toMatchObject([{ concept, attributes: { side } }])
  })
})

test.each([
  ["C: So you're on that two point five of amlodipine.", 'amlodipine', '2.5 mg'],
  ['C: You take five of lisinopril, right?', 'lisinopril', '5 mg'],
  [
    "C: And you're still on that twelve point five of hydrochlorothiazide?",
    'hydrochlorothiazide',
    '12.5 mg',
  ],
])('%s is a dose', async (said, concept, dose) => {
  const facts = await read(said, 'P: Yes.')
  expect(facts).toMatchObject([{ kind: 'medication', concept, attributes: { dose } }])
})

test.each([
  ['C: If the chest pain comes back, call nine one one.', 'call 911', 'safety_net'],
  ['C: I want you to call 911 right away.', 'call 911', 'emergency'],
  ["C: If you can't breathe, call for an ambulance.", 'call an ambulance', 'safety_net'],
])('%s stays whole', async (said, concept, act) => {
  const facts = await read(said)
  expect(about(facts, concept)).toMatchObject([{ kind: 'plan', act, importance: 'critical' }])
  expect(facts.filter(({ kind }) => FELT.test(kind) || kind === 'medication')).toEqual([])
})

test.each([
  ['C: What runs in your family?', 'P: Diabetes.', 'diabetes', 'family'],
  ['C: Anything that runs in the family?', 'P: My father had a stroke.', 'stroke', 'father'],
  ['C: How about your father?', 'P: He had a heart attack at fifty.', 'heart attack', 'father'],
  [
    'C: Any heart problems in the family?',
    'P: My mother has atrial fibrillation.',
    'atrial fibrillation',
    'mother',
  ],
])('%s %s is of the family', async (asked, answered, concept, who) => {
  expect(await read(asked, answered)).toMatchObject([{ kind: 'family', concept, who }])
})

test.each([
  ['G: He had a fever last night, so my mother gave him Tylenol.', 'tylenol'],
  ['G: My husband gave her some ibuprofen for the pain.', 'ibuprofen'],
  ['G: My sister gave him Benadryl for the itching.', 'benadryl'],
])('%s is about the child', async (said, concept) => {
  expect(about(await read(said), concept)).toMatchObject([{ kind: 'medication', who: 'patient' }])
})
