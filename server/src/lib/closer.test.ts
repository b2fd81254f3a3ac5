import { expect, test } from 'vitest'
import { closer } from './closer.ts'

test('closes last first, once, continues past failures, and then reports the first one', async () => {
  const order: string[] = []
  const closing = closer()
  closing.add(async () => void order.push('database'))
  closing.add(() => Promise.reject(new Error('pool')))
  closing.add(async () => void order.push('server'))

  await expect(closing.close()).rejects.toThrow('pool')
  await expect(closing.close()).rejects.toThrow('pool')
  expect(order).toEqual(['server', 'database'])
})
