import { expect, test } from 'vitest'
import { showLines } from './show-lines.ts'

const segments = Array.from({ length: 100 }, (_, index) => ({
  id: String(index),
  index,
  speaker: index === 0 ? 'doctor' : null,
  text: `Line ${index + 1}\nof   a hundred`,
}))

test('lines are numbered from one, with who spoke', () => {
  const { text, remark } = showLines(segments.slice(0, 2), 1_000)
  expect(text).toBe('[1] doctor: Line 1 of a hundred\n[2] Line 2 of a hundred')
  expect(remark).toBeUndefined()
})

test('a role that a person has set stands with the line', () => {
  const set = segments.slice(0, 3).map((line, at) => {
    return { ...line, role: at < 2 ? ('patient' as const) : null }
  })
  expect(showLines(set, 1_000).text).toBe(
    '[1] doctor (patient): Line 1 of a hundred\n[2] (patient) Line 2 of a hundred\n[3] Line 3 of a hundred',
  )
})

test('what does not fit is left out of the middle, and said so', () => {
  const { text, remark } = showLines(segments, 1_000)
  const shown = text.split('\n')
  const numbers = shown.flatMap((line) => /^\[(\d+)\]/.exec(line)?.[1] ?? [])
  expect(numbers[0]).toBe('1')
  expect(numbers.at(-1)).toBe('100')
  const [, from, to] = /^Lines (\d+) to (\d+) of 100 of the transcript were too long/.exec(
    remark ?? '',
  )!
  expect(numbers.map(Number)).not.toContain(Number(from))
  expect(numbers.map(Number)).not.toContain(Number(to))
  expect(numbers.length + Number(to) - Number(from) + 1).toBe(100)
  expect(shown).toContain(`(Lines ${from} to ${to} of 100 are left out here.)`)
  expect(shown.filter((line) => line.startsWith('[')).join('\n').length).toBeLessThanOrEqual(1_000)
})

test('no room shows nothing but the remark', () => {
  expect(showLines(segments, 0).text).toBe('(Lines 1 to 100 of 100 are left out here.)')
})
