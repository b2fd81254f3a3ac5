import { describe, expect, test } from 'vitest'
import { describeNote } from './describe-note.ts'
import { indexVisit } from './index-visit.ts'

const HEADINGS =
  '<h2>History</h2><h2>Medications</h2><h2>Allergies</h2><h2>Vitals</h2><h2>Plan</h2>'

function omitted(
  said: readonly string[],
  note = '',
  reader: 'clinician' | 'patient' | 'office' = 'clinician',
) {
  return describeNote({
    html: `${HEADINGS}<p>Seen today. ${note}</p>`,
    visit: indexVisit(said.map((text, place) => ({ id: String(place), text }))),
    context: [],
    isScribes: () => true,
    reader,
  }).omissions
}

describe('is missed', () => {
  test.each([
    [
      ['I take metformin, five hundred milligrams, twice a day.'],
      'drug:metformin',
      'Takes metformin 500 mg twice a day.',
      'Medications',
    ],
    [
      ['I am allergic to penicillin.'],
      'allergy:allergy to penicillin',
      'Allergic to penicillin.',
      'Allergies',
    ],
    [['Any allergies?', 'No.'], 'allergy:no allergies', 'Denies allergies.', 'Allergies'],
    [
      ['Are you allergic to anything?', 'No.'],
      'allergy:no allergies',
      'Denies allergies.',
      'Allergies',
    ],
    [
      ['It is one sixty over seventy, higher than we would like.'],
      'vital-sign:blood pressure 160/70',
      'Blood pressure 160/70.',
      'Vitals',
    ],
    [
      ['Your blood pressure is one forty over ninety today.'],
      'vital-sign:blood pressure 140/90',
      'Blood pressure 140/90.',
      'Vitals',
    ],
    [
      ['Last night I passed out in the kitchen.'],
      'red-flag:syncope',
      'Reports syncope.',
      'History',
    ],
    [['I feel so anxious all day.'], 'mood:anxiety', 'Reports anxiety.', 'History'],
    [
      ['Any thoughts of suicide?', 'No, never.'],
      'self-harm:no suicidal ideation',
      'Denies suicidal ideation.',
      'History',
    ],
    [['Any nausea?', 'No.'], 'negative:no nausea', 'Denies nausea.', 'History'],
    [
      ['I will see you again in two weeks.'],
      'follow-up:follow-up in 2 weeks',
      'Follow up in 2 weeks.',
      'Plan',
    ],
    [
      ['I will refer you to cardiology.'],
      'referral:referral to cardiology',
      'Referral to cardiology.',
      'Plan',
    ],
  ])('%j as %s', (said, key, text, section) => {
    expect(omitted(said)).toMatchObject([{ key, proposal: { text, section } }])
  })
})

describe('is not missed', () => {
  test.each([
    [['I take metformin every day.'], 'Takes Glucophage daily.'],
    [['Your blood pressure is one forty over ninety today.'], 'BP 140/90.'],
    [['I passed out last night.'], 'Syncope last night.'],
    [['Any nausea?', 'No.'], 'Denies nausea.'],
    [['I will see you again in two weeks.'], 'Review in 2 weeks.'],
    [['I will refer you to physical therapy.'], 'PT was arranged.'],
    [['I am allergic to penicillin.'], 'Penicillin allergy.'],
  ])('%j where the note says %s', (said, note) => {
    expect(omitted(said, note)).toEqual([])
  })

  test.each([
    [['We could try metformin if that fails.']],
    [['Do you take metformin?', 'No.']],
    [['Any chest pain?']],
    [['If you have chest pain, call an ambulance.']],
    [['My father had a stroke and takes warfarin.']],
    [['My team lost, it was a depressing weekend for the city.']],
    [['It was two weeks ago.']],
  ])('%j, which is no fact', (said) => {
    expect(omitted(said)).toEqual([])
  })

  test('by an office that must not learn it, and by a patient only what concerns them', () => {
    const said = ['I take metformin every day.', 'Any nausea?', 'No.']
    expect(omitted(said, '', 'office')).toEqual([])
    expect(omitted(said, '', 'patient').map(({ kind }) => kind)).toEqual(['drug'])
  })
})
