import { expect, test } from 'vitest'
import { rewriteBy } from '../../../../../clinical/realise/words/rows.ts'
import { ASIDES } from './asides.data.ts'
import { CONSTRUCTIONS } from './constructions.data.ts'
import { CONTRACTIONS } from './contractions.data.ts'
import { IT_LEFT_OUT } from './it-of-sentence.data.ts'
import { NO_PLAIN_STATEMENT, STILL_SPOKEN } from './still-spoken.data.ts'
import { TIDY_LINE } from './tidy-line.data.ts'
import { writeLine } from './write-line.ts'

test.each([...CONTRACTIONS, ...IT_LEFT_OUT, ...TIDY_LINE])(
  '%s is %s: %s',
  (said, written, example, becomes) => {
    expect(rewriteBy([[said, written, example, becomes]], example)).toBe(becomes)
  },
)

test.each([...(CONSTRUCTIONS.patient ?? []), ...(CONSTRUCTIONS.clinician ?? [])])(
  '%s reads %s: %s',
  (said, written, example, becomes) => {
    expect(rewriteBy([[said, written, example, becomes]], example)).toBe(becomes)
  },
)

test.each(ASIDES)('%s is left out', (_, example) => {
  expect(writeLine(example, 'patient')).toBe('Had a rash.')
})

test.each([...STILL_SPOKEN, ...NO_PLAIN_STATEMENT])('%s is quoted', (_, example) => {
  expect(writeLine(example, /^you\b/i.test(example) ? 'clinician' : 'patient')).toBeUndefined()
})
