import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beforeLeaving, finishBeforeLeaving } from './before-leaving.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function isOver(work: Promise<void>): Promise<boolean> {
  let over = false
  void work.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

test('leaving waits for pending work, even if part of it fails', async () => {
  const done: string[] = []
  const takeBack = [
    beforeLeaving(async () => Promise.reject(new Error('fails'))),
    beforeLeaving(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      done.push('saved')
    }),
  ]
  const leaving = finishBeforeLeaving()
  expect(await isOver(leaving)).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  await leaving
  expect(done).toEqual(['saved'])
  for (const take of takeBack) take()
})

test('leaving does not wait for ever', async () => {
  const takeBack = beforeLeaving(() => new Promise(() => undefined))
  const leaving = finishBeforeLeaving()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(await isOver(leaving)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(leaving)).toBe(true)
  takeBack()
})

test('withdrawn work is not waited for', async () => {
  beforeLeaving(() => new Promise(() => undefined))()
  expect(await isOver(finishBeforeLeaving())).toBe(true)
})
