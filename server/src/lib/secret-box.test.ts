import { expect, test } from 'vitest'
import { secretBox } from './secret-box.ts'

const box = secretBox('k'.repeat(32), 'signing-keys')

test('sealed text can be opened again, and two seals of one text differ', () => {
  const sealed = box.seal('secret ✓')
  expect(box.open(sealed)).toBe('secret ✓')
  expect(box.seal('secret ✓').equals(sealed)).toBe(false)
})

test.each([
  ['another key', secretBox('o'.repeat(32), 'signing-keys')],
  ['another purpose', secretBox('k'.repeat(32), 'backups')],
])('%s does not open it', (_, other) => {
  expect(() => other.open(box.seal('secret'))).toThrow()
})

test('a changed byte is detected', () => {
  const sealed = box.seal('secret')
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1)
  expect(() => box.open(sealed)).toThrow()
})
