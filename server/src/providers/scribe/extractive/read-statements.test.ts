import { describe, expect, test } from 'vitest'
import { readStatements } from './read-statements.ts'
import { finish } from './steps.ts'
import weights from './weights.json' with { type: 'json' }

const LINES = [
  ['doctor', 'what brings you in today do you have any pain'],
  ['patient', 'i have been having pain in my knee and i take some tylenol for it'],
  ['doctor', 'i am going to order an x-ray of your knee and i want you to rest'],
] as const
const read = (texts: readonly string[]) =>
  finish(
    readStatements(
      texts.map((text, index) => ({ id: `s${index}`, index, speaker: null, text })),
      weights.role,
    ),
  )
const rolesOf = (texts: readonly string[]) => [
  ...new Set(read(texts).map(({ index, role }) => `${index} ${role}`)),
]
const RIGHT = ['0 clinician', '1 patient', '2 clinician']

describe('who said what', () => {
  test('is read from labels', () => {
    expect(rolesOf(LINES.map(([who, text]) => `[${who}] ${text}`))).toEqual(RIGHT)
  })
  test('is guessed from the words where there are no labels', () => {
    expect(rolesOf(LINES.map(([, text]) => text))).toEqual(RIGHT)
  })
  test('is guessed from the words where the labels are the wrong way round', () => {
    expect(
      rolesOf(LINES.map(([who, text]) => `[${who === 'doctor' ? 'patient' : 'doctor'}] ${text}`)),
    ).toEqual(RIGHT)
  })
})

test('who a person says it was counts against words and labels alike', () => {
  const set = { id: 's0', index: 0, speaker: 'doctor', text: LINES[2][1], role: 'patient' as const }
  const roles = finish(readStatements([set], weights.role)).map(({ role }) => role)
  expect(new Set(roles)).toEqual(new Set(['patient']))
})

describe('statements', () => {
  test('of a sentence that was cut rest on both lines', () => {
    expect(read(['i have had pain in my', 'left knee for a week'])).toMatchObject([
      { text: 'i have had pain in my left knee for a week', segmentIds: ['s0', 's1'] },
    ])
  })
  test('run from the beginning of the visit to its end', () => {
    const positions = read(LINES.map(([, text]) => text)).map(({ position }) => position)
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(positions.at(-1)).toBeLessThan(1)
  })
})
