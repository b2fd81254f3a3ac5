import { expect, test } from 'vitest'
import { createSlots, holding } from './slots.ts'

test('each practitioner has a fixed number, and gets back what is released', () => {
  const slots = createSlots(2)
  const release = slots.take('ada')
  slots.take('ada')
  expect(() => slots.take('ada')).toThrow('Too many attempts')
  slots.take('bob')
  release()
  release()
  slots.take('ada')
  expect(() => slots.take('ada')).toThrow('Too many attempts')
})

test.each(['ends', 'fails', 'is left'])('a slot is free again when its stream %s', async (how) => {
  const slots = createSlots(1)
  const events = holding(
    slots.take('ada'),
    (async function* () {
      yield 1
      if (how === 'fails') throw new Error('broken')
      yield 2
    })(),
  )
  const read = async () => {
    for await (const event of events) if (event === 1 && how === 'is left') break
  }
  await read().catch(() => undefined)
  expect(() => slots.take('ada')).not.toThrow()
})
