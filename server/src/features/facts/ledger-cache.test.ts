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
  cache = createLedgerCache(async ({ practitionerId, lines }) => {
    read.push(`${practitionerId} ${String(lines.length)}`)
    if (isBroken) throw new Error('broken')
    return []
  }, most)
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
