import type { NoteVersion } from '@chartwright/contract/note-history'
import type { PastSignature } from '@chartwright/contract/signatures'
import { expect, test } from 'vitest'
import { diffNotes } from '../../../lib/text/diff-notes.ts'
import { alignDiff } from './align-diff.ts'
import { describeTime, describeWriter } from './describe-version.ts'
import { timelineOf } from './timeline.ts'

const version: NoteVersion = {
  id: crypto.randomUUID(),
  number: 1,
  writer: 'person',
  writer_name: 'Ada Nash',
  model: null,
  product_version: null,
  accepted_by: null,
  restored_from: null,
  created_at: '2026-01-02T10:00:00.000Z',
  updated_at: '2026-01-02T10:00:00.000Z',
}

test.each<[Partial<NoteVersion>, string]>([
  [{}, 'Ada Nash'],
  [
    { writer: 'scribe', writer_name: 'Built-in writer', product_version: '1.2.3' },
    'Built-in writer 1.2.3',
  ],
  [{ writer: 'scribe', writer_name: 'A service', model: 'm-1' }, 'A service, m-1'],
  [
    { writer: 'scribe', writer_name: 'A service', model: 'm-1', accepted_by: 'Ada Nash' },
    'A service, m-1; accepted by Ada Nash',
  ],
  [{ writer: 'unknown', writer_name: null }, 'Written before history was kept'],
])('a version says who wrote it: %j', (changes, said) => {
  expect(describeWriter({ ...version, ...changes })).toBe(said)
})

test('a version with edits over some minutes shows both ends', () => {
  const now = new Date('2026-01-05T10:00:00Z')
  const later = { ...version, updated_at: '2026-01-02T10:07:00.000Z' }
  expect(describeTime(version, now)).not.toContain('–')
  expect(describeTime(later, now).split(' – ')).toHaveLength(2)
})

test('events are listed newest first, a signature above what it signs', () => {
  const signature = {
    signed_at: version.updated_at,
    unsigned_at: '2026-01-03T10:00:00.000Z',
  } as PastSignature
  const second = { ...version, number: 2, updated_at: '2026-01-04T10:00:00.000Z' }
  const entries = timelineOf({
    versions: [second, version],
    signatures: [signature],
    addenda: [],
  })
  expect(entries.map(({ kind }) => kind)).toEqual(['version', 'unsigned', 'signed', 'version'])
})

test('a changed sentence is beside the one that it replaces; unchanged text is on both sides', () => {
  const rows = alignDiff(
    diffNotes('<h2>Plan</h2><p>Rest. Drink.</p>', '<h2>Plan</h2><p>Rest well. Drink. Walk.</p>'),
  )
  expect(rows.map(({ before, after }) => [before?.text, after?.text])).toEqual([
    ['Plan', 'Plan'],
    ['Rest.', 'Rest well.'],
    ['Drink.', 'Drink.'],
    [undefined, 'Walk.'],
  ])
  expect(rows[0]?.after?.isHeading).toBe(true)
})
