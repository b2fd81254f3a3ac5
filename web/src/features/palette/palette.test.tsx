import type { SearchHit } from '@chartwright/contract/search'
import type { Session } from '@chartwright/contract/sessions'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { FoundSessions } from './found-sessions.ts'
import { Palette } from './palette.tsx'

const NONE: FoundSessions = {
  sessions: [],
  hits: [],
  hasMore: false,
  isSearching: false,
  error: null,
  retry: () => undefined,
}

function session(name: string, patient: string | null = null): Session {
  return {
    id: crypto.randomUUID(),
    name,
    practitioner_id: crypto.randomUUID(),
    patient_id: null,
    patient_name: patient,
    note_count: 0,
    signed_note_count: 0,
    created_at: new Date(2026, 0, 5, 15, 4).toISOString(),
  }
}

function hit(changes: Partial<SearchHit>): SearchHit {
  return {
    kind: 'transcript',
    session: session('Knee', 'Ana'),
    text: 'I take metformin <b>daily</b>.',
    marks: [{ start: 7, end: 16 }],
    note: null,
    line: { id: crypto.randomUUID(), index: 3 },
    task_id: null,
    date: new Date(2026, 0, 5, 15, 4).toISOString(),
    ...changes,
  }
}

function openPalette(useSessions: (text: string) => FoundSessions) {
  const acts = { onOpenSession: vi.fn(), onOpenHit: vi.fn(), onNavigate: vi.fn(), onLeave: vi.fn() }
  render(<Opener useSessions={useSessions} {...acts} />)
  return { user: userEvent.setup(), ...acts }
}

function Opener(props: Omit<Parameters<typeof Palette>[0], 'onOpenChange'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Search</button>
      {isOpen && <Palette {...props} onOpenChange={setIsOpen} />}
    </>
  )
}

function options(): string[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent)
}

async function open(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Search' }))
  return screen.findByPlaceholderText('Search sessions, patients, or navigate...')
}

test('each session shows name, patient, date and time; the pages come after', async () => {
  const knee = session('Knee', 'Ana')
  const { user } = openPalette(() => ({ ...NONE, sessions: [knee, session('Hip')] }))
  await open(user)
  expect(options()).toEqual([
    'KneeAnaJan 5, 20263:04 PM',
    'HipNo patientJan 5, 20263:04 PM',
    'TemplatesManage your note templates',
    'TasksManage your tasks and to-dos',
    'PatientsDetails and history of your patients',
    'SettingsAccount settings and preferences',
  ])
  expect(screen.getByText('2 sessions')).toBeDefined()
})

test('the arrows and Enter choose, and the focus then moves to what was chosen', async () => {
  const [knee, hip] = [session('Knee'), session('Hip')]
  const acts = openPalette(() => ({ ...NONE, sessions: [knee, hip], hasMore: true }))
  await open(acts.user)
  expect(screen.getByText('2+ sessions')).toBeDefined()
  await acts.user.keyboard('{ArrowDown}{Enter}')
  expect(acts.onOpenSession.mock.calls).toEqual([[hip.id]])
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(acts.onLeave).toHaveBeenCalledOnce())
})

test('sessions that arrive after the pages are highlighted first, until the user moves', async () => {
  const knee = session('Knee')
  let arrive: (found: FoundSessions) => void = () => undefined
  const acts = openPalette(() => {
    const [found, setFound] = useState(NONE)
    arrive = setFound
    return found
  })
  await open(acts.user)
  act(() => arrive({ ...NONE, sessions: [knee] }))
  await acts.user.keyboard('{Enter}')
  expect(acts.onOpenSession.mock.calls).toEqual([[knee.id]])
})

test('places in texts and tasks show their line with the match highlighted, and lead there', async () => {
  const knee = session('Knee metformin')
  const named = hit({
    kind: 'session',
    session: knee,
    text: knee.name,
    marks: [{ start: 5, end: 14 }],
  })
  const note = { id: crypto.randomUUID(), title: 'SOAP', state: 'signed' } as const
  const [said, written] = [
    hit({}),
    hit({ kind: 'note', line: null, note, text: 'Go on.', marks: [] }),
  ]
  const acts = openPalette(() => ({ ...NONE, sessions: [knee], hits: [named, said, written] }))
  await open(acts.user)
  expect(options().slice(0, 3)).toEqual([
    'Knee metforminNo patientJan 5, 20263:04 PM',
    'I take metformin <b>daily</b>.Transcript · Knee · AnaJan 5, 2026',
    'Go on.SOAP · Knee · AnaJan 5, 2026',
  ])
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'metformin',
    'metformin',
  ])
  expect(screen.getByRole('img', { name: 'Signed' })).toBeDefined()
  expect(screen.getByText('1 session, 2 passages')).toBeDefined()
  await acts.user.keyboard('{ArrowDown}{Enter}')
  expect(acts.onOpenHit.mock.calls).toEqual([[said]])
  expect(acts.onOpenSession).not.toHaveBeenCalled()
})

test('without a session of that name, the first place is highlighted', async () => {
  const said = hit({})
  const acts = openPalette(() => ({ ...NONE, hits: [said] }))
  await open(acts.user)
  expect(screen.queryByText(/^No sessions found/)).toBeNull()
  await acts.user.keyboard('{Enter}')
  expect(acts.onOpenHit.mock.calls).toEqual([[said]])
})

test('typed text finds pages too', async () => {
  const acts = openPalette(() => NONE)
  await acts.user.type(await open(acts.user), 'TO-DO')
  expect(options()).toEqual(['TasksManage your tasks and to-dos'])
  await acts.user.keyboard('{Enter}')
  expect(acts.onNavigate.mock.calls).toEqual([['tasks']])
})

test('without a session, and without a match, it says so', async () => {
  const { user } = openPalette(() => NONE)
  const box = await open(user)
  expect(screen.getByText('No sessions found')).toBeDefined()
  expect(screen.getByText('Create your first session to get started')).toBeDefined()
  await user.type(box, ' zz ')
  expect(screen.getByText('No sessions found matching "zz"')).toBeDefined()
})

test('while it searches it does not say that there is none', async () => {
  const { user } = openPalette(() => ({ ...NONE, isSearching: true }))
  await user.type(await open(user), 'zz')
  expect(screen.queryByText(/^No sessions found/)).toBeNull()
})

test('Escape closes it and restores the focus', async () => {
  const { user, onLeave } = openPalette(() => NONE)
  await open(user)
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' })),
  )
  expect(onLeave).not.toHaveBeenCalled()
})

test('a search that failed can be repeated', async () => {
  const retry = vi.fn()
  const { user } = openPalette(() => ({ ...NONE, error: new Error('away'), retry }))
  await open(user)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})
