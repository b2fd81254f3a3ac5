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
      ['I take paracetamol, one gram, when it hurts.'],
      'drug:paracetamol',
      'Takes paracetamol 1 g.',
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
    [['Any fever?', 'No fever, some chills.'], 'negative:no fever', 'Denies fever.', 'History'],
    [['Any cough? Anything like that?', 'No.'], 'negative:no cough', 'Denies cough.', 'History'],
    [['You have not had any dizziness.'], 'negative:no dizziness', 'Denies dizziness.', 'History'],
    [
      ['You can take acetaminophen for any pain.'],
      'drug:acetaminophen',
      'Take acetaminophen.',
      'Plan',
    ],
    [['I use insulin every night.'], 'drug:insulin', 'Takes insulin every night.', 'Medications'],
    [
      ['I will check on you in one year.'],
      'follow-up:follow-up in 1 year',
      'Follow up in 1 year.',
      'Plan',
    ],
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
    [
      ['Anything you react to?', 'Penicillin gives me a rash.'],
      'allergy:reaction to penicillin',
      'Reacts to penicillin.',
      'Allergies',
    ],
    [
      ['Any allergies to drugs?', 'Yes. Penicillin.'],
      'allergy:allergy to penicillin',
      'Allergic to penicillin.',
      'Allergies',
    ],
    [
      ['Any allergies besides latex?', 'No.'],
      'allergy:allergy to latex',
      'Allergic to latex.',
      'Allergies',
    ],
    [
      ['Any allergies?', 'I can not take aspirin.'],
      'allergy:allergy to aspirin',
      'Allergic to aspirin.',
      'Allergies',
    ],
    [
      ['Any other allergies?', 'Nope, just sulfa.'],
      'allergy:allergy to sulfa',
      'Allergic to sulfa.',
      'Allergies',
    ],
    [
      ['I got a rash after taking amoxicillin.'],
      'allergy:reaction to amoxicillin',
      'Reacts to amoxicillin.',
      'Allergies',
    ],
  ])('%j as %s', (said, key, text, section) => {
    expect(omitted(said)).toMatchObject([{ key, proposal: { text, section } }])
  })
})

test('what is taken against an allergy is a drug', () => {
  expect(omitted(['What do you take for allergies?', 'Claritin.'])).toMatchObject([
    { kind: 'drug', fact: 'claritin' },
  ])
})

test('each thing that a patient is allergic to is missed for itself', () => {
  const said = [
    'Any allergies?',
    'Yes, I am allergic to eggs and penicillin, so I take doxycycline.',
  ]
  expect(omitted(said).map(({ key }) => key)).toEqual([
    'drug:doxycycline',
    'allergy:allergy to penicillin',
    'allergy:allergy to eggs',
  ])
})

describe('is proposed where it belongs', () => {
  test('a drug with the verb that stands before it', () => {
    expect(
      omitted(['I want you to stop the lisinopril and start losartan.']).map(
        ({ proposal }) => proposal.text,
      ),
    ).toEqual(['Stop lisinopril.', 'Start losartan.'])
  })

  test.each([
    ['Take ibuprofen with food.', 'Take ibuprofen.', 'Plan'],
    ['I would like you to take ibuprofen at night.', 'Take ibuprofen.', 'Plan'],
    ['I am going to start you on some ibuprofen.', 'Start ibuprofen.', 'Plan'],
    ['We will put you on ibuprofen.', 'Start ibuprofen.', 'Plan'],
    ['Please keep taking the ibuprofen.', 'Continue ibuprofen.', 'Plan'],
    ['You should stop taking the ibuprofen.', 'Stop ibuprofen.', 'Plan'],
    ['You take ibuprofen for your knee.', 'Takes ibuprofen.', 'Medications'],
    ['My dentist put me on ibuprofen.', 'Takes ibuprofen.', 'Medications'],
    ['I stopped taking ibuprofen.', 'Has stopped ibuprofen.', 'Medications'],
    ['I was on ibuprofen for years.', 'Has taken ibuprofen.', 'Medications'],
  ])('%s as %s under %s', (said, text, section) => {
    expect(omitted([said])).toMatchObject([{ kind: 'drug', proposal: { text, section } }])
  })

  test('what the patient answers without an I is no advice', () => {
    expect(omitted(['What helps?', 'Take ibuprofen most days.'])).toMatchObject([
      { proposal: { text: 'Takes ibuprofen.', section: 'Medications' } },
    ])
  })

  test('a vital sign at the end of a note that has only a history', () => {
    const note = describeNote({
      html: '<h2>Past medical history</h2><p>Asthma.</p>',
      visit: indexVisit([{ id: '0', text: 'Your blood pressure is one forty over ninety today.' }]),
      context: [],
      isScribes: () => true,
      reader: 'clinician',
    })
    expect(note.omissions).toMatchObject([{ kind: 'vital-sign', proposal: { section: null } }])
  })

  test('a dose beside the drug that is taken, and not among what a relative takes', () => {
    const note = describeNote({
      html: '<h2>Family history</h2><p>Father takes metformin.</p><h2>Medications</h2><p>Metformin.</p>',
      visit: indexVisit([{ id: '0', text: 'I take metformin 500 mg.' }]),
      context: [],
      isScribes: () => true,
      reader: 'clinician',
    })
    expect(note.omissions).toMatchObject([{ kind: 'dose', proposal: { section: 'Medications' } }])
  })
})

describe('is not missed', () => {
  test('a follow-up is not found in an age or in what lies behind', () => {
    const said = ['I will see you again in one year.']
    expect(omitted(said, 'A 61-year-old. It began 1 year ago.')).toMatchObject([
      { kind: 'follow-up' },
    ])
    expect(omitted(said, 'Review in 1 year.')).toEqual([])
  })

  test.each([
    [['I take metformin every day.'], 'Takes Glucophage daily.'],
    [['Your blood pressure is one forty over ninety today.'], 'BP 140/90.'],
    [['I passed out last night.'], 'Syncope last night.'],
    [['Any nausea?', 'No.'], 'Denies nausea.'],
    [['I will see you again in two weeks.'], 'Review in 2 weeks.'],
    [['I will refer you to physical therapy.'], 'PT was arranged.'],
    [['I am allergic to penicillin.'], 'Penicillin allergy.'],
    [['I take Fosamax every week.'], 'Alendronate weekly.'],
    [['I take diltiazem every day.'], 'Cardizem daily.'],
    [['I take Myrbetriq every day.'], 'Mirabegron daily.'],
    [['I use insulin every night.'], 'Lantus nightly.'],
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
    [['I hear some faint sounds in your lungs.']],
    [['Any allergies?', 'Not to penicillin.']],
    [['Any other allergies?', 'No.']],
    [['Penicillin never gave me a rash.']],
    [['If penicillin gives you a rash, tell us.']],
    [['My sister is allergic to penicillin.']],
    [['Ibuprofen can cause swelling.']],
  ])('%j, which is no fact', (said) => {
    expect(omitted(said)).toEqual([])
  })

  test('by an office that must not learn it, and by a patient only what concerns them', () => {
    const said = ['I take metformin every day.', 'Any nausea?', 'No.']
    expect(omitted(said, '', 'office')).toEqual([])
    expect(omitted(said, '', 'patient').map(({ kind }) => kind)).toEqual(['drug'])
  })
})
