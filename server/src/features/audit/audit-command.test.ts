import { expect, test } from 'vitest'
import { readAuditCommand } from './audit-command.ts'

const HASH = 'ab'.repeat(32)
const read = (line: string) => readAuditCommand(line.split(' '))

test.each([
  ['verify', { kind: 'verify', anchor: undefined }],
  [`verify --anchor 12:${HASH}`, { kind: 'verify', anchor: { seq: 12, hash: HASH } }],
  [
    'list --practitioner a@clinic.example',
    { kind: 'list', practitioner: 'a@clinic.example', since: new Date(0) },
  ],
  [
    'list --practitioner a@clinic.example --since 2026-01-31',
    { kind: 'list', practitioner: 'a@clinic.example', since: new Date('2026-01-31T00:00:00Z') },
  ],
])('audit %s is understood', (line, command) => {
  expect(read(line)).toEqual(command)
})

test.each([
  '',
  'delete',
  'list',
  'list --since 2026-01-31',
  'list --practitioner a@clinic.example --since yesterday',
  'list --practitioner a@clinic.example --anchor 1:2',
  'verify --anchor 12',
  `verify --anchor x:${HASH}`,
  'verify --practitioner a@clinic.example',
  'verify now',
])('audit %s is not', (line) => {
  expect(read(line)).toBeUndefined()
})
