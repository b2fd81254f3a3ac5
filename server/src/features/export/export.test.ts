import { expect, test } from 'vitest'
import { fileNameOf, numbered } from '../../lib/file-names.ts'
import { partsOf, planAudio } from './plan-audio.ts'
import { writeCsv } from './write-csv.ts'

test.each([
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\Windows\\win.ini', 'Windows win.ini'],
  ['C:\\x', 'C x'],
  ['/root', 'root'],
  ['...', ''],
  ['a\0b\n\rc', 'abc'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['Zoë “Ana” 張', 'Zoë “Ana” 張'],
  ['%SystemRoot% $HOME `id` ~', 'SystemRoot HOME id'],
  ['trailing. . ', 'trailing'],
])('the name %j becomes one harmless path segment: %j', (name, expected) => {
  expect(fileNameOf(name)).toBe(expected)
})

test('a name is never too long, cut within a character or a device name', () => {
  expect(fileNameOf('😀'.repeat(500))).toBe('😀'.repeat(60))
  expect(numbered(0, fileNameOf('CON'))).toBe('0001 CON')
  expect(numbered(11, '')).toBe('0012')
})

test('what a spreadsheet would execute is in it as text', () => {
  const rows = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', 'a "b", c', 'x\r\ny', null]
  expect(
    writeCsv(
      ['cell'],
      rows.map((cell) => [cell]),
    ),
  ).toBe(
    `\uFEFF"cell"\r\n"'=1+1"\r\n"'+1"\r\n"'-1"\r\n"'@SUM(A1)"\r\n"'\t=1"\r\n"'  =1"\r\n"a ""b"", c"\r\n"x\r\ny"\r\n""\r\n`,
  )
})

test('audio fills files and parts up to their limits, and none of it is omitted', () => {
  const startedAt = new Date()
  const kept = [
    { id: 'a', sessionId: 's', startedAt, samples: 25 },
    { id: 'b', sessionId: 't', startedAt, samples: 10 },
    { id: 'c', sessionId: 's', startedAt, samples: 1 },
  ]
  const files = planAudio(kept, { fileSamples: 10, partSamples: 20 })
  expect(files.map((f) => [f.recordingId, f.number, f.from, f.to, f.part])).toEqual([
    ['a', 1, 0, 10, 1],
    ['a', 2, 10, 20, 1],
    ['a', 3, 20, 25, 2],
    ['b', 1, 0, 10, 2],
    ['c', 4, 0, 1, 2],
  ])
  expect(partsOf(files)).toBe(2)
  expect(partsOf(planAudio([]))).toBe(1)
})
