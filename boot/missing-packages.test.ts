import { expect, test } from 'vitest'
import { missingPackages, type Lockfile, type LockedPackage } from './missing-packages.mjs'

const machine = { platform: 'linux', arch: 'arm64' }
const lock = (packages: Record<string, LockedPackage>): Lockfile => ({ packages })
const zod = { 'node_modules/zod': { version: '4.6.7' } }

test.each<[string, Lockfile, Lockfile, string[]]>([
  ['nothing differs', lock(zod), lock(zod), []],
  ['a package is missing', lock(zod), lock({}), ['node_modules/zod']],
  [
    'another version is there',
    lock(zod),
    lock({ 'node_modules/zod': { version: '4.6.6' } }),
    ['node_modules/zod'],
  ],
  ['the root and the members themselves do not count', lock({ '': {}, web: {} }), lock({}), []],
  [
    'a package of a member is missing',
    lock({ 'web/node_modules/zod': { version: '3.0.0' } }),
    lock(zod),
    ['web/node_modules/zod'],
  ],
  [
    'an optional one may be missing, but not be another version',
    lock({
      'node_modules/a': { version: '1.0.0', optional: true },
      'node_modules/b': { version: '1.0.0', optional: true },
    }),
    lock({ 'node_modules/b': { version: '2.0.0' } }),
    ['node_modules/b'],
  ],
  [
    'one for another machine may be missing',
    lock({ 'node_modules/a': { version: '1.0.0', os: ['darwin'] } }),
    lock({}),
    [],
  ],
  [
    'one that is not for Windows must be there',
    lock({ 'node_modules/a': { version: '1.0.0', os: ['!win32'] } }),
    lock({}),
    ['node_modules/a'],
  ],
  [
    'what was installed on another machine does not do',
    lock({ 'node_modules/a': { version: '1.0.0', optional: true, cpu: ['x64'] } }),
    lock({ 'node_modules/a': { version: '1.0.0', cpu: ['x64'] } }),
    ['node_modules/a'],
  ],
  [
    'npm does not install what it calls extraneous',
    lock({ 'node_modules/a': { version: '1.0.0', extraneous: true } }),
    lock({}),
    [],
  ],
  [
    'a member that moved',
    lock({ 'node_modules/@chartwright/web': { link: true, resolved: 'web' } }),
    lock({ 'node_modules/@chartwright/web': { link: true, resolved: 'site' } }),
    ['node_modules/@chartwright/web'],
  ],
])('%s', (_, wanted, installed, expected) => {
  expect(missingPackages(wanted, installed, machine)).toEqual(expected)
})
