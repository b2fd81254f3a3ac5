import { expect, test } from 'vitest'
import type { Fact } from '../../../../clinical/ledger/fact.ts'
import { linesOfVisit } from '../../../../clinical/ledger/lines-of-visit.ts'
import { readVocabulary } from '../../../../clinical/ledger/reading/word-pieces.ts'
import { givenContent } from '../../../../clinical/realise/testing/given-fact.ts'
import type { LookAt } from './open-phraser.ts'
import { visitPhrases } from './visit-phrases.ts'

const VOCABULARY = readVocabulary(['[PAD]', '[UNK]', 'my', 'knee', 'hurts', 'pain', '.'].join('\n'))
const LINES = linesOfVisit([{ speaker: 'Patient', role: null, text: 'my knee hurts' }])
const FACT: Fact = {
  ...givenContent({ concept: 'knee pain' }),
  said: [{ line: 0, from: 3, to: 7 }],
  sureness: 0.9,
  lines: [0],
  text: 'Knee pain.',
}

/** A phraser that is as sure as told, and how often it was asked to look and to write. */
function givenPhraser(mark = 0, mean = -1) {
  const asked = { looks: 0, writes: 0 }
  const lookAt: LookAt = async (_, marks) => {
    asked.looks += 1
    return {
      marks: marks.map(() => mark),
      told: { mean, verdict: 3 },
      write: async () => {
        asked.writes += 1
        return { ids: [3], ease: -0.01, mean: -0.01, verdict: 3 }
      },
    }
  }
  return { asked, phrases: visitPhrases(VOCABULARY, lookAt) }
}

test('a sentence is written once for a practitioner, and anew for another', async () => {
  const { asked, phrases } = givenPhraser()
  await phrases.settle('ada', LINES, [FACT], 8)
  await phrases.settle('ada', LINES, [FACT], 8)
  expect(asked).toEqual({ looks: 1, writes: 1 })
  await phrases.settle('bob', LINES, [FACT], 8)
  expect(asked).toEqual({ looks: 2, writes: 2 })
})

test('another sentence of the rules is judged anew', async () => {
  const { asked, phrases } = givenPhraser()
  await phrases.settle('ada', LINES, [FACT], 8)
  await phrases.settle('ada', LINES, [{ ...FACT, text: 'Pain in the knee.' }], 8)
  expect(asked.looks).toBe(2)
})

test('nothing is written of a fact that the phraser takes for another one', async () => {
  const { asked, phrases } = givenPhraser(-3)
  const {
    facts: [fact],
  } = await phrases.settle('ada', LINES, [FACT], 8)
  expect(asked).toEqual({ looks: 1, writes: 0 })
  expect(fact?.text).toBe(FACT.text)
})

test('a sentence that the phraser would write itself is not written again', async () => {
  const { asked, phrases } = givenPhraser(0, -0.01)
  const { facts } = await phrases.settle('ada', LINES, [FACT], 8)
  expect(asked).toEqual({ looks: 1, writes: 0 })
  expect(facts[0]).toMatchObject({ text: FACT.text })
})

test('more facts than a step may write are settled in the next one', async () => {
  const { phrases } = givenPhraser()
  const facts = ['Knee pain.', 'Pain.'].map((text) => ({ ...FACT, text }))
  const first = await phrases.settle('ada', LINES, facts, 1)
  expect(first.isFinal).toBe(false)
  expect(first.facts.map(({ acceptance }) => acceptance !== undefined)).toEqual([true, false])
  const second = await phrases.settle('ada', LINES, facts, 1)
  expect(second.isFinal).toBe(true)
  expect(second.facts.every(({ acceptance }) => acceptance !== undefined)).toBe(true)
})
