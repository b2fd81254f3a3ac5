import { describe, expect, test } from 'vitest'
import { finish, finishInTurns, mapInSteps } from './steps.ts'
import weights from './weights.json' with { type: 'json' }
import { readStatements } from './read-statements.ts'

const never = new AbortController().signal
const visit = (lines: number) =>
  Array.from({ length: lines }, (_, index) => ({
    id: `s${index}`,
    index,
    speaker: null,
    text: `my left knee hurts since day ${index} and i take aspirin 81 mg every morning.`,
  }))

async function countPauses(lines: number): Promise<number> {
  let pauses = 0
  const pause = () => Promise.resolve((pauses += 1))
  await finishInTurns(readStatements(visit(lines), weights.role), never, pause)
  return pauses
}

describe('work in pieces', () => {
  test('comes to the same as work at one go', async () => {
    const doubled = () => mapInSteps([1, 2, 3], (item) => item * 2)
    expect(await finishInTurns(doubled(), never)).toEqual(finish(doubled()))
  })

  test('a longer visit is interrupted more often, not worked on for longer at a time', async () => {
    const [short, long] = [await countPauses(30), await countPauses(300)]
    expect(short).toBeGreaterThan(5)
    expect(long / short).toBeGreaterThan(6)
  })

  test('stops at the next piece once it is aborted, with the reason', async () => {
    const stop = new AbortController()
    const worked: number[] = []
    const steps = mapInSteps(Array.from({ length: 100 }), (_, at) => worked.push(at))
    const pause = () => {
      stop.abort(new Error('gone'))
      return Promise.resolve()
    }
    await expect(finishInTurns(steps, stop.signal, pause)).rejects.toThrow('gone')
    expect(worked.length).toBeLessThan(20)
  })
})
