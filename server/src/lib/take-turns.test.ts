import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

/** Work that ends when it is told to. */
function given(begun: string[], name: string) {
  let end: (error?: Error) => void = () => undefined
  const ended = new Promise<string>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve(name))
  })
  const work = () => {
    begun.push(name)
    return ended
  }
  return { work, finish: () => end(), fail: () => end(new Error(name)) }
}

test('deferrable work starts after all urgent work, one at a time', async () => {
  const { first, later } = takeTurns()
  const begun: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => given(begun, name))
  if (!a || !b || !c || !d) return
  const waited = first(a.work)
  const also = first(b.work)
  const slow = later(c.work)
  const slower = later(d.work)
  a.finish()
  await waited
  expect(begun).toEqual(['a', 'b'])
  b.finish()
  await also
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  c.fail()
  await expect(slow).rejects.toThrow('c')
  d.finish()
  expect(await slower).toBe('d')
})

test('a failure of urgent work makes room as well', async () => {
  const { first, later } = takeTurns()
  await expect(first(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await later(async () => 'done')).toBe('done')
})
