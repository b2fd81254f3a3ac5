import { expect, test } from 'vitest'
import { closer } from './closer.ts'

test('closes last first, once, past failures, and then tells the first failure', async () => {
  const order: string[] = []
  const closing = closer()
  closing.add(async () => void order.push('database'))
  closing.add(() => Promise.reject(new Error('pool')))
  closing.add(async () => void order.push('server'))

  await expect(closing.close()).rejects.toThrow('pool')
  await expect(closing.close()).rejects.toThrow('pool')
  expect(order).toEqual(['server', 'database'])
})
