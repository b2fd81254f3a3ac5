import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { isTimeout, withDeadline } from './with-deadline.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Ends with the signal and never by itself. */
const waiting = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve(isTimeout(signal) ? 'timeout' : String(signal.reason))
    })
    if (signal.aborted) resolve(String(signal.reason))
  })

test('the timeout fires even if garbage is collected in the meantime', async () => {
  const ended = withDeadline(100, [new AbortController().signal], waiting)
  for (let i = 0; i < 3; i++) {
    await wait(10)
    collectGarbage()
  }
  expect(await ended).toBe('timeout')
})

test('it aborts with any of the given signals, even with one that has already aborted', async () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const ended = withDeadline(60_000, [first.signal, second.signal], waiting)
  second.abort('left')
  expect(await ended).toBe('left')
  expect(await withDeadline(60_000, [first.signal, second.signal], waiting)).toBe('left')
})

test('the result and the failure of the work are passed on', async () => {
  expect(await withDeadline(60_000, [], () => Promise.resolve(7))).toBe(7)
  await expect(withDeadline(60_000, [], () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
})
