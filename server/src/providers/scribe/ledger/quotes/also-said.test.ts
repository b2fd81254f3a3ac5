import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { alsoSaid } from './also-said.ts'
import { mustAppear } from './must-appear.ts'

const TEXT = 'i have felt a bit dizzy , but the scale at home shows that i am losing weight'
const SEGMENT: ScribeSegment = {
  id: 's0',
  index: 0,
  text: TEXT,
  speaker: 'Patient',
  role: 'patient',
}

const NOTHING = { note: '', told: [], isUnsaid: () => false }

function heard(words: string, told: Partial<Fact>): Fact {
  const [fact] = givenFacts({ kind: 'finding', importance: 'critical', ...told })
  if (fact === undefined) throw new Error('no fact')
  const from = TEXT.indexOf(words)
  return { ...fact, said: [{ segment_id: 's0', from, to: from + words.length, words }], lines: [0] }
}

test.each<[string, string, string[], number]>([
  ['nothing else of the clause is told', 'felt', [], 1],
  ['its words name nothing, and what they are about is told', 'felt', ['a bit dizzy'], 0],
  ['little of the clause is told', 'losing weight', ['a bit dizzy'], 1],
  ['most of the clause is told', 'losing weight', ['a bit dizzy', 'scale at home shows'], 0],
])('a clause is quoted once: %s', (_, words, toldWords, quotations) => {
  const told = toldWords.map((each) => heard(each, {}))
  const sections = alsoSaid([heard(words, { concept: words })], [SEGMENT], [], { ...NOTHING, told })
  expect(sections.flatMap(({ paragraphs }) => paragraphs)).toHaveLength(quotations)
})

test('a finding that breaks off is quoted, though the note denies the like of it elsewhere', () => {
  const text = 'there is tenderness of the greater'
  const words = 'tenderness of the greater'
  const [fact] = givenFacts({ kind: 'finding', concept: words })
  if (fact === undefined) throw new Error('no fact')
  const from = text.indexOf(words)
  const cut = { ...fact, said: [{ segment_id: 's0', from, to: text.length, words }], lines: [0] }
  const known = { ...NOTHING, note: 'No tenderness of the greater trochanter.' }
  const sections = alsoSaid([cut], [{ ...SEGMENT, text, role: 'clinician' }], [], known)
  expect(sections[0]?.paragraphs.flat().map((sentence) => sentence.text)).toEqual([
    '“There is tenderness of the greater.”',
  ])
})

test.each([
  ['a social fact', 0.6, true, 1],
  ['the same, under a heading that says something', 0.6, false, 0],
  ['one that is less sure', 0.4, true, 0],
])('%s is quoted under a heading that is empty otherwise', (_, sureness, isEmpty, quotations) => {
  const fact = heard('the scale at home', { kind: 'social', importance: 'major', sureness })
  const known = { ...NOTHING, isUnsaid: () => isEmpty }
  const sections = alsoSaid([fact], [SEGMENT], [], known)
  expect(sections.flatMap(({ paragraphs }) => paragraphs)).toHaveLength(quotations)
})

test('a denial that was taken back in part is quoted with its question', () => {
  const said = ['How are you? Are you tearful at all?', "Not really, no. I've had the odd moment."]
  const segments = said.map((text, index): ScribeSegment => ({
    ...SEGMENT,
    id: `s${index}`,
    index,
    text,
  }))
  const [fact] = givenFacts({
    kind: 'symptom',
    concept: 'crying',
    polarity: 'absent',
    attributes: { detail: "but not really no. i've had the odd moment." },
  })
  if (fact === undefined) throw new Error('no fact')
  const limited = {
    ...fact,
    lines: [0, 1],
    said: [
      { segment_id: 's0', from: 21, to: 28, words: 'tearful' },
      { segment_id: 's1', from: 0, to: said[1]?.length ?? 0, words: said[1] ?? '' },
    ],
  }
  const sections = alsoSaid([limited], segments, [], NOTHING)
  expect(sections[0]?.paragraphs.flat().map(({ text }) => text)).toEqual([
    "“Are you tearful at all? — Not really, no. I've had the odd moment.”",
  ])
})

test.each([
  ['patient', 'I had ten pounds less on the scale.', 'Had ten pounds less on the scale.'],
  ['patient', 'It is ten pounds less since June.', '“It is ten pounds less since June.”'],
] as const)('what a %s said stands as a note has it where it can: %s', (role, text, line) => {
  const words = 'ten pounds'
  const segments = [{ id: 's0', index: 0, speaker: null, role, text }]
  const [fact] = givenFacts({ kind: 'symptom', concept: 'weight loss', importance: 'critical' })
  if (fact === undefined) throw new Error('no fact')
  const from = text.indexOf(words)
  const heard = { ...fact, said: [{ segment_id: 's0', from, to: from + words.length, words }] }
  const sections = alsoSaid([heard], segments, [], NOTHING)
  expect(sections[0]?.paragraphs.flat().map((one) => one.text)).toEqual([line])
})

test.each([
  ['thoughts', 'critical', true],
  ['thoughts', 'minor', false],
  ['suicidal ideation', 'critical', true],
  ['cough', 'critical', false],
] as const)(
  'what was asked of self-harm is never left out: %s, %s',
  (concept, importance, must) => {
    const [fact] = givenFacts({ kind: 'symptom', concept, importance })
    expect(fact !== undefined && mustAppear(fact)).toBe(must)
  },
)

test.each([
  ['if you can tell me whether you feel a regular pulse', 'regular pulse', 0],
  ['if you, if you can tell me whether you feel a regular pulse', 'regular pulse', 0],
  ['in the past have any doctors told you about a regular pulse', 'regular pulse', 0],
  ['in the past there was no regular pulse', 'regular pulse', 1],
])('what is asked of the patient is not quoted: %s', (text, words, quotations) => {
  const [fact] = givenFacts({ kind: 'finding', concept: words })
  if (fact === undefined) throw new Error('no fact')
  const from = text.indexOf(words)
  const said = [{ segment_id: 's0', from, to: from + words.length, words }]
  const segment = { ...SEGMENT, text, speaker: 'Doctor', role: 'clinician' } as const
  const sections = alsoSaid([{ ...fact, said, lines: [0] }], [segment], [], NOTHING)
  expect(sections.flatMap(({ paragraphs }) => paragraphs)).toHaveLength(quotations)
})

test.each<[string, Partial<Fact>, string, number]>([
  ["I'm going to do that referral.", { kind: 'plan', act: 'refer' }, 'referral', 0],
  ["I'm going to do that referral to urology.", { kind: 'plan', act: 'refer' }, 'urology', 1],
  ['It is what my mum takes for her migraines.', { kind: 'history' }, 'migraines', 0],
  ['It is what I take for my migraines.', { kind: 'history' }, 'migraines', 1],
  ['In the past have any doctors found a cyst', { kind: 'history' }, 'cyst', 0],
  ['In the past my doctors have found a cyst', { kind: 'history' }, 'cyst', 1],
  ['Her twin was a bit smaller, at 4 pounds.', { kind: 'measurement' }, '4 pounds', 0],
  ['She was a bit smaller, at 4 pounds.', { kind: 'measurement' }, '4 pounds', 1],
  ['I did use the Doppler on it.', { kind: 'medication' }, 'doppler', 0],
  ['I did use the albuterol on it.', { kind: 'medication' }, 'albuterol', 1],
  ['I have been taking mel- um, something else.', { kind: 'medication' }, 'mel', 0],
  ["I'm gonna have you flex your hip, is it sore", { kind: 'finding' }, 'flex your hip', 0],
  ["It's sore when I flex your hip", { kind: 'finding' }, 'flex your hip', 1],
  ['I wanna take a quick listen to her heart.', { kind: 'finding' }, 'heart', 0],
  ['Eat well and hopefully we can get the weight down.', { kind: 'plan' }, 'weight down', 0],
  ['Tell me whether you can feel any enlarged glands.', { kind: 'finding' }, 'glands', 0],
  ['I can feel some enlarged glands.', { kind: 'finding' }, 'glands', 1],
])('what tells nothing of the patient is not quoted: %s', (text, told, words, count) => {
  const [fact] = givenFacts({ importance: 'major', concept: words, ...told })
  if (fact === undefined) throw new Error('no fact')
  const from = text.toLowerCase().indexOf(words.toLowerCase())
  const said = [{ segment_id: 's0', from, to: from + words.length, words }]
  const segment = { ...SEGMENT, text, role: 'clinician' as const }
  const sections = alsoSaid([{ ...fact, said, lines: [0] }], [segment], [], NOTHING)
  expect(sections.flatMap(({ paragraphs }) => paragraphs)).toHaveLength(count)
})

test.each([
  ['You also said that your left heel is throbbing badly.', 1],
  ['You also said that your right heel is throbbing badly.', 2],
])('what a patient said is not quoted again as repeated: %s', (repeated, count) => {
  const texts = ['It is my left heel that is throbbing badly.', repeated]
  const facts = texts.map((text, index): Fact => {
    const words = 'throbbing badly'
    const from = text.indexOf(words)
    const said = [{ segment_id: `s${index}`, from, to: from + words.length, words }]
    const [fact] = givenFacts({ concept: words })
    if (fact === undefined) throw new Error('no fact')
    return { ...fact, id: String(index), said, lines: [index] }
  })
  const segments = texts.map((text, index) => ({ ...SEGMENT, id: `s${index}`, index, text }))
  const sections = alsoSaid(facts, segments, [], NOTHING)
  expect(sections.flatMap(({ paragraphs }) => paragraphs)).toHaveLength(count)
})

test('a number that stands nowhere is quoted, though the rest of its clause is told', () => {
  const text = 'The film shows a normal wall and a mild leak and a fraction of 55 %.'
  const segments = [{ ...SEGMENT, text, role: 'clinician' as const }]
  const [told, fact] = ['a normal wall and a mild leak', 'a fraction of 55 %'].flatMap((words) => {
    const from = text.indexOf(words)
    const said = [{ segment_id: 's0', from, to: from + words.length, words }]
    const [given] = givenFacts({ kind: 'measurement', attributes: { value: '55' } })
    return given === undefined ? [] : [{ ...given, said, lines: [0] }]
  })
  if (told === undefined || fact === undefined) throw new Error('no fact')
  const quote = (note: string) =>
    alsoSaid([fact], segments, [], { ...NOTHING, note, told: [told] }).length
  expect(quote('Normal wall; mild leak.')).toBe(1)
  expect(quote('Normal wall; mild leak; fraction of 55 %.')).toBe(0)
})

test('a warning of two lines is quoted once, from whichever line it is read', () => {
  const texts = ['If you get a numb foot,', 'Mm-hmm.', 'Any of those and you ring 999.']
  const segments = texts.map((text, index): ScribeSegment => {
    const role = index === 1 ? 'patient' : 'clinician'
    return { id: `s${index}`, index, text, speaker: role, role }
  })
  const facts = (['safety_net', 'emergency'] as const).flatMap((act, at) => {
    const [index, words] = at === 0 ? [0, 'numb foot'] : [2, 'ring 999']
    const from = texts[index]?.indexOf(words) ?? 0
    const said = [{ segment_id: `s${index}`, from, to: from + words.length, words }]
    return givenFacts({ kind: 'plan', act }).map((fact) => ({ ...fact, said, id: act }))
  })
  const quoted = alsoSaid(facts, segments, [], NOTHING).flatMap(({ paragraphs }) => paragraphs)
  expect(quoted.map((one) => one.map(({ factIds }) => factIds))).toEqual([
    [['safety_net', 'emergency']],
  ])
})
