import { expect, test } from 'vitest'
import { shortcutHint } from './shortcut.ts'

test.each([
  ['MacIntel', 'Cmd+K'],
  ['iPad', 'Cmd+K'],
  ['Win32', 'Ctrl+K'],
  ['Linux x86_64', 'Ctrl+K'],
  ['', 'Ctrl+K'],
])('on "%s" the hint is %s', (platform, hint) => {
  expect(shortcutHint('K', platform)).toBe(hint)
})
