import type { Transcript } from '@chartwright/contract/transcript'
import { expect, test } from 'vitest'
import { givenLine } from '../testing/given-line.ts'
import { withRoles } from './use-change-roles.ts'

const ID = '00000000-0000-4000-8000-000000000001'

function transcript(...lines: (readonly [text: string, role: 'patient' | null])[]): Transcript {
  const segments = lines.map(([text, role], index) =>
    givenLine({
      id: `00000000-0000-4000-8000-00000000010${String(index)}`,
      index,
      start_ms: 0,
      end_ms: 1,
      confidence: 1,
      text,
      role,
      is_role_set: role !== null,
    }),
  )
  return { id: ID, session_id: ID, text: '', updated_at: '2026-11-15T09:41:00.000Z', segments }
}

test('a line said while the response was pending stays, and so does an unchanged one', () => {
  const known = transcript(['One.', null], ['Two.', null], ['Just said.', null])
  const { segments } = withRoles(known, transcript(['One.', null], ['Two.', 'patient']))
  expect(segments.map(({ text, role }) => [text, role])).toEqual([
    ['One.', null],
    ['Two.', 'patient'],
    ['Just said.', null],
  ])
  expect(segments[0]).toBe(known.segments[0])
})
