import { expect, test } from 'vitest'
import { FACT_KINDS, MEDICATION_STATUSES, PLAN_ACTS } from '@chartwright/contract/facts'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { Cue } from './cue.ts'
import { CUES } from './cues.data.ts'
import { cueOf, readCues } from './read-cues.ts'

const ROLES = { clinician: 'C', patient: 'P', other: 'G', unsure: '?' }

/** What a mention is that a row names: 'advise' may be of a drug or a plan. */
function toldBy(name: Cue['of'][number]): Partial<Mention>[] {
  return [
    ...FACT_KINDS.filter((kind) => kind === name).map((kind) => ({ kind })),
    ...PLAN_ACTS.filter((act) => act === name).map((act) => ({ kind: 'plan' as const, act })),
    ...MEDICATION_STATUSES.filter((status) => status === name).map((status) => ({
      kind: 'medication' as const,
      status,
    })),
  ]
}

function mentionsOf({ of, by, polarity, asked }: Cue, [said, words]: Cue['example']) {
  const lines = givenLines(
    ...(asked ? [`C: ${asked[1]}`] : []),
    `${ROLES[by ?? 'clinician']}: ${said}`,
  )
  return of.flatMap(toldBy).map((told) => ({
    lines,
    mention: givenMention(lines, words, { ...told, polarity: polarity ?? 'present' }),
  }))
}

test.each(CUES.map((cue) => [cue.example[0], cue] as const))('%s', (_, cue) => {
  for (const { lines, mention } of mentionsOf(cue, cue.example)) {
    expect(cueOf(lines, mention)).toBe(cue)
    const made = readCues(lines, mention)
    if (cue.makes === 'nothing') expect(made).toBeUndefined()
    else expect(made).toMatchObject(cue.makes)
  }
})

test.each(CUES.map((cue) => [cue.unlike[0], cue] as const))('not of: %s', (_, cue) => {
  for (const { lines, mention } of mentionsOf(cue, cue.unlike))
    expect(cueOf(lines, mention)).not.toBe(cue)
})

test('a fear that was told two lines before is still one', () => {
  const lines = givenLines(
    'P: I read a lot, it could be a sign of',
    'C: I see.',
    'P: brain cancer.',
  )
  expect(readCues(lines, givenMention(lines, 'brain cancer'))).toBeUndefined()
})

test('fillers and commas stand in no way', () => {
  const lines = givenLines('C: We switched her , um , from , uh , furosemide to torsemide.')
  const told = { kind: 'medication', status: 'takes' } as const
  expect(readCues(lines, givenMention(lines, 'furosemide', told))?.status).toBe('took')
})

test('what makes it no worse is denied only where that was asked', () => {
  const lines = givenLines('C: Any cough or fever?', 'P: Not the cough.')
  const told = { polarity: 'absent' } as const
  expect(readCues(lines, givenMention(lines, 'Not the cough', told))).toBeDefined()
})

test('whoever comes with the patient fears for the patient', () => {
  const lines = givenLines('G: I did the glass test, because I was panicking about meningitis.')
  expect(readCues(lines, givenMention(lines, 'panicking about meningitis'))).toBeUndefined()
})
