import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { FRAMES } from './line/frames.data.ts'
import { noteLine } from './note-line.ts'

test.each(FRAMES)('$example', ({ example: [said, written] }) => {
  expect(noteLine(said, 'clinician')).toBe(written)
})

test.each([
  ["I've been sweating a lot.", 'Has been sweating a lot.'],
  ["I'm not having pain right now.", 'Not having pain right now.'],
  ["I can't walk well.", 'Cannot walk well.'],
  ['I took iron after I was diagnosed.', 'Took iron after the patient was diagnosed.'],
  ["I cough when I don't sleep.", 'Coughs when not sleeping.'],
  ["I don't take the blue pills.", 'Does not take the blue pills.'],
  ['I did feel it in my hip.', undefined],
  ['I had hives, like three weeks ago.', 'Had hives about three weeks ago.'],
  ["It's really tough to sit at my desk.", 'It is difficult to sit at the desk.'],
  ['I lost some, like a little bit of hair.', 'Lost a little bit of hair.'],
  ['I have pain and cough and need to sit down.', 'Has pain and cough and needs to sit down.'],
  ['I lie down when I sweat and shake.', 'Lies down when sweating and shaking.'],
  ['I fell when I left the bus.', 'Fell when leaving the bus.'],
  ['I had a fall and I hit my head.', 'Had a fall and hit the head.'],
  ['I was ill because I was on a boat.', 'Was ill because the patient was on a boat.'],
  [
    "I vomited in May, but now I've stopped vomiting.",
    'Vomited in May, but now has stopped vomiting.',
  ],
  ["My blood sugar isn't under control.", 'Blood sugar is not under control.'],
  ['I had a rash, but it is going away.', 'Had a rash, but it is going away.'],
  ['It gets stiff and it hurts when I sit.', undefined],
  ['Last night my knee was swollen.', 'Last night, knee was swollen.'],
  ['About two weeks ago I fell on ice.', 'About two weeks ago, fell on ice.'],
  ['My hand is still bothering me.', 'Hand is still bothering the patient.'],
  ['If I eat cheese, I get a rash.', 'If the patient eats cheese, gets a rash.'],
  ['I only get a rash if I eat cheese.', 'Only gets a rash if the patient eats cheese.'],
  [
    "I don't get a rash unless I eat cheese.",
    'Does not get a rash unless the patient eats cheese.',
  ],
  ["I can't say that I have pain.", undefined],
  ["I don't think I have pain in my chest.", undefined],
  ['I think I might be pregnant.', 'Might be pregnant.'],
  ['Maybe I have a cold.', undefined],
  ['I could be pregnant, I guess.', undefined],
  ['My wife says I snore at night.', undefined],
  ['My mother had a stroke and I had a fall.', undefined],
  ['He said I have an ulcer.', undefined],
  ['I was told I had asthma.', undefined],
  ['I thought I had a break but it was a sprain.', undefined],
  ['I take ten, sorry, twenty tablets.', undefined],
  ['I had three, no, four falls.', undefined],
  ['My dog and I had a fall.', undefined],
  ['I wish I had slept.', undefined],
  ["I hope I don't have cancer.", undefined],
  ['Oh yeah, I just love waking up in pain.', undefined],
  ['It hurts when you press there.', undefined],
  ['Do I need to take iron?', undefined],
  ['I noticed a lump in her neck.', undefined],
  ['I had pain under your hand.', undefined],
])('a patient: %s %s', (said, written) => {
  expect(noteLine(said, 'patient')).toBe(written)
})

test.each([
  ["You've been getting cramps in the hand.", 'Has been getting cramps in the hand.'],
  ['Your titer is a little high.', 'Titer is a little high.'],
  ["We're going to put you in a cast.", 'Will put the patient in a cast.'],
  ["I'd like to update that MRI.", 'Will update the MRI.'],
  ['I want you to have an ultrasound of that area.', 'Ultrasound of the area.'],
  ['You can also try ice.', 'Can try ice.'],
  ['I think you probably have a cold.', 'Probably a cold.'],
  ["I don't think you have a fracture.", 'Probably not a fracture.'],
  ["What I'd like you to do now, is I'd like you to rest your foot.", 'Rest the foot.'],
  ["If the scan is clear, we'll do a stress test.", 'If the scan is clear, will do a stress test.'],
  ['If you get worse, we could order an MRI.', 'If getting worse, consider ordering an MRI.'],
  ['Before surgery we will stop the aspirin.', 'Before surgery will stop the aspirin.'],
  ['I want you to be seen by one of our nurses.', 'To be seen by a nurse.'],
  ['Call me if you gain weight.', 'Call if gaining weight.'],
  ['You should not take ibuprofen.', 'Should not take ibuprofen.'],
  ["I don't want you to stop the aspirin.", undefined],
  ["We won't order an MRI unless you get worse.", undefined],
  ["I don't think we should start a statin.", undefined],
  ['I think you have a fracture, but I could be wrong.', undefined],
  ['I would have ordered an MRI, but you declined.', undefined],
  ["You had pain, didn't you.", undefined],
  ['You had any falls.', undefined],
  ['You could take it with food.', undefined],
  ['You take aspirin and your wife takes a statin.', undefined],
  ['I had the same knee problem.', undefined],
  ["I'm gonna have you flex your knee.", undefined],
  ["I'm gonna take a listen to your heart.", undefined],
  ['That is fine with the aspirin.', undefined],
  ['The film shows that it is broken.', undefined],
  ['She has a rash on the arm.', undefined],
  ['Do you smoke? — No.', 'Does not smoke.'],
  ['Have you ever had a stroke? — No.', 'Has never had a stroke.'],
  ['Did you stop the aspirin? — Yes.', 'Stopped the aspirin.'],
  ['Do you smoke or drink? — Yes.', undefined],
  ['Are you not taking aspirin? — No.', undefined],
  ['Do you take any tablets? — No, just aspirin.', undefined],
  ['You mentioned, like the floor swaying a lot? — Yep.', 'Floor swaying a lot.'],
])('a clinician: %s %s', (said, written) => {
  expect(noteLine(said, 'clinician')).toBe(written)
})

test('who has said it must be known', () => {
  expect(noteLine('I had a cough.', 'unsure')).toBeUndefined()
  expect(noteLine('I had a cough.', 'other')).toBeUndefined()
})

test('what follows from a statement is left away where nothing else can be told', () => {
  const [titer] = givenFacts({ kind: 'result', concept: 'titer' })
  const said = [{ segment_id: 's0', from: 0, to: 1, words: 'titer is high' }]
  const told = titer === undefined ? [] : [{ ...titer, said }]
  const spoken = "Your titer is high, so I think we'll look into that."
  expect(noteLine(spoken, 'clinician', told)).toBe('Titer is high.')
  expect(noteLine(spoken, 'clinician')).toBeUndefined()
  const denied = "Your titer is high, so you don't have that."
  expect(noteLine(denied, 'clinician', told)).toBeUndefined()
})

test.each([{ polarity: 'absent' }, { certainty: 'possible' }] as const)(
  'a line neither affirms what is denied nor is sure of what is doubted: %o',
  (known) => {
    const facts = givenFacts(known).map((fact) => ({ ...fact, said: [] }))
    expect(noteLine('I have pain in my hip.', 'patient', facts)).toBeUndefined()
    expect(noteLine('I may have no pain in my hip.', 'patient', facts)).toBe(
      'May have no pain in the hip.',
    )
  },
)
