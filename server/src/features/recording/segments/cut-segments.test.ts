import { describe, expect, test } from 'vitest'
import { joined, silence, speech } from '../../../testing/sound.ts'
import { findCut, findOpenSpeech, placeSplit, sampleOf, type Cut } from './cut-segments.ts'

const WINDOW_S = 0.032
const windows = (seconds: number, probability: number) =>
  Array.from({ length: Math.round(seconds / WINDOW_S) }, () => probability)
const voice = (seconds: number) => windows(seconds, 0.9)
const quiet = (seconds: number) => windows(seconds, 0.01)
const seconds = (count: number) => count * WINDOW_S

/**
 * All cuts of a stream, as the segmenter makes them: each starts afresh where the last one ended.
 */
function cutAll(probabilities: readonly number[], piece: number): Cut[] {
  const cuts: Cut[] = []
  let start = 0
  let heard = 0
  while (heard < probabilities.length) {
    heard = Math.min(probabilities.length, heard + piece)
    for (;;) {
      const cut = findCut(probabilities.slice(start, heard), { isEnd: false })
      if (!cut) break
      cuts.push(shifted(cut, start))
      start += cut.at
    }
  }
  const rest = findCut(probabilities.slice(start), { isEnd: true })
  return rest ? [...cuts, shifted(rest, start)] : cuts
}

function shifted({ at, speech: spoken }: Cut, by: number): Cut {
  return { at: at + by, ...(spoken && { speech: { from: spoken.from + by, to: spoken.to + by } }) }
}

describe('a segment closes', () => {
  test('after four seconds of silence, however little was said', () => {
    const said = [...quiet(1), ...voice(0.5)]
    expect(findCut([...said, ...quiet(3.9)], { isEnd: false })).toBeUndefined()
    const cut = findCut([...said, ...quiet(4.2)], { isEnd: false })
    expect(seconds(cut?.speech?.from ?? 0)).toBeCloseTo(0.7, 1)
    expect(seconds(cut?.speech?.to ?? 0)).toBeCloseTo(1.8, 1)
  })

  test('at a short pause after some seconds of speech', () => {
    expect(findCut([...voice(2), ...quiet(1)], { isEnd: false })).toBeUndefined()
    const cut = findCut([...voice(3.2), ...quiet(0.7)], { isEnd: false })
    expect(seconds(cut?.at ?? 0)).toBeCloseTo(3.5, 1)
  })

  test('at 15 seconds at the latest, at the quietest gap of the last six', () => {
    const said = voice(20)
    expect(findCut(said.slice(0, Math.round(14.9 / WINDOW_S)), { isEnd: false })).toBeUndefined()
    const cut = findCut(said, { isEnd: false })
    const { from = 0, to = 0 } = cut?.split ?? {}
    expect([seconds(from), seconds(to)].map(Math.round)).toEqual([9, 15])
    const sound = joined(speech(3.1), silence(0.1), speech(to * WINDOW_S - from * WINDOW_S - 3.2))
    // Shorter than the gap between two words, so inside one.
    sound.fill(0, 44_100, 44_100 + 2_000)
    const { at, speech: spoken } = placeSplit(cut ?? { at: 0 }, sound)
    expect(seconds(at - from)).toBeCloseTo(3.15, 1)
    expect(spoken).toEqual({ from: 0, to: at })
  })

  test('at the end, whatever is open', () => {
    expect(findCut(voice(1), { isEnd: false })).toBeUndefined()
    expect(findCut(voice(1), { isEnd: true })?.speech).toBeDefined()
  })
})

describe('no segment', () => {
  test('is made of silence, which is skipped in steps', () => {
    const hour = quiet(3_600)
    const cuts = cutAll(hour, 31)
    expect(cuts.filter((cut) => cut.speech)).toEqual([])
    expect(Math.max(...cuts.map(({ at }, index) => at - (cuts[index - 1]?.at ?? 0)))).toBeLessThan(
      400,
    )
    expect(cuts.at(-1)?.at).toBe(hour.length)
  })

  test('is made of a click', () => {
    expect(findCut([...quiet(1), 0.9, 0.9, ...quiet(5)], { isEnd: false })?.speech).toBeUndefined()
  })
})

test('open speech is what a segment would contain, once it is worth recognising', () => {
  expect(findOpenSpeech([...quiet(1), ...voice(0.4)])).toBeUndefined()
  const said = [...quiet(1), ...voice(2)]
  expect(findOpenSpeech(said)).toEqual(findCut(said, { isEnd: true })?.speech)
  expect(findOpenSpeech(quiet(5))).toBeUndefined()
})

test('nothing is open in a pause that is about to close the segment', () => {
  expect(findOpenSpeech([...voice(4), ...quiet(0.2)])).toBeDefined()
  expect(findOpenSpeech([...voice(4), ...quiet(0.4)])).toBeUndefined()
  expect(findOpenSpeech([...voice(2), ...quiet(0.4)])).toBeDefined()
})

test('fading speech is not cut off: it starts at 0.3 and continues down to 0.15', () => {
  const cut = findCut([...voice(1), ...windows(3, 0.2), ...quiet(5)], { isEnd: false })
  expect(seconds(cut?.speech?.to ?? 0)).toBeCloseTo(4.3, 1)
  expect(findCut(windows(9, 0.2), { isEnd: true })?.speech).toBeUndefined()
})

test('the same audio is cut the same way however it arrives, loses no speech and never overlaps', () => {
  let state = 7
  const random = () => (state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647) / 2_147_483_647
  for (let round = 0; round < 40; round++) {
    const sound = Array.from({ length: 12 }, () =>
      windows(random() * 8, random() < 0.5 ? random() * 0.2 : random()),
    ).flat()
    const cuts = cutAll(sound, 1)
    for (const piece of [2, 31, 40, 313, sound.length]) {
      expect(cutAll(sound, piece)).toEqual(cuts)
    }
    expect(cuts.at(-1)?.at).toBe(sound.length)
    const spoken = cuts.flatMap((cut) => cut.speech ?? [])
    for (const [index, { from, to }] of spoken.entries()) {
      expect(to - from).toBeGreaterThan(0)
      expect(seconds(to - from)).toBeLessThan(16)
      expect(from).toBeGreaterThanOrEqual(spoken[index - 1]?.to ?? 0)
    }
  }
})

test('a window is 1411.2 samples of the stream', () => {
  expect([0, 1, 5].map(sampleOf)).toEqual([0, 1_411, 7_056])
})
