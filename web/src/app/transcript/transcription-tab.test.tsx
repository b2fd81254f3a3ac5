import { insightsApi } from '@chartwright/contract/insights'
import type { Note } from '@chartwright/contract/notes'
import { recordingsApi } from '@chartwright/contract/recordings'
import { transcriptApi, type Transcript } from '@chartwright/contract/transcript'
import { transcriptLinesApi } from '@chartwright/contract/transcript-lines'
import { vocabularyApi } from '@chartwright/contract/vocabulary'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LineUse } from '../../features/insights/sources/uses-of-lines.ts'
import {
  givenInsights,
  givenSentence,
  NOTE_ID,
} from '../../features/insights/testing/given-insights.ts'
import { givenLine } from '../../features/transcript/testing/given-line.ts'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { renderInWorkspace } from '../../testing/render-in-workspace.tsx'
import { TranscriptionTab } from './transcription-tab.tsx'

const SESSION = '00000000-0000-4000-8000-000000000001'

function transcript(...lines: string[]): Transcript {
  return {
    id: '00000000-0000-4000-8000-000000000002',
    session_id: SESSION,
    text: lines.join('\n'),
    updated_at: '2026-11-15T09:41:00.000Z',
    segments: lines.map((text, index) =>
      givenLine({
        id: `00000000-0000-4000-8000-00000000010${String(index)}`,
        index,
        text,
        role: index % 2 === 0 ? 'clinician' : 'patient',
      }),
    ),
  }
}

function givenNote({ updated_at }: Transcript): Note {
  return {
    id: NOTE_ID,
    session_id: SESSION,
    title: 'SOAP',
    note_text: '',
    template_id: null,
    provider: null,
    remark: null,
    model: null,
    from_incomplete_transcript: false,
    before_second_hearing: false,
    signature: null,
    addenda: [],
    version: 3,
    created_at: updated_at,
    updated_at,
  }
}

test('what was said is shown line by line, with markup as text, and cannot be edited', async () => {
  const said = transcript('A cough.', '<img src=x onerror=alert(1)>')
  renderInWorkspace(
    <TranscriptionTab sessionId={SESSION} />,
    new FakeApi().on(transcriptApi.get, () => said),
  )
  expect(await screen.findByText('A cough.')).toBeTruthy()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  const text = screen.getByRole('textbox', { name: 'Transcription' })
  expect(text.getAttribute('contenteditable')).toBe('false')
})

test('a session without a transcript is not an error; one that cannot be loaded is, with Retry', async () => {
  let outcome: 'SERVER_ERROR' | 'NOT_FOUND' = 'SERVER_ERROR'
  const api = new FakeApi().on(transcriptApi.get, () => {
    throw new Refusal(outcome)
  })
  renderInWorkspace(<TranscriptionTab sessionId={SESSION} />, api)
  await screen.findByRole('alert')
  outcome = 'NOT_FOUND'
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('textbox', { name: 'Transcription' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('a misheard line', () => {
  const said = transcript('She takes lies in a pill.', 'Heart rate is 610.')
  const [first, second] = said.segments
  const heard: Transcript = {
    ...said,
    segments: [
      {
        ...first!,
        word_confidence: [0.9, 0.9, 0.3, 0.3, 0.3, 0.3],
        suggestions: [{ from: 10, to: 24, text: 'lisinopril' }],
      },
      {
        ...second!,
        checks: [{ from: 0, to: 17, standing: 'impossible', reason: 'Not possible.' }],
      },
    ],
  }
  const EDIT = '00000000-0000-4000-8000-000000000900'

  function openTab(refuse?: () => never) {
    const api = new FakeApi()
      .on(transcriptApi.get, () => heard)
      .on(transcriptLinesApi.edit, refuse ?? (() => ({ transcript: heard, edit_id: EDIT })))
      .on(transcriptLinesApi.undo, () => heard)
      .on(vocabularyApi.add, ({ body }) => ({
        id: EDIT,
        text: body.text,
        created_at: '2026-11-15T09:41:00.000Z',
      }))
    renderInWorkspace(<TranscriptionTab sessionId={SESSION} />, api)
    return api
  }

  test('shows unclear words and odd numbers in words too, and a suggested name is accepted with one click', async () => {
    const api = openTab()
    expect((await screen.findByTitle('Not heard clearly')).textContent).toBe(
      'lies in a pill (not heard clearly)',
    )
    expect(screen.getByTitle('Not possible.').textContent).toBe(' (check: Not possible.)')
    await userEvent.click(
      screen.getByRole('button', { name: 'Replace ‘lies in a pill’ with lisinopril' }),
    )
    // The toolbar has an Undo of its own, which is disabled.
    await userEvent.click(await screen.findByText('Undo'))
    await waitFor(() => expect(api.received(transcriptLinesApi.undo)).toHaveLength(1))
    expect(api.received(transcriptLinesApi.edit)).toMatchObject([
      { body: { act: 'correct', text: 'She takes lisinopril.', is_checked: false } },
    ])
  })

  async function correct(text: string): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit line 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct line' }))
    const input = await screen.findByRole('textbox', { name: 'Line' })
    await userEvent.clear(input)
    await userEvent.type(input, text)
  }

  test('is corrected, and a word is remembered only if the person agrees', async () => {
    const api = openTab()
    await correct('She takes Lisinopril and Amlodipine.')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lisinopril' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(api.received(vocabularyApi.add)).toHaveLength(1))
    expect(api.received(vocabularyApi.add)[0]?.body).toEqual({ text: 'Lisinopril' })
    expect(api.received(transcriptLinesApi.edit)[0]?.body).toMatchObject({
      act: 'correct',
      was: 'She takes lies in a pill.',
      is_checked: true,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that was changed in the meantime is reported, and what was typed stays', async () => {
    openTab(() => {
      throw new Refusal('CONFLICT')
    })
    await correct('Mine.')
    await userEvent.click(screen.getByRole('button', { name: 'Save correction' }))
    await screen.findByRole('alert')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Line' }).value).toBe('Mine.')
  })

  test('is split at a word and merged with the next one', async () => {
    const api = openTab()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit line 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Split line' }))
    await userEvent.click(await screen.findByRole('button', { name: /‘lies’, word 3$/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Edit line 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge with next line' }))
    await waitFor(() =>
      expect(api.received(transcriptLinesApi.edit).map(({ body }) => body)).toMatchObject([
        { act: 'split', first_words: 2 },
        { act: 'merge', next_was: 'Heart rate is 610.' },
      ]),
    )
  })

  test('is found with Ctrl+F, stepped through, and Escape returns to the text', async () => {
    openTab()
    const text = await screen.findByRole('textbox', { name: 'Transcription' })
    text.focus()
    await userEvent.keyboard('{Control>}f{/Control}')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Find in transcript' }), 'i')
    const place = () => within(screen.getByRole('search')).getByRole('status').textContent
    expect(place()).toBe('1 of 4')
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}')
    expect(place()).toBe('1 of 4')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(place()).toBe('4 of 4')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('search')).toBeNull()
    expect(document.activeElement).toBe(text)
  })
})

describe('the speaker', () => {
  const said = transcript('What brings you in?', 'A cough.')

  function openTab(given: Transcript, answer: Transcript) {
    const api = new FakeApi()
      .on(transcriptApi.get, () => given)
      .on(transcriptApi.setRoles, () => answer)
    renderInWorkspace(<TranscriptionTab sessionId={SESSION} />, api)
    return api
  }
  const withRole = (at: number, role: 'clinician' | 'patient'): Transcript => ({
    ...said,
    segments: said.segments.map((line, index) =>
      index === at ? { ...line, role, is_role_set: true } : line,
    ),
  })

  test('is shown at each line in words, and is corrected by a click on it', async () => {
    const api = openTab(said, withRole(0, 'patient'))
    const mark = await screen.findByRole('button', { name: /^Clinician, guessed/ })
    await userEvent.click(mark)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Patient' }))
    expect(await screen.findByRole('button', { name: /^Patient, set by you/ })).toBeTruthy()
    expect(api.received(transcriptApi.setRoles)).toMatchObject([
      { body: { scope: 'line', segment_id: said.segments[0]?.id, role: 'patient' } },
    ])
  })

  test('is corrected with the keyboard alone, and the focus stays at the line', async () => {
    openTab(said, withRole(0, 'patient'))
    const mark = await screen.findByRole('button', { name: /^Clinician, guessed/ })
    mark.focus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const corrected = await screen.findByRole('button', { name: /^Patient, set by you/ })
    expect(document.activeElement).toBe(corrected)
  })

  test('is guessed again when the correction is undone', async () => {
    const api = openTab(withRole(0, 'patient'), said)
    await userEvent.click(await screen.findByRole('button', { name: /^Patient, set by you/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Guess it' }))
    await screen.findByRole('button', { name: /^Clinician, guessed/ })
    expect(api.received(transcriptApi.setRoles)).toMatchObject([{ body: { role: null } }])
  })

  test('is corrected for all lines of a label, and for the whole transcript', async () => {
    const labelled = {
      ...said,
      segments: said.segments.map((line) => ({ ...line, speaker: 'SPEAKER_01' })),
    }
    const api = openTab(labelled, labelled)
    await userEvent.click(await screen.findByRole('button', { name: /^Clinician/ }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'All lines of SPEAKER_01: Patient' }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Swap speakers' }))
    await waitFor(() => {
      expect(api.received(transcriptApi.setRoles).map(({ body }) => body)).toEqual([
        { scope: 'speaker', segment_id: said.segments[0]?.id, role: 'patient' },
        { scope: 'swap' },
      ])
    })
  })

  test('that could not be changed is reported, and stays as it was', async () => {
    const api = new FakeApi()
      .on(transcriptApi.get, () => said)
      .on(transcriptApi.setRoles, () => {
        throw new Refusal('SERVER_ERROR')
      })
    renderInWorkspace(<TranscriptionTab sessionId={SESSION} />, api)
    await userEvent.click(await screen.findByRole('button', { name: 'Swap speakers' }))
    expect(await screen.findByText('Server error. Please try again later.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Clinician, guessed/ })).toBeTruthy()
  })

  test('is not shown for a line that was only just said', async () => {
    const lines = said.segments.map((line) => ({ ...line, role: null }))
    openTab({ ...said, segments: lines }, said)
    await screen.findByText('A cough.')
    const buttons = within(screen.getByRole('textbox')).queryAllByRole('button')
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Edit line 1',
      'Edit line 2',
    ])
  })
})

describe('the audio of a line', () => {
  const heard = transcript('One.', 'Two.', 'Deleted.', 'Typed.')
  const timed = {
    ...heard,
    segments: heard.segments.map((line, at) =>
      at < 3
        ? { ...line, start_ms: at * 5_000, end_ms: at * 5_000 + 900, has_audio: at < 2 }
        : line,
    ),
  }
  const made = vi.fn(() => `blob:clip-${String(made.mock.calls.length)}`)
  const revoked = vi.fn()

  function openTab(clip: () => Uint8Array<ArrayBuffer>) {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked })
    const api = new FakeApi().on(transcriptApi.get, () => timed).on(recordingsApi.clip, clip)
    renderInWorkspace(<TranscriptionTab sessionId={SESSION} />, api)
    return api
  }
  afterEach(() => {
    vi.restoreAllMocks()
    made.mockClear()
    revoked.mockClear()
  })

  test('is played one line at a time, stopped by the same button, and released', async () => {
    const api = openTab(() => new Uint8Array(48))
    await userEvent.click(await screen.findByRole('button', { name: 'Play 0:00' }))
    await screen.findByRole('button', { name: 'Stop 0:00' })
    await userEvent.click(screen.getByRole('button', { name: 'Play 0:05' }))
    await waitFor(() => expect(made).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('button', { name: 'Play 0:00' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Stop 0:05' }))
    expect(screen.getByRole('button', { name: 'Play 0:05' })).toBeTruthy()
    expect(revoked.mock.calls).toHaveLength(2)
    expect(api.received(recordingsApi.clip).map(({ params }) => params.id)).toEqual(
      timed.segments.slice(0, 2).map(({ id }) => id),
    )
  })

  test('that is gone is reported in words, and the button is back', async () => {
    openTab(() => {
      throw new Refusal('NOT_FOUND', 'The sound of this line has been deleted.')
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Play 0:00' }))
    expect(await screen.findByText('The sound of this line has been deleted.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Play 0:00' })).toBeTruthy()
  })

  test('is offered only while it is stored', async () => {
    openTab(() => new Uint8Array())
    await screen.findByText('Typed.')
    expect(screen.getAllByRole('button', { name: /^Play/ })).toHaveLength(2)
  })
})

test('a line leads to the sentence based on it, or asks which of them', async () => {
  const said = transcript('A cough.', 'A rash.', 'Good morning.')
  const [cough, rash] = said.segments.map(({ id }) => id)
  const note = givenNote(said)
  const sentences = [
    givenSentence('Coughs.', 'supported', [cough ?? '']),
    givenSentence('Has a rash.', 'supported', [cough ?? '', rash ?? '']),
  ]
  const onOpen = vi.fn<(use: LineUse) => void>()
  renderInWorkspace(
    <TranscriptionTab sessionId={SESSION} notes={[note]} onOpenSentence={onOpen} />,
    new FakeApi()
      .on(transcriptApi.get, () => said)
      .on(insightsApi.get, () => givenInsights({ sentences })),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'In SOAP' }))
  expect(onOpen).toHaveBeenLastCalledWith({ noteId: NOTE_ID, title: 'SOAP', text: 'Has a rash.' })
  await userEvent.click(screen.getByRole('button', { name: 'In SOAP (2)' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Coughs.' }))
  expect(onOpen).toHaveBeenLastCalledWith({ noteId: NOTE_ID, title: 'SOAP', text: 'Coughs.' })
})

test('correcting the speaker refetches the insights of each note', async () => {
  const said = transcript('A cough.', 'Good morning.')
  const cough = said.segments[0]?.id ?? ''
  const sentences = [givenSentence('Coughs.', 'supported', [cough])]
  const api: FakeApi = new FakeApi()
    .on(transcriptApi.get, () => said)
    .on(transcriptApi.setRoles, () => said)
    .on(insightsApi.get, () =>
      givenInsights({
        sentences: api.received(transcriptApi.setRoles).length > 0 ? [] : sentences,
      }),
    )
  renderInWorkspace(
    <TranscriptionTab sessionId={SESSION} notes={[givenNote(said)]} onOpenSentence={vi.fn()} />,
    api,
  )
  await screen.findByRole('button', { name: 'In SOAP' })
  expect(api.received(insightsApi.get)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Swap speakers' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'In SOAP' })).toBeNull())
  expect(api.received(insightsApi.get)).toHaveLength(2)
})
