import { expect, test } from 'vitest'
import { ASIDES, NOTE_LINES, STILL_SPOKEN } from './note-line.data.ts'
import { noteLine } from './note-line.ts'

test.each(NOTE_LINES)('$by: $example', ({ by, example: [said, written] }) => {
  expect(noteLine(said, by)).toBe(written)
})

test.each(ASIDES)('%s is left out', (_, example) => {
  expect(noteLine(example, 'patient')).toBe('Had a rash.')
})

test.each(STILL_SPOKEN)('%s is quoted', (_, example) => {
  expect(noteLine(example, 'patient')).toBeUndefined()
})

test.each([
  [
    'Call me if you gain three pounds in two days.',
    'clinician',
    'Call if gaining three pounds in two days.',
  ],
  ["I'll call you with the results.", 'clinician', 'Will call the patient with the results.'],
  ["I'm gonna have you flex your knee is that painful.", 'clinician', undefined],
  ['You need to go to A and E for that.', 'clinician', undefined],
  [
    'When I get the results, I will contact you.',
    'clinician',
    'When getting the results, will contact the patient.',
  ],
  [
    "If you're still having symptoms, I wanna order an MRI.",
    'clinician',
    'If still having symptoms, will order an MRI.',
  ],
  ["I'll give you a sling for comfort.", 'clinician', 'Will give a sling for comfort.'],
  [
    'I was golfing and I hurt my back when I went for my backswing.',
    'patient',
    'Was golfing and hurt the back when going for the backswing.',
  ],
  ['My knee was feeling okay.', 'patient', 'Knee was feeling okay.'],
  ["I'm not having pain right now.", 'patient', 'Not having pain right now.'],
  ['Your knee is probably just bruised.', 'clinician', 'Knee is probably just bruised.'],
  ["I can't really walk.", 'patient', 'Cannot really walk.'],
  ['Take just one tablet.', 'clinician', 'Take just one tablet.'],
  ['I had some kind of surgery.', 'patient', 'Had some kind of surgery.'],
  ['You would have to stop driving.', 'clinician', undefined],
  ['We would need to repeat the MRI.', 'clinician', undefined],
  ["If the pain persists, I'd like an MRI.", 'clinician', undefined],
  ['I noticed a lump in her neck.', 'patient', undefined],
  ['You had a heart attack in 2010.', 'clinician', undefined],
  ['You have a good weekend.', 'clinician', undefined],
  ['You can see the fracture here.', 'clinician', undefined],
  ['You should get better in a week.', 'clinician', undefined],
  ['I fell when I saw the doctor.', 'patient', 'Fell when seeing the doctor.'],
  ['I took aspirin after I was diagnosed.', 'patient', undefined],
  ["I'll put you on lisinopril.", 'clinician', undefined],
  ["Call if you don't get better.", 'clinician', undefined],
  ['I had a fall and I hit my head.', 'patient', 'Had a fall and hit the head.'],
  ['I had a fall and I think my head hit it.', 'patient', undefined],
  ['In the beginning, I just kind of felt a chill.', 'patient', 'In the beginning, felt a chill.'],
  ['About two weeks ago I fell.', 'patient', undefined],
  ['Last night my knee was swollen.', 'patient', 'Last night, knee was swollen.'],
  ['The thing is that is sore.', 'clinician', undefined],
  ['My hand is still bothering me.', 'patient', 'Hand is still bothering the patient.'],
  ['The murmur is still bothering me.', 'clinician', undefined],
  ['I had a cold, but that is gone.', 'patient', 'Had a cold, but gone.'],
  ['The cold is going, but I am coughing.', 'patient', 'Cold is going, but coughing.'],
  ['Order that one.', 'clinician', undefined],
  ['Yesterday you were better.', 'clinician', undefined],
  ['It hurts when I get up and walk.', 'patient', 'Hurts when getting up and walking.'],
  ['It is worse since June.', 'patient', undefined],
  ["I don't think I can.", 'patient', undefined],
  ['There is a risk that your hip breaks.', 'clinician', undefined],
  ['There was a red stripe on my shin.', 'patient', 'There was a red stripe on the shin.'],
  ['You mentioned that your wife had a cold.', 'clinician', undefined],
  ['I know you were worried about her.', 'clinician', undefined],
  ['I just had a cold.', 'patient', undefined],
  ["Let's do that.", 'clinician', undefined],
  ['I had a cough.', 'clinician', undefined],
  ['I had a cough.', 'other', undefined],
  ['Do you take it? Yes.', 'clinician', undefined],
] as const)('%s (%s): %s', (said, role, written) => {
  expect(noteLine(said, role)).toBe(written)
})
