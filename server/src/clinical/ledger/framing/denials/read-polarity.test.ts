import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { isFormer, readExcept, readPolarity } from './read-polarity.ts'

const EVEN = {
  polarity: 0.5,
  certainty: 0.5,
  who: 0.5,
  time: 0.5,
  status: 0.5,
  act: 0.5,
  importance: 0.5,
  side: 0.5,
}

/** Of the cough in a line that the reader takes for denied. */
function polarityOf(...said: readonly string[]) {
  const lines = givenLines(...said)
  return readPolarity(lines, givenMention(lines, 'cough', { polarity: 'absent' }))
}

test.each([
  'No cough.',
  'I am not coughing, it is a cough of his.',
  'A cough? Nope.',
  'A cough? Nah.',
  'Of a cough, none.',
  'I never cough.',
  'Nothing like a cough.',
  'Nobody has a cough.',
  'A cough is nowhere.',
  'Neither a cough.',
  'Nor a cough.',
  'Without a cough.',
  'He denies a cough.',
  'He denied a cough.',
  'I deny a cough.',
  'Negative for cough.',
  'The cough is absent.',
  'Free of cough.',
  'A lack of cough.',
  'I cannot cough.',
  'A sneeze instead of a cough.',
  'A sneeze rather than a cough.',
  'I am off of the cough syrup.',
  'I quit the cough syrup.',
  'I stopped the cough syrup.',
  'I rarely cough.',
  'I hardly cough.',
  'The cough is gone.',
  'The cough went away.',
  'The cough has resolved.',
  'A cough is unlikely.',
  'A cough? Uh-uh.',
  'A cough? Mm-mm.',
  'I am unable to cough.',
  'I avoid cough syrup.',
  'I decline cough syrup.',
  'I declined cough syrup.',
  'I refused cough syrup.',
  'We hold off with cough syrup.',
  "I don't cough.",
  'i dont cough',
])('%s', (text) => {
  expect(polarityOf(`P: ${text}`)).toBe('absent')
})

test.each([
  [['P: I have a cough.'], 'present'],
  [['C: Any cough?', 'P: No.'], 'absent'],
  [['C: Any cough?', 'P: Well.', 'P: Not really.'], 'absent'],
  [['C: Any cough?', 'P: Only a sneeze.'], undefined],
  [['C: Any cough?', "P: I'm not sure."], undefined],
  [['C: any cough', 'P: only a sneeze'], undefined],
  [['C: And then the cough, well.', 'P: I slept, and it was not cold.'], undefined],
  [['C: And then the cough, well.', "P: No, I haven't."], 'absent'],
])('absence needs a word that denies: %j', (said, polarity) => {
  expect(polarityOf(...said)).toBe(polarity)
})

test.each([
  ['C: Any sneeze?', 'P: No, just a cough.'],
  ['P: Nothing other than cough.'],
  ['C: Do you have a cough?', 'P: No, only when I lie down.'],
])('what is left after a denial is there: %s', (...said) => {
  expect(polarityOf(...said)).toBe('present')
})

test('a circumstance is kept', () => {
  const lines = givenLines('C: Do you have a cough?', 'P: No, only when I lie down.')
  expect(readExcept(lines, givenMention(lines, 'cough'))).toBe('when i lie down')
})

test.each([
  ['Not any more.', true],
  ['No, I quit.', true],
  ['I used to.', true],
  ['No.', false],
])('what was done once is not denied: %s', (answer, former) => {
  const lines = givenLines('C: Do you smoke?', `P: ${answer}`)
  const mention = givenMention(lines, 'smoke', { kind: 'social', polarity: 'absent' })
  expect(isFormer(lines, mention)).toBe(former)
  expect(readPolarity(lines, mention)).toBe(former ? 'present' : 'absent')
})

test.each([
  ['plan', 'would not change your dose', 'absent'],
  ['social', "don't take sugar", 'absent'],
  ['plan', 'change your dose', 'present'],
  ['symptom', 'not sleeping', 'present'],
  ['social', 'not able to work', 'present'],
] as const)('what begins with a denial is denied: %s, %s', (kind, words, polarity) => {
  const lines = givenLines(`P: I ${words}.`)
  expect(readPolarity(lines, givenMention(lines, words, { kind }))).toBe(polarity)
})

test.each([
  'negative',
  'normal',
  'fine',
  'clear',
  'soft',
  'midline',
  'intact',
  'symmetric',
  'equal',
  'stable',
  'okay',
  'non-tender',
  'nondistended',
  'non-labored',
  'without lesions',
])('a normal state is there, whatever is denied beside it: %s', (state) => {
  const lines = givenLines(`C: no rash and it is ${state} no swelling`)
  const mention = givenMention(lines, `it is ${state}`, { kind: 'finding', polarity: 'absent' })
  expect(readPolarity(lines, mention)).toBe('present')
})

test('what is named by a denial alone is denied', () => {
  const lines = givenLines('C: the heart is regular without murmurs')
  const mention = givenMention(lines, 'without murmurs', { kind: 'finding', polarity: 'absent' })
  expect(readPolarity(lines, mention)).toBe('absent')
})

test.each([
  "haven't had it",
  'have not thrown up',
  "haven't noticed it",
  "haven't seen it",
  "didn't felt any",
  "hasn't been bothering me",
  'not been having it',
  "don't have any",
  "don't get any",
  "don't notice any",
])('what is said of a symptom denies it: %s', (words) => {
  const lines = givenLines(`P: well ${words}`)
  expect(readPolarity(lines, givenMention(lines, words))).toBe('absent')
})

test('what is to be watched for is never denied', () => {
  const lines = givenLines('C: Come back if it is not responding to treatment.')
  const told = { kind: 'plan', act: 'safety_net', polarity: 'absent' } as const
  expect(readPolarity(lines, givenMention(lines, 'not responding', told))).toBe('present')
})

test.each([
  'no',
  'no more',
  'no evidence of',
  'without',
  'without any',
  'do not see any',
  "don't have any",
])('what is said right before it denies it: %s', (said) => {
  const lines = givenLines(`C: We want ${said} running this week.`)
  expect(readPolarity(lines, givenMention(lines, 'running', { kind: 'plan' }))).toBe('absent')
})

test.each([
  ['no running', 'absent'],
  ['without running', 'absent'],
  ['no longer running', 'present'],
])('words that begin so: %s', (words, polarity) => {
  const lines = givenLines(`C: For now ${words}.`)
  expect(readPolarity(lines, givenMention(lines, words, { kind: 'plan' }))).toBe(polarity)
})

test('a no that answers denies nothing of what follows it', () => {
  const lines = givenLines('P: Well, no no cough syrup helped.')
  expect(readPolarity(lines, givenMention(lines, 'cough'))).toBe('present')
})

test.each([
  ['Avoid citrus fruits and spicy foods.', 'absent'],
  ['Stay away from spicy foods.', 'absent'],
  ['Steer clear of the spicy foods.', 'absent'],
  ['Avoid milk but eat spicy foods.', 'present'],
  ['Try spicy foods.', 'present'],
])('advice against: %s', (text, polarity) => {
  const lines = givenLines(`C: ${text}`)
  const told = { kind: 'plan', act: 'advise' } as const
  expect(readPolarity(lines, givenMention(lines, 'spicy foods', told))).toBe(polarity)
})

test.each([
  ["It looks for cancer, which I don't think you have.", 'absent'],
  ['It looks for cancer, but I doubt it.', 'absent'],
  ['It is cancer, which I think you know.', 'present'],
  ["It doesn't look like, to me that's something called, excuse me, cancer.", 'absent'],
  ["I'm reassured that you don't have anything serious, such as cancer.", 'absent'],
  ['There is no evidence of a new cancer.', 'absent'],
  ["That doesn't look good. It is cancer.", 'present'],
])('a conclusion that is doubted afterwards: %s', (text, polarity) => {
  const lines = givenLines(`C: ${text}`)
  expect(readPolarity(lines, givenMention(lines, 'cancer', { kind: 'assessment' }))).toBe(polarity)
})

test.each(['active', 'normal', 'positive', 'strong', 'good', 'nice', 'regular', 'non-tender'])(
  'a finding that is described is there: %s',
  (said) => {
    const lines = givenLines(`C: no rash, ${said} bowel sounds, no rebound`)
    const told = { kind: 'finding', polarity: 'absent' } as const
    expect(readPolarity(lines, givenMention(lines, `${said} bowel sounds`, told))).toBe('present')
  },
)

test.each([
  'Yeah, no, uh, your cough.',
  'Yes, no, that cough.',
  'The cough is not as bad.',
  'The cough is not all that bad.',
  'Not only a cough.',
  'Not just a cough.',
  'No problem, the cough.',
  'No worries, the cough.',
  'No doubt a cough.',
  'No wonder you cough.',
  'A cough, but besides that, not at all.',
])('no word of it denies: %s', (text) => {
  expect(polarityOf(`P: ${text}`)).toBe('present')
})

test('what was given up is no denial of it, and in the past', () => {
  const lines = givenLines('P: I chew. I quit smoking when I was 30.')
  const told = { kind: 'social', polarity: 'absent' } as const
  const mention = givenMention(lines, 'quit smoking when I was 30', told)
  expect([readPolarity(lines, mention), isFormer(lines, mention)]).toEqual(['present', true])
})

test.each(["I do n't drink a lot, a couple beers on a Friday.", "I don't drink that much."])(
  'not a lot is some: %s',
  (said) => {
    const lines = givenLines(`P: ${said}`)
    const told = { kind: 'social', polarity: 'absent' } as const
    expect(readPolarity(lines, givenMention(lines, 'drink', told))).toBe('present')
  },
)

test('what a question asks is known by its answer alone, however sure the reader is', () => {
  const lines = givenLines('C: Any cough?')
  const odds = { ...EVEN, polarity: 0.99 }
  expect(readPolarity(lines, givenMention(lines, 'cough', { polarity: 'absent', odds }))).toBe(
    undefined,
  )
})

test.each([
  ['social', "don't take sugar", 'present', 'absent'],
  ['allergy', 'penicillin I can take', 'absent', 'present'],
] as const)(
  'a %s that the reader is sure of stands against the rules',
  (kind, said, sure, ruled) => {
    const lines = givenLines(`P: ${said}`)
    const read = (odds: number) =>
      readPolarity(
        lines,
        givenMention(lines, said, { kind, polarity: sure, odds: { ...EVEN, polarity: odds } }),
      )
    expect(read(0.95)).toBe(sure)
    expect(read(0.8)).toBe(ruled)
  },
)

test.each([
  ['My sleep is fine', 'symptom', 'present'],
  ['the veins are flat today', 'finding', 'present'],
  ["Dad's fine", 'family', undefined],
  ['sleeping just fine', 'symptom', 'present'],
  ['He is a healthy boy', 'family', undefined],
  ["My sleep isn't good", 'symptom', 'absent'],
] as const)('%s is not denied, however sure the reader is', (said, kind, polarity) => {
  const lines = givenLines(`P: ${said}.`, 'P: I have never had a rash.')
  const odds = { ...EVEN, polarity: 0.99 }
  const mention = givenMention(lines, said, { kind, polarity: 'absent', odds })
  expect(readPolarity(lines, mention)).toBe(polarity)
})

test.each([
  ['I can taste everything', 'No, I can taste everything.'],
  ['my family is actually quite well', 'No, my family is actually quite well.'],
  ['my hip has been fine', 'No, my hip has been fine.'],
])('what is well is not denied by the answer before it: %s', (words, said) => {
  const lines = givenLines(`P: ${said}`)
  expect(readPolarity(lines, givenMention(lines, words, { polarity: 'absent' }))).toBe('present')
})

test.each([
  ['i can hardly taste', 'No, i can hardly taste.'],
  ['I can run far', "I don't think I can run far."],
])('what can hardly be done stays denied: %s', (words, said) => {
  const lines = givenLines(`P: ${said}`)
  expect(readPolarity(lines, givenMention(lines, words, { polarity: 'absent' }))).toBe('absent')
})
