import { describe, expect, test } from 'vitest'
import { guessRoles, sameLabel, type SpokenLine } from './guess-roles.ts'

const line = (text: string, rest: Partial<SpokenLine> = {}): SpokenLine => {
  return { speaker: null, text, role: null, ...rest }
}
const guess = (...lines: (string | SpokenLine)[]) =>
  guessRoles(lines.map((each) => (typeof each === 'string' ? line(each) : each)))

const VISIT = [
  'Good morning, what brings you in today?',
  'My knee has been hurting since I fell off my bike last week.',
  'Okay, and do you have any swelling or numbness?',
  'No numbness, but it was swollen for a few days.',
  'Let me take a look. Does it hurt when I press here?',
  'Yes, that hurts.',
  'I think this is a sprain. I am going to order an x-ray, and I want you to take ibuprofen.',
  'Thank you, doctor.',
]
const RIGHT = VISIT.map((_, at) => (at % 2 === 0 ? 'clinician' : 'patient'))

describe('without a label', () => {
  test('who asks and examines is the clinician, who answers is the patient', () => {
    expect(guess(...VISIT)).toEqual(RIGHT)
  })

  test('words that anybody says are nobody’s', () => {
    expect(guess('Monday.')).toEqual(['unsure'])
  })

  test('a short answer is read from the question before it', () => {
    expect(guess('Do you smoke or drink any alcohol?', 'No.')[1]).toBe('patient')
  })

  test('a word between two pieces of an explanation is the listener’s', () => {
    const told = guess(
      'It looks like an infection of the sinuses. Um',
      'Okay.',
      'which your body clears by itself, and I would recommend a nasal spray for a week.',
      'Okay.',
      'And if you are not better by then, come back and see us.',
    )
    expect(told).toEqual(['clinician', 'patient', 'clinician', 'patient', 'clinician'])
  })

  test('the same word between two pieces of a complaint is the clinician’s', () => {
    const told = guess(
      'What can I do for you?',
      'I have had this pain in my chest since Sunday, and',
      'Okay.',
      'my husband told me that I should come.',
    )
    expect(told).toEqual(['clinician', 'patient', 'clinician', 'patient'])
  })

  test('nothing has no role, and an empty line is one of a visit', () => {
    expect(guess()).toEqual([])
    expect(guess('', ...VISIT)).toHaveLength(VISIT.length + 1)
  })
})

describe('what a person has set', () => {
  test('is so, whatever the words say', () => {
    const lines = VISIT.map((text, at) => line(text, at === 0 ? { role: 'patient' } : {}))
    expect(guess(...lines)[0]).toBe('patient')
  })

  test('speaks for the lines around it', () => {
    expect(guess('Hm.', 'Hm.', 'Hm.')).toEqual(['unsure', 'unsure', 'unsure'])
    const [, , after] = guess('Hm.', line('Hm.', { role: 'clinician' }), 'Hm.')
    expect(after).toBe('patient')
  })

  test('of one line counts for all lines of its label', () => {
    const lines = ['Hm.', 'Yes.', 'Hm.', 'Yes.'].map((text, at) =>
      line(`SPEAKER_0${String(at % 2)}: ${text}`, at === 0 ? { role: 'patient' } : {}),
    )
    expect(guess(...lines)).toEqual(['patient', 'clinician', 'patient', 'clinician'])
  })
})

describe('a label', () => {
  test.each(['Doctor: ', '[doctor] ', 'Dr. Lee: '])('%s says who speaks', (label) => {
    expect(guess(`${label}I feel terrible, my head hurts.`)).toEqual(['clinician'])
  })

  test('in the field of the speaker says it as well', () => {
    expect(guess(line('Hello.', { speaker: 'patient' }))).toEqual(['patient'])
  })

  test('with a number is one person throughout, by all that this person says', () => {
    const lines = VISIT.map((text, at) => `SPEAKER_0${String(at % 2)}: ${text}`)
    expect(guess(...lines, 'SPEAKER_00: Mm.', 'SPEAKER_01: Mm.')).toEqual([
      ...RIGHT,
      'clinician',
      'patient',
    ])
  })
})

describe('recorded voices', () => {
  const voiced = (...said: [number, string][]) =>
    said.map(([voice, text]) => line(text, { speaker: `Speaker ${String(voice)}` }))

  test('are one person each, and a third is neither the clinician nor the patient', () => {
    const lines = voiced(
      [3, 'Take a seat, he will be with you shortly.'],
      [1, 'Good morning, what brings you in today?'],
      [2, 'My knee has been hurting since I fell off my bike last week.'],
      [1, 'Okay, and do you have any swelling or numbness?'],
      [2, 'No numbness, but it was swollen for a few days.'],
      [3, 'Monday.'],
      [1, 'I think this is a sprain. I am going to order an x-ray.'],
    )
    expect(guess(...lines)).toEqual([
      'other',
      'clinician',
      'patient',
      'clinician',
      'patient',
      'other',
      'clinician',
    ])
  })

  test('that a person has called somebody else are out of the question', () => {
    const lines = voiced([1, 'Hm.'], [2, 'Do you smoke?'], [3, 'No, I feel fine.'])
    const told = guess(
      ...lines.map((each, at) => (at === 0 ? { ...each, role: 'other' as const } : each)),
    )
    expect(told).toEqual(['other', 'clinician', 'patient'])
  })

  test('named after a relative are a relative’s', () => {
    expect(guess(line('He has not eaten.', { speaker: 'Mother' }))).toEqual(['other'])
  })

  test('in pasted text three labels are read as before', () => {
    const lines = ['SPEAKER_01: Do you smoke?', 'SPEAKER_02: No.', 'SPEAKER_03: Hm.']
    expect(guess(...lines)).not.toContain('other')
  })
})

test('lines are of the same speaker by their label, and without one alone', () => {
  const [one, two, three] = [line('Anna: Hello.', { speaker: 'S1' }), line('Yes.'), line('Yes.')]
  expect(sameLabel(one)(line('Bye.', { speaker: ' s1 ' }))).toBe(true)
  expect(sameLabel(one)(two)).toBe(false)
  expect(sameLabel(two)(two)).toBe(true)
  expect(sameLabel(two)(three)).toBe(false)
})

test('twenty thousand lines are guessed, the same each time', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => VISIT[at % VISIT.length] ?? '')
  const roles = guess(...many)
  expect(roles).toHaveLength(20_000)
  expect(guess(...many)).toEqual(roles)
})
