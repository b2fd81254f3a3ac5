import { sentenceOf } from '@chartwright/contract/errors'
import { insightsApi, type Insights } from '@chartwright/contract/insights'
import { notesApi, type Note } from '@chartwright/contract/notes'
import { transcriptApi, type Transcript } from '@chartwright/contract/transcript'
import { DELETED } from '@chartwright/contract/values'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import 'fake-indexeddb/auto'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  givenInsights,
  givenOmission,
  givenSentence,
  NOTE_ID,
} from '../../features/insights/testing/given-insights.ts'
import { notesQuery } from '../../features/notes/notes.queries.ts'
import { forgetDocuments } from '../../features/notes/saving/live-documents.ts'
import { givenLine } from '../../features/transcript/testing/given-line.ts'
import { forgetDrafts } from '../../lib/storage/drafts.ts'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { renderInWorkspace } from '../../testing/render-in-workspace.tsx'
import { InsightsSlotsContext } from './insights-slots.ts'
import { NoteTab } from './note-tab.tsx'

const SESSION = '00000000-0000-4000-8000-000000000009'
const LINE = '00000000-0000-4000-8000-000000000101'
const MOMENT = '2026-11-15T09:41:00.000Z'

const said: Transcript = {
  id: SESSION,
  session_id: SESSION,
  text: 'Take 20 mg.',
  updated_at: MOMENT,
  segments: [
    givenLine({
      id: LINE,
      start_ms: 65_000,
      end_ms: 66_000,
      speaker: 'Speaker 1',
      text: 'Take 20 mg.',
      role: 'clinician',
      has_audio: true,
    }),
  ],
}

const note: Note = {
  id: NOTE_ID,
  session_id: SESSION,
  title: 'SOAP',
  note_text: '<h2>Plan</h2><p>Takes 40 mg daily. Sleeps well.</p>',
  template_id: null,
  provider: null,
  remark: null,
  model: null,
  from_incomplete_transcript: false,
  before_second_hearing: false,
  signature: null,
  addenda: [],
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
}

const against = {
  ...givenSentence('Takes 40 mg daily.', 'contradicted', [LINE]),
  conflicts: [
    { kind: 'dose' as const, written: '40 mg', said: '20 mg', segment_id: LINE, fact_id: null },
  ],
}
const first = givenInsights({
  sentences: [against, givenSentence('Sleeps well.', 'typed')],
  omissions: [givenOmission('latex')],
  note_words: 5,
  visit_words: 3,
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(async () => {
  forgetDocuments()
  await forgetDrafts()
})

/** The note in its session, with a place for the insights beside it. */
function OpenNote({ isNew, onShowLine }: { isNew: boolean; onShowLine: (id: string) => void }) {
  const [column, setColumn] = useState<HTMLElement | null>(null)
  const { data = [] } = useQuery(notesQuery(SESSION))
  const nothing = () => undefined
  const around = { isNew, wanted: undefined, onFound: nothing, update: nothing }
  return (
    <InsightsSlotsContext value={{ column, drawer: null }}>
      {data.map((each) => (
        <NoteTab
          key={each.id}
          note={each}
          around={{ ...around, showLine: onShowLine, floor: null }}
        />
      ))}
      <div ref={setColumn} />
    </InsightsSlotsContext>
  )
}

function open(answer: (version: number) => Insights, { isNew = false, remark = '' } = {}) {
  let saved = remark === '' ? note : { ...note, remark }
  const onShowLine = vi.fn<(id: string) => void>()
  const api = new FakeApi()
    .on(transcriptApi.get, () => said)
    .on(notesApi.read, () => [saved])
    .on(insightsApi.get, () => answer(saved.version))
    .on(notesApi.update, ({ body }) => {
      saved = { ...saved, note_text: body.note_text, version: saved.version + 1 }
      return saved
    })
  renderInWorkspace(<OpenNote isNew={isNew} onShowLine={onShowLine} />, api)
  return { api, onShowLine, textOfNote: () => saved.note_text }
}

async function findPanel() {
  return within(await screen.findByRole('complementary', { name: 'Insights' }))
}

test('a count leads to its sentence, which shows what was written, what was said, and when', async () => {
  const { onShowLine } = open(() => first)
  const panel = await findPanel()
  await userEvent.click(await panel.findByRole('button', { name: '1 contradicted' }))
  const sources = within(panel.getByRole('region', { name: 'Sources of the sentence' }))
  expect(sources.getByText('Contradicts the visit')).toBeTruthy()
  expect(sources.getByText('The dose differs: written ‘40 mg’, said ‘20 mg’.')).toBeTruthy()
  expect(sources.getByRole('button', { name: 'Play 1:05' })).toBeTruthy()
  await userEvent.click(sources.getByRole('button', { name: /1:05 · Clinician.*Take 20 mg\./ }))
  expect(onShowLine).toHaveBeenCalledWith(LINE)
})

test('marks are drawn over the text, never in it', async () => {
  const { api, textOfNote } = open(() => first)
  const panel = await findPanel()
  await waitFor(() => expect(document.querySelector('.sentence-contradicted')).not.toBeNull())
  await userEvent.click(panel.getByRole('button', { name: 'Insert: Allergy latex' }))
  await waitFor(() => expect(api.received(notesApi.update)).toHaveLength(1))
  expect(textOfNote()).toBe(
    '<h2>Plan</h2><p>Takes 40 mg daily. Sleeps well.</p><p>Allergic to latex.</p>',
  )
})

test('what is inserted is saved, compared again, and no longer missing', async () => {
  const { api } = open((version) =>
    version === 1
      ? first
      : givenInsights({ ...first, version, omissions: [], weighty_facts: 3, told_facts: 3 }),
  )
  const panel = await findPanel()
  await panel.findByText('Critical')
  expect(panel.queryByText(/everything/i)).toBeNull()
  await userEvent.click(await panel.findByRole('button', { name: 'Insert: Allergy latex' }))
  await waitFor(() => expect(panel.queryByText('Allergy latex')).toBeNull())
  const whole = 'Everything is in the note: all 3 critical and major facts of the visit.'
  expect(panel.getByText(whole)).toBeTruthy()
  expect(api.received(insightsApi.get)).toHaveLength(2)
})

test('a dismissal needs a reason, stays open if it fails, and can be undone', async () => {
  const { api } = open(() => first)
  api.on(insightsApi.dismiss, () => {
    throw new Refusal('SERVER_ERROR')
  })
  const panel = await findPanel()
  await userEvent.click(await panel.findByRole('button', { name: 'Dismiss: Allergy latex' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Leave it out of the note?' }))
  const confirm = dialog.getByRole('button', { name: 'Dismiss' })
  await userEvent.click(confirm)
  expect(api.received(insightsApi.dismiss)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Wrongly heard' }))
  await userEvent.click(confirm)
  expect(await dialog.findByText(sentenceOf('SERVER_ERROR'))).toBeTruthy()

  const kept = { ...givenOmission('latex', 'Wrongly heard') }
  api.on(insightsApi.dismiss, ({ body }) => body)
  api.on(insightsApi.get, () => givenInsights({ ...first, omissions: [kept] }))
  await userEvent.click(confirm)
  expect(await panel.findByText('Dismissed (1)')).toBeTruthy()
  expect(panel.getByText('Wrongly heard')).toBeTruthy()
  expect(api.received(insightsApi.dismiss).at(-1)?.body).toEqual({
    key: 'latex',
    reason: 'Wrongly heard',
  })

  api.on(insightsApi.get, () => first)
  api.on(insightsApi.restore, () => DELETED)
  await userEvent.click(panel.getByText('Dismissed (1)'))
  await userEvent.click(panel.getByRole('button', { name: 'Restore: Allergy latex' }))
  expect(await panel.findByRole('button', { name: 'Insert: Allergy latex' })).toBeTruthy()
})

test('while two versions await a choice nothing can be inserted, and it says why', async () => {
  const { api } = open(() =>
    givenInsights({ ...first, omissions: [givenOmission('latex'), givenOmission('nuts')] }),
  )
  const other = { ...note, note_text: '<p>From elsewhere.</p>', version: 5 }
  api.on(notesApi.update, () => {
    throw new Refusal('CONFLICT')
  })
  api.on(notesApi.read, ({ params }) => (params.id === NOTE_ID ? other : [note]))
  const panel = await findPanel()
  await userEvent.click(await panel.findByRole('button', { name: 'Insert: Allergy latex' }))
  expect(await panel.findByText('Please choose a version of the note first.')).toBeTruthy()
  const insert = panel.getByRole('button', { name: 'Insert: Allergy nuts' })
  await userEvent.click(insert)
  expect(insert.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Note: SOAP' }).textContent).not.toContain('nuts')
})

test('Alt and the arrows move through the findings, from the note to its omissions', async () => {
  open(() => first)
  const panel = await findPanel()
  const next = await panel.findByRole('button', { name: 'Next finding (Alt+Down)' })
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull())
  next.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(await panel.findByText('Contradicts the visit')).toBeTruthy()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(document.activeElement?.textContent).toContain('Allergy latex')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(panel.getByText('Contradicts the visit')).toBeTruthy()
})

test('why another writer wrote the note is shown above it, and not in its text', async () => {
  const remark = 'm-1 (here) gave no note that can be used: it repeated itself.'
  const { textOfNote } = open(() => first, { remark })
  expect((await screen.findByRole('note')).textContent).toBe(remark)
  expect(textOfNote()).not.toContain('repeated itself')
})

test('a new note is announced once, and an existing note is not', async () => {
  open(() => first, { isNew: true })
  const sentence = 'Insights: 1 sentence contradicts the visit, 1 fact not in the note.'
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('without a transcript it says so and compares nothing', async () => {
  const bare = givenInsights({ ...first, has_transcript: false, omissions: [] })
  open(() => bare, { isNew: true })
  const panel = await findPanel()
  expect(await panel.findByText(/^This session has no transcript/)).toBeTruthy()
  expect(panel.queryByText('Not in the note')).toBeNull()
  expect(screen.queryByText(/^Insights: /)).toBeNull()
})
