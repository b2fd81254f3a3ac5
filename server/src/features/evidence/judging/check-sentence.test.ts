import { describe, expect, test } from 'vitest'
import { indexVisit } from '../indexing/index-visit.ts'
import { factsOf } from '../indexing/read-facts.ts'
import { checkSentence } from './check-sentence.ts'

function check(sentence: string, said: readonly string[]) {
  const visit = indexVisit(said.map((text, place) => ({ id: String(place), text })))
  const [facts] = factsOf([sentence])
  if (!facts) throw new Error('no sentence')
  return checkSentence(facts, visit)
}

const VISIT = [
  '[doctor] What brings you in?',
  '[patient] My right knee hurts, and I take lisinopril, twenty milligrams, once a day.',
  '[doctor] Any chest pain or shortness of breath?',
  '[patient] No.',
  '[doctor] Any fever?',
  '[patient] Yes, for three days.',
  '[doctor] Does anybody in your family have diabetes?',
  '[patient] My mother has diabetes.',
  '[doctor] Your blood pressure is one twenty over eighty.',
  '[doctor] There is no swelling of the knee.',
  '[doctor] If you get a rash, call me. We will start ibuprofen 600 mg three times a day.',
]

describe('says the same in other words', () => {
  test.each([
    'Denies chest pain and dyspnea.',
    'No angina.',
    'Reports fever for 3 days.',
    'Lisinopril 20 mg daily.',
    'Prinivil 20 mg q.d.',
    'Right knee pain.',
    'BP 120/80.',
    'Ibuprofen 600 mg t.i.d.',
    'Motrin 600 mg 3 times daily.',
    'No swelling of the knee.',
    'Family history of diabetes in mother.',
    'Call if a rash appears.',
  ])('%s', (sentence) => {
    const { conflicts, lines, isUnsaid } = check(sentence, VISIT)
    expect({ conflicts, isUnsaid }).toEqual({ conflicts: [], isUnsaid: false })
    expect(lines.length).toBeGreaterThan(0)
  })
})

describe('says otherwise', () => {
  test.each([
    ['Reports chest pain.', 'negation', 'chest pain? no', 3],
    ['Denies fever.', 'negation', 'fever? yes', 5],
    ['Left knee pain.', 'side', 'right knee', 1],
    ['Lisinopril 40 mg daily.', 'dose', '20 mg', 1],
    ['Lisinopril 20 mg twice daily.', 'dose', 'once a day', 1],
    ['Ibuprofen 800 mg three times a day.', 'dose', '600 mg', 10],
    ['Start naproxen 600 mg three times a day.', 'drug', 'ibuprofen', 10],
    ['Fever for 5 days.', 'time', '3 day', 5],
    ['Blood pressure is 150/80.', 'number', '120/80', 8],
    ['Swelling of the knee.', 'negation', 'no swelling', 9],
  ])('%s', (sentence, kind, said, line) => {
    expect(check(sentence, VISIT).conflicts).toMatchObject([{ kind, said, line }])
  })
})

describe('denies and affirms by grammar and by all that was said', () => {
  test.each([
    ['He has had a vasectomy.', ['Did you have a vasectomy?', 'No.'], 'vasectomy? no'],
    ['Pronator drift.', ['On exam there is no pronator drift.'], 'no drift'],
    ['Shows a fracture of the elbow.', ['I do not see any fracture.'], 'no fracture'],
    ['Reports headaches.', ['Any headaches?', 'No headaches.'], 'no headaches'],
  ])('%s is contradicted by %j', (sentence, said, words) => {
    expect(check(sentence, said).conflicts).toMatchObject([{ kind: 'negation', said: words }])
  })

  test.each([
    ['Has had a vasectomy.', ['No vasectomy.', 'The vasectomy was in May.']],
    ['Not consistent with that rare syndrome.', ['There is no syndrome.']],
    ['Advised to buy a scale.', ['Do you have a scale?', 'No.']],
    ['The tonsils are normal.', ['No tonsils.']],
    ['Denies tingling today.', ['I had tingling last week.']],
    ['Tobacco use: Non-smoker.', ['Do you smoke?', 'No.']],
  ])('%s is not contradicted by %j', (sentence, said) => {
    expect(check(sentence, said).conflicts).toEqual([])
  })

  test('what was asked about and never affirmed is quietly unsaid', () => {
    const said = ['Any fever or cough?', 'Some cough, it comes and goes.']
    expect(check('Reports fever and cough.', said)).toMatchObject({ conflicts: [], isUnsaid: true })
    expect(check('Call if fever or cough appear.', said).isUnsaid).toBe(false)
  })

  test('a side that stands after its part is compared', () => {
    const said = ['I felt it in my back on the lower right side.']
    expect(check('Felt it in the left side of the back.', said).conflicts).toMatchObject([
      { kind: 'side', said: 'right back' },
    ])
  })
})

describe('a no that was dropped', () => {
  test.each([
    ['Walks the dog with problems.', ['You walk the dog without a problem?', 'Yes.']],
    ['Tenderness over the midline.', ['There is tenderness over the ribs, no midline tenderness.']],
    ['There is evidence of stenosis.', ['There is no evidence of stenosis.']],
    ['Reports blood thinners.', ['Any blood thinners? I saw none on the list.', 'No, I do not.']],
    ['Has had surgery.', ['Have you ever had surgery before?', 'No.']],
    ['Reports previous hernia surgery.', ['Any surgery?', 'No surgery, I was lucky.']],
    ['Travel history.', ['Did you travel anywhere recently?', 'Nope.']],
    ['Reports a history of gout.', ['Any history of gout?', 'No.']],
    ['Pain with kneeling.', ['Some pain with squatting what about kneeling', 'no']],
    [
      'Has done physical therapy.',
      ['Have you done physical therapy?', 'No.', 'I will refer you to physical therapy.'],
    ],
    ['Midline tenderness.', ['There is tenderness of ribs and no midline tenderness.']],
    ['Kneeling hurts.', ['you said it hurts with squatting what about kneeling', 'no']],
    ['Has used needles.', ['I have never used needles.']],
    ['Reports elbow issues, denies rash.', ['No elbow issues, no rash, no itching.']],
    ['Reports side effects of the cream.', ['Any side effects of the cream?', 'No.']],
    ['Remembers a trauma.', ['I do not remember a trauma, if I had one I would know.']],
    ['Family history of clotting disorders.', ['Any clotting disorders in the family?', 'No.']],
    ['MRI with contrast of the brain.', ['I will order an MRI without contrast of the brain.']],
    ['Shadows of concern on the film.', ['There are no shadows of concern on the film.']],
    ['Has had dental surgery and has never had a cast.', ['I have never had any surgery.']],
    ['She was advised that there is a remedy.', ['There is no remedy.']],
    ['Reports taking supplements.', ['Do you take supplements, for example zinc?', 'No.']],
    ['Has had a bone scan.', ['Any bone scan?', 'No.', 'There are reasons to have a bone scan.']],
    ['Tenderness of the hip.', ['The hip is non tender.', 'No tenderness of the ribs.']],
    ['History of allergies.', ['Do you get allergies?', 'No I never had any allergies.']],
  ])('%s is contradicted by %j', (sentence, said) => {
    expect(check(sentence, said).conflicts).toMatchObject([{ kind: 'negation' }])
  })

  test.each([
    ['Denies aches when I press, issues with sedation.', ['Any issues with sedation?', 'No.']],
    ['Negative rash, negative hives.', ['Any rash or hives?', 'No.']],
    [
      'Does not smoke, drink alcohol or use illicit drugs.',
      ['Any alcohol or illicit drugs?', 'No.'],
    ],
    ['He is a non-cigarette smoker.', ['Do you smoke?', 'No.']],
    ['She no longer has any nausea.', ['Any nausea?', 'No.']],
    ['Has tried ice for pain.', ['Any pain?', 'No.']],
    ['Reports a goiter.', ['Any thyroid trouble in the family?', 'No goiter.']],
    ['Had a rash two years ago.', ['Any rash?', 'No.']],
    ['Will start physical therapy.', ['Have you done physical therapy?', 'No.']],
    ['Reports a cough.', ['Does your mother have a cough?', 'No cough.', 'I have a cough.']],
  ])('%s is not contradicted by %j', (sentence, said) => {
    expect(check(sentence, said).conflicts).toEqual([])
  })
})

describe('what is planned is not there yet', () => {
  test.each([
    [
      'Has had a biopsy of the thyroid nodule.',
      ['Have you ever had a biopsy?', 'No.', 'I will order a biopsy of the thyroid nodule.'],
    ],
    [
      'Has a brace on the ankle at work.',
      ['Do you have a brace?', 'No.', 'You should wear a brace on the ankle at work.'],
    ],
  ])('%s is contradicted by %j', (sentence, said) => {
    expect(check(sentence, said).conflicts).toMatchObject([{ kind: 'negation' }])
  })
})

describe('one clause that says a finding both ways', () => {
  const said = ['There is pain with squatting but no pain with walking.']
  test.each([
    ['Pain with walking.', ['no pain']],
    ['No pain with squatting.', ['pain']],
    ['Pain with walking, no pain with squatting.', ['no pain', 'pain']],
    ['Pain with squatting.', []],
    ['No pain with walking.', []],
    ['Pain with squatting, no pain with walking.', []],
  ])('%s: by its halves %j', (sentence, words) => {
    expect(check(sentence, said).conflicts.map((conflict) => conflict.said)).toEqual(words)
  })
})

describe('who is asked about relatives answers about them', () => {
  const asked = 'Any lung trouble in your family?'
  test.each([
    ['Family history of asthma.', 'No asthma.', ['no asthma']],
    ['No family history of asthma.', 'There was asthma.', ['asthma']],
    ['Reports asthma.', 'No asthma.', []],
    ['Denies asthma.', 'There was asthma.', []],
    ['Denies asthma.', 'No, I have asthma myself.', ['asthma']],
  ])('%s after the reply %j', (sentence, reply, words) => {
    expect(check(sentence, [asked, reply]).conflicts.map(({ said }) => said)).toEqual(words)
  })
})

describe('a side', () => {
  test.each([
    ['Twisted the left knee.', ['Is it the left or the right knee?', 'Right.', 'I twisted it.']],
    ['Left knee pain.', ['Is it the right or left knee?', 'Right.']],
    ['Left leg aches.', ['My right leg aches and left leg tingles.']],
    [
      'Right ankle pain.',
      ['Right ankle pain?', 'It is not the right ankle, it is the left ankle.'],
    ],
    ['Right ankle sprain.', ['It is not the right ankle, it is the left ankle.']],
    [
      'Left leg pain for days.',
      ['I have right leg pain for days, but the left leg was broken before.'],
    ],
    ['Right upper lobectomy.', ['We did a left upper lobectomy.']],
    ['Ache on the left.', ['There is an ache on the right so I take care.']],
  ])('%s is contradicted by %j', (sentence, said) => {
    expect(check(sentence, said).conflicts).toMatchObject([{ kind: 'side' }])
  })

  test('keeps what is said of the other one from affirming it', () => {
    const said = ['My left knee does not hurt.', 'My right knee hurts at night.']
    expect(check('Left knee pain at night.', said).conflicts).toMatchObject([
      { kind: 'side', said: 'right knee' },
      { kind: 'negation', said: 'no hurt' },
    ])
  })

  test('that nobody named, or that was last named otherwise, is quietly unsaid', () => {
    expect(check('Left toe pain.', ['My toe hurts.'])).toMatchObject({
      conflicts: [],
      isUnsaid: true,
    })
    const said = [
      'My left hip was replaced long ago.',
      'My right hip is the trouble.',
      'I fell on the stairs and bruised the hip.',
    ]
    expect(check('Fell on the stairs and bruised the left hip.', said)).toMatchObject({
      conflicts: [],
      isUnsaid: true,
    })
    expect(check('Fell on the stairs and bruised the right hip.', said)).toMatchObject({
      conflicts: [],
      isUnsaid: false,
    })
  })
})

describe('a change of a dose', () => {
  const said = ['Let us go up with the lisinopril from ten to twenty milligrams a day.']
  test.each([
    ['Increase lisinopril from 20 mg to 20 mg a day.', ['from 10 to 20 mg']],
    ['Lisinopril from 20 mg to 10 mg a day.', ['from 10 to 20 mg']],
    ['Increase lisinopril from 10 mg to 20 mg a day.', []],
    ['Increase lisinopril from 10 to 20 mg.', []],
    ['Lisinopril 20 mg a day.', []],
  ])('%s is held against what was said: %j', (sentence, words) => {
    expect(check(sentence, said).conflicts.map((conflict) => conflict.said)).toEqual(words)
  })

  test.each([
    ['Increase lisinopril to 20 mg a day.', ['to 40 mg']],
    ['Increase lisinopril to 40 mg a day.', []],
    ['Increase lisinopril from 20 to 40 mg a day.', []],
  ])('%s is held against the new dose alone: %j', (sentence, words) => {
    const visit = ['I take lisinopril 20 mg.', 'Let us increase the lisinopril to 40 mg.']
    expect(check(sentence, visit).conflicts.map(({ said }) => said)).toEqual(words)
  })

  test('to the same dose is no change, whatever was said', () => {
    const visit = ['I take lisinopril 20 mg.']
    expect(check('Increase lisinopril from 20 mg to 20 mg.', visit)).toMatchObject({
      conflicts: [],
      isUnsaid: true,
    })
    expect(check('Continue lisinopril 20 mg.', visit).isUnsaid).toBe(false)
  })
})

test('a number of weeks beside a drug is no dose of it', () => {
  const said = ['I take bumetanide 2 mg once a day.', 'I will see you in 4 weeks.']
  expect(check('Bumetanide 4 mg once a day.', said).conflicts).toMatchObject([{ kind: 'dose' }])
})

test.each([
  ['Temperature 98.4.', ['your temperature is ninety eight . four today']],
  ['A 0.5 cm stone.', ['it shows a . five centimeter stone']],
  ['On insulin.', ['I use Lantus at night.']],
])('%s was said by %j', (sentence, said) => {
  expect(check(sentence, said)).toMatchObject({ conflicts: [], isUnsaid: false })
})

describe('is in doubt', () => {
  test.each(['Reports hemoptysis.', 'Takes warfarin.', 'Temperature 101.4.', 'Known gout.'])(
    '%s was spoken of by nobody, and nobody said otherwise',
    (sentence) => {
      expect(check(sentence, VISIT)).toMatchObject({ conflicts: [], isUnsaid: true })
    },
  )

  test.each([
    ['Reports a rash.', ['If you get a rash, call me.']],
    ['Reports nausea.', ['Any nausea or vomiting?', 'Yes, sometimes.']],
    ['Denies diabetes.', ['My mother has diabetes.']],
    ['Reports pain.', ['Nothing relieves the pain.']],
    ['Left arm weakness.', ['All right, right now I feel weak.']],
  ])('%s is not contradicted by %j', (sentence, said) => {
    expect(check(sentence, said).conflicts).toEqual([])
  })

  test('a drug that the recogniser misheard was said', () => {
    expect(check('Takes lisinopril.', ['I take lisinipril every day.']).conflicts).toEqual([])
  })
})

describe('is less than a denial or an assertion', () => {
  test.each([
    ['Denies recent chest pain.', 'I have chest pain.'],
    ['Does not have a headache every time he eats.', 'I have a headache.'],
    ['Denies dyspnea on exertion.', 'I have dyspnea at night.'],
    ['We will start a daily asthma medication.', 'No asthma.'],
    ['EYES: Equal and reactive to light.', 'There are no eyes on the back of it.'],
    ['Reduce alcohol.', 'I drink no alcohol.'],
  ])('%s', (sentence, said) => {
    expect(check(sentence, [said]).conflicts).toEqual([])
  })

  test('and the thing itself still is', () => {
    expect(check('Denies chest pain.', ['I have chest pain.']).conflicts).toHaveLength(1)
    expect(check('She has asthma.', ['No asthma.']).conflicts).toHaveLength(1)
  })
})
