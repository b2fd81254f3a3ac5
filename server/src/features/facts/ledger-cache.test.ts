import { afterEach, expect, test } from 'vitest'
import type { SaidVisit } from '../../providers/reader/reader.ts'
import { createLedgerCache, type LedgerCache } from './ledger-cache.ts'

let cache: LedgerCache | undefined
afterEach(() => cache?.close())

function visit(practitionerId: string, ...texts: string[]): SaidVisit {
  return { practitionerId, lines: texts.map((text) => ({ speaker: null, role: null, text })) }
}

function given(most?: number) {
  const read: string[] = []
  let isBroken = false
  const reader = {
    async read({ practitionerId, lines }: SaidVisit) {
      read.push(`${practitionerId} ${String(lines.length)}`)
      if (isBroken) throw new Error('broken')
      return []
    },
    async readSoon() {
      read.push('soon')
      return { facts: [], isFinal: false }
    },
  }
  cache = createLedgerCache(reader, most)
  return { cache, read, breakIt: (is: boolean) => (isBroken = is) }
}

test('the same lines are read once, even concurrently; different lines are read', async () => {
  const {
    cache: { read },
    read: done,
  } = given()
  await Promise.all([read(visit('ada', 'one')), read(visit('ada', 'one'))])
  await read(visit('ada', 'one', 'two'))
  await read(visit('bob', 'one'))
  expect(done).toEqual(['ada 1', 'ada 2', 'bob 1'])
})

test('a failure is retried', async () => {
  const {
    cache: { read },
    read: done,
    breakIt,
  } = given()
  breakIt(true)
  await expect(read(visit('ada', 'one'))).rejects.toThrow('broken')
  breakIt(false)
  await read(visit('ada', 'one'))
  expect(done).toHaveLength(2)
})

test('the oldest one is evicted', async () => {
  const {
    cache: { read },
    read: done,
  } = given(1)
  await read(visit('ada', 'one'))
  await read(visit('ada', 'two'))
  await read(visit('ada', 'one'))
  expect(done).toHaveLength(3)
})

test('facts that are not final are read to the end, and then at hand', async () => {
  const { cache, read: done } = given()
  expect(await cache.readSoon(visit('ada', 'one'))).toEqual({ facts: [], isFinal: false })
  await cache.read(visit('ada', 'one'))
  expect(done).toEqual(['soon', 'ada 1'])
  expect(await cache.readSoon(visit('ada', 'one'))).toEqual({ facts: [], isFinal: true })
  expect(done).toHaveLength(2)
})

test('whoever asks soon is answered although the reading to the end has failed', async () => {
  const { cache, breakIt } = given()
  breakIt(true)
  await cache.readSoon(visit('ada', 'one'))
  expect((await cache.readSoon(visit('ada', 'one'))).isFinal).toBe(false)
})
