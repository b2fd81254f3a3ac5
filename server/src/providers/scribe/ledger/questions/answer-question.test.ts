import type { Fact, FactContent } from '@chartwright/contract/facts'
import type { QueryType } from '@chartwright/contract/query-types'
import { describe, expect, test } from 'vitest'
import { tellFact } from '../../../../clinical/realise/telling/tell-fact.ts'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { answerQuestion } from './answer-question.ts'

const KNOWN = { patientName: 'Ana Silva', clinicianName: 'Dr. Lee', date: '2026-03-09' }

function told(...facts: Partial<FactContent>[]): Fact[] {
  return givenFacts(...facts).map((fact) => ({ ...fact, text: tellFact(fact) }))
}

function ask(
  question: string,
  facts: readonly Fact[],
  {
    queryType = 'general',
    notes = [],
  }: { queryType?: QueryType; notes?: readonly { title: string; text: string }[] } = {},
  said: readonly string[] = [],
): string {
  const segments = said.map((text, index) => ({
    id: `s${String(index)}`,
    index,
    speaker: null,
    text,
  }))
  return answerQuestion({
    question,
    queryType,
    segments,
    facts,
    notes: notes.map((note, at) => ({ ...note, id: String(at) })),
    known: KNOWN,
  })
}

const VISIT = told(
  { kind: 'complaint', concept: 'back pain', attributes: { duration: '4 days' } },
  { concept: 'fever', polarity: 'absent' },
  { concept: 'knee pain', attributes: { side: 'right' } },
  { kind: 'measurement', concept: 'blood pressure', attributes: { value: '150/90', unit: 'mmHg' } },
  {
    kind: 'medication',
    concept: 'lisinopril',
    status: 'takes',
    attributes: { dose: '20 mg', frequency: 'once daily' },
  },
  {
    kind: 'medication',
    concept: 'lisinopril',
    status: 'increase',
    time: 'future',
    problem: 'hypertension',
    attributes: { dose: '40 mg', frequency: 'once daily' },
  },
  { kind: 'medication', concept: 'prozac', status: 'took', time: 'past' },
  { kind: 'allergy', concept: 'penicillin', attributes: { detail: 'rash' } },
  { kind: 'social', concept: 'smoking', polarity: 'absent' },
  { kind: 'assessment', concept: 'hypertension', status: 'uncontrolled' },
  { kind: 'assessment', concept: 'lumbar strain', certainty: 'possible', status: 'suspected' },
  { kind: 'plan', act: 'order', concept: 'lumbar mri', time: 'future', problem: 'lumbar strain' },
  {
    kind: 'plan',
    act: 'follow_up',
    concept: 'follow-up',
    time: 'future',
    attributes: { when: '4 weeks' },
  },
  { kind: 'plan', act: 'safety_net', concept: 'chills', time: 'future' },
  { kind: 'result', concept: 'diabetes', attributes: { value: 'normal', detail: 'check' } },
  { kind: 'family', concept: 'stroke', who: 'mother' },
  { kind: 'finding', concept: 'lungs clear' },
)

test.each([
  ['What was the blood pressure?', 'Blood pressure 150/90 mmHg. [4]'],
  ['BP?', 'Blood pressure 150/90 mmHg. [4]'],
  ['Why did she come in?', 'Back pain for 4 days. [1]'],
  ['How long has she had back pain?', 'Back pain for 4 days. [1]'],
  ['Any allergies?', 'Allergic to penicillin (rash). [8]'],
  ['When is the follow-up?', 'Follow up in 4 weeks. [13]'],
  ['What tests were ordered?', 'Order lumbar MRI. [12]'],
  ['Family history?', 'Mother: stroke. [16]'],
  ['What did the exam show?', 'Lungs clear. [17]'],
  ['Does she have a fever?', 'No: denies fever. [2]'],
  ['Which knee?', 'Right: right knee pain. [3]'],
])('%s', (question, answer) => {
  expect(ask(question, VISIT).toLowerCase()).toBe(answer.toLowerCase())
})

test('did she smoke', () => {
  expect(ask('Did she smoke?', VISIT)).toMatch(/^No: .*smok.* \[9\]$/i)
})

test('drugs are told by what is done with them', () => {
  expect(ask('What medications is the patient on?', VISIT)).toBe(
    [
      'Takes now:\n- Takes lisinopril 20 mg once daily. [5]',
      'Prescribed or changed in this visit:\n- Increase lisinopril to 40 mg once daily. [6]',
      'Took before:\n- Previously took Prozac. [7]',
    ].join('\n\n'),
  )
})

test('a plan is asked for by its problem', () => {
  expect(ask('What is the plan for the hypertension?', VISIT)).toBe(
    'Increase lisinopril to 40 mg once daily. [6]',
  )
})

test('what is not certain stands apart and says so', () => {
  expect(ask('What is the diagnosis?', VISIT)).toMatch(
    /^- Hypertension, uncontrolled\. \[10\]\n\nNot certain, or on a condition:\n- .*suspected lumbar strain.* \[11\]$/i,
  )
})

describe('yes and no', () => {
  test('a check for a disease does not say that the patient has it', () => {
    expect(ask('Does she have diabetes?', VISIT)).not.toMatch(/^(?:Yes|No)/)
  })

  test('a warning does not say that the patient has the sign', () => {
    expect(ask('Does she have chills?', VISIT)).toMatch(/^Whether it is so was not said/)
  })

  test('what another person has is not the patient’s', () => {
    const facts = told({ concept: 'fever', who: 'son' })
    expect(ask('Does she have a fever?', facts)).toMatch(/^It was said of somebody else/)
  })

  test('what was both said and denied is shown with both lines', () => {
    const facts = told({ concept: 'cough' }, { concept: 'cough', polarity: 'absent' })
    const answer = ask('Does she have a cough?', facts)
    expect(answer).toMatch(/^Both were said/)
    expect(answer).toContain('It was both said and denied: cough. Please check the lines. [1, 2]')
  })

  test('a possibility is no yes', () => {
    const facts = told({ concept: 'cough', certainty: 'possible' })
    expect(ask('Does she have a cough?', facts)).toMatch(/^Not certain/)
  })
})

describe('a question', () => {
  const spoken = (line: string, words: string, fact: Partial<FactContent>): Fact[] => {
    const from = line.indexOf(words)
    return told(fact).map((each) => ({
      ...each,
      said: [{ segment_id: 's0', from, to: from + words.length, words }],
    }))
  }

  test('for the past history is none for past drugs', () => {
    const facts = told({ kind: 'history', concept: 'asthma', time: 'past' })
    expect(ask('What is the past medical history?', facts)).toMatch(/asthma/i)
  })

  test('whether something was denied is not answered with a yes for its presence', () => {
    expect(ask('Did she deny a cough?', told({ concept: 'cough' }))).toMatch(/^No, it was said/)
    expect(ask('Did she deny fever?', VISIT)).toMatch(/^Yes, denied/)
  })

  test('why something was changed shows its reason, else the words before it', () => {
    const line = 'your pressure was up, so i would like to increase the lisinopril'
    const facts = spoken(line, 'increase the lisinopril', {
      kind: 'medication',
      concept: 'lisinopril',
      status: 'increase',
      time: 'future',
    })
    const answer = ask('Why was the lisinopril increased?', facts, {}, [line])
    expect(answer).toMatch(/^No reason was found as such/)
    expect(answer).toContain('your pressure was up, so i would like to increase the lisinopril')
    const [fact] = facts
    const known = fact ? [{ ...fact, attributes: { reason: 'high blood pressure' } }] : []
    expect(ask('Why was the lisinopril increased?', known, {}, [line])).not.toMatch(/^No reason/)
    expect(ask('Why was the medication stopped?', facts, {}, [line])).toBe(
      'No decision of that kind was found in what was said.',
    )
  })

  test('for what a test showed takes the results of the lines that name it', () => {
    const line = 'i looked at your x-ray and you have a fracture'
    const facts = spoken(line, 'fracture', { kind: 'result', concept: 'fracture' })
    expect(ask('What did the x-ray show?', facts, {}, [line])).toMatch(/^Fracture\./)
  })

  test('for a reading is not answered by advice, nor by a relative', () => {
    const facts = told(
      { kind: 'plan', act: 'advise', concept: 'home blood pressure monitoring', time: 'future' },
      { kind: 'family', concept: 'high blood pressure', who: 'father' },
    )
    expect(ask('What was the blood pressure?', facts)).toMatch(/^Nothing about “blood pressure”/)
  })

  test('for when to come back urgently is one for warnings', () => {
    expect(ask('When should she come back urgently?', VISIT)).toMatch(/chills/i)
  })

  test('how long something has lasted is not answered by a drug for it', () => {
    const facts = told(
      { kind: 'complaint', concept: 'finger pain' },
      {
        kind: 'medication',
        concept: 'pain medication',
        status: 'start',
        attributes: { duration: '2 days' },
      },
    )
    const said = ['my finger hurts, the pain is bad', 'it was four or five days ago']
    const answer = ask('How long has the pain been going on?', facts, {}, said)
    expect(answer).not.toMatch(/medication/)
    expect(answer).toContain('- “it was four or five days ago” [2]')
  })

  test('about a condition is answered by the condition, not by its drugs', () => {
    const facts = told(
      { kind: 'assessment', concept: 'diabetes' },
      {
        kind: 'medication',
        concept: 'metformin',
        status: 'takes',
        attributes: { reason: 'diabetes' },
      },
    )
    expect(ask('Does he have diabetes?', facts)).toMatch(/^Yes: .*diabetes\. \[1\]$/i)
    const ofMother = told({ kind: 'family', concept: 'diabetes', who: 'mother' })
    expect(ask('Does he have diabetes?', ofMother)).toMatch(/^It was said of somebody else/)
  })

  test('for a topic that the ledger lacks shows the lines that sound like it', () => {
    const said = ['if you are still not better next week, I want you to come back and see me']
    expect(ask('When is the follow-up?', [], {}, said)).toBe(
      'This was said about coming back:\n\n- “If you are still not better next week, I want you to come back and see me.” [1]',
    )
  })

  test('leaves out what is no drug', () => {
    const facts = told(
      { kind: 'medication', concept: 'digoxin', status: 'takes' },
      { kind: 'medication', concept: 'afib', status: 'takes' },
    )
    expect(ask('What medications is he on?', facts)).toBe('Takes digoxin. [1]')
  })
})

test('two doses of one drug are both told', () => {
  const dose = (amount: string): Partial<FactContent> => ({
    kind: 'medication',
    concept: 'lisinopril',
    status: 'takes',
    attributes: { dose: amount },
  })
  expect(ask('What dose of lisinopril?', told(dose('10 mg'), dose('20 mg')))).toContain(
    'Two doses were said for lisinopril: 10 mg and 20 mg. Please check which one holds. [1, 2]',
  )
})

test('a brand is found by its drug, and a drug by its class', () => {
  const facts = told({ kind: 'medication', concept: 'lasix', status: 'takes' })
  expect(ask('Is she on furosemide?', facts)).toBe('Yes: takes Lasix. [1]')
  expect(ask('Does she take a diuretic?', facts)).toBe('Takes now:\n- Takes Lasix. [1]')
})

describe('where the ledger has nothing', () => {
  test('it says so and shows the nearest lines', () => {
    const said = ['Good morning.', 'The dog is well.', 'We walk the dog by the sea.']
    expect(ask('Any allergies?', [], {}, said)).toBe('No allergies were found in what was said.')
    expect(ask('What about the dog?', [], {}, said)).toBe(
      'Nothing certain was read; this was said about it:\n\n- “The dog is well.” [2]\n- “We walk the dog by the sea.” [3]',
    )
  })

  test('a saved note is asked, and its figures are no lines', () => {
    const notes = [{ title: 'SOAP', text: 'Allergies\nPenicillin [3].\n\nPlan\nNot discussed' }]
    expect(ask('Any allergies?', [], { notes })).toBe(
      'No allergies were found in what was said.\n\n- Penicillin (3). (from the note “SOAP”)',
    )
    expect(ask('What is the plan?', [], { notes })).toBe('No plan was found in what was said.')
  })
})

test.each([
  ['Translate the visit into Spanish', 'cannot translate'],
  ['Give me differentials', 'does not propose diagnoses'],
  ['Should I start a statin?', 'gives no medical advice'],
])('%s is refused plainly', (question, words) => {
  expect(ask(question, VISIT)).toContain(words)
})

test('a letter is drafted with what is known', () => {
  const letter = ask('Draft a referral letter to orthopedics', VISIT)
  expect(letter).toMatch(/^Orthopedics\n\nDate: 2026-03-09\n\nRe: Ana Silva\n\nDear colleague,/)
  expect(letter).toMatch(/Yours sincerely,\n\nDr\. Lee$/)
})

test('a summary for the patient speaks to the patient', () => {
  const summary = ask('Summarise for the patient', VISIT, { queryType: 'summary' })
  expect(summary).toContain('**Why you came**\n- You came because of back pain for 4 days. [1]')
  expect(ask('Summarise the visit', VISIT, { queryType: 'summary' })).toContain('**History:**')
})

test('codes are only of what was concluded', () => {
  expect(ask('ICD-10 codes?', VISIT, { queryType: 'coding' })).toBe(
    '- Hypertension: I10 [10]\n- Lumbar strain: no code (not certain) [11]',
  )
})

test.each(['Which drug?', 'What pill is he on?', 'Which medicine?'])(
  'one drug is asked for as several are: %s',
  (question) => {
    const facts = told({ kind: 'medication', concept: 'paracetamol', status: 'takes' })
    expect(ask(question, facts)).toMatch(/paracetamol/i)
  },
)
