import { expect, test } from 'vitest'
import { cutVoices } from './cut-voices.ts'
import type { Stretch } from './hear-stretch.ts'

const LOUD = 20
const QUIET = 8

/** People are their numbers, and 0 is nobody: each block is a tenth of a second. A print is their mixture. */
function stretchOf(...people: readonly [person: number, blocks: number][]): Stretch {
  const blocks = people.flatMap(([person, count]) => Array.from({ length: count }, () => person))
  return {
    blocks: blocks.length,
    energy: Float64Array.from(blocks, (person) => (person === 0 ? QUIET : LOUD)),
    voicedS: (from, to) => blocks.slice(from, to).filter((person) => person > 0).length / 10,
    async prints(spans) {
      return spans.map(({ from, to }) => {
        const print = new Float32Array(4)
        for (const person of blocks.slice(from, to)) {
          if (person > 0) print[person] = (print[person] ?? 0) + 1
        }
        const length = Math.hypot(...print)
        return length === 0 ? undefined : print.map((value) => value / length)
      })
    },
  }
}

async function placesOf(stretch: Stretch): Promise<number[]> {
  const parts = await cutVoices(stretch)
  return parts.slice(1).map(({ from }) => from)
}

test('a stretch is cut in the pause where the voice changes', async () => {
  const [place = 0, ...more] = await placesOf(stretchOf([1, 30], [0, 5], [2, 30]))
  expect(more).toEqual([])
  expect(place).toBeGreaterThanOrEqual(30)
  expect(place).toBeLessThanOrEqual(35)
})

test('three turns are three parts, each with its voice', async () => {
  const parts = await cutVoices(stretchOf([1, 20], [0, 3], [2, 20], [0, 3], [1, 20]))
  expect(parts.map(({ voice }) => voice?.print.indexOf(1))).toEqual([1, 2, 1])
})

test('one person is not cut, however often they pause', async () => {
  const said = Array.from({ length: 6 }, () => [
    [1, 12],
    [0, 4],
  ]).flat() as [number, number][]
  expect(await placesOf(stretchOf(...said))).toEqual([])
})

test('a word of somebody else is too short to stand alone', async () => {
  expect(await placesOf(stretchOf([1, 30], [0, 2], [2, 6], [0, 2], [1, 30]))).toEqual([])
})

test('silence and very short sound are one part', async () => {
  expect(await cutVoices(stretchOf([0, 20]))).toMatchObject([{ from: 0, to: 20, voice: null }])
  expect(await cutVoices(stretchOf([1, 3]))).toMatchObject([{ from: 0, to: 3 }])
})
