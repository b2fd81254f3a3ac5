import { expect, test } from 'vitest'
import { fileNameIn } from './file-name.ts'

test.each([
  [`attachment; filename="Zoe.json"; filename*=UTF-8''Zo%C3%AB%20A.json`, 'Zoë A.json'],
  ['attachment; filename="2026 Ana.json"', '2026 Ana.json'],
  [`attachment; filename="a.json"; filename*=UTF-8''%E0%A4%A`, 'a.json'],
  [null, 'note.fhir.json'],
])('%s is the file %s', (header, expected) => {
  expect(fileNameIn(header, 'note.fhir.json')).toBe(expected)
})
