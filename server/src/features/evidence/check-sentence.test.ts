import { describe, expect, test } from 'vitest'
import { checkSentence } from './check-sentence.ts'
import { indexVisit } from './index-visit.ts'
import { factsOf } from './read-facts.ts'

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
    ['Fever for 5 days.', 'number', '3 day', 5],
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
