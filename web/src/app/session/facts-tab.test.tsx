import { factsApi, type Fact } from '@chartwright/contract/facts'
import { recordingsApi } from '@chartwright/contract/recordings'
import { transcriptApi, type Transcript } from '@chartwright/contract/transcript'
import { DELETED } from '@chartwright/contract/values'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { givenFact, LINE_ID } from '../../features/facts/testing/given-fact.ts'
import { givenLine } from '../../features/transcript/testing/given-line.ts'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { renderInWorkspace } from '../../testing/render-in-workspace.tsx'
import { FactsTab } from './facts-tab.tsx'

const SESSION = '00000000-0000-4000-8000-000000000001'

const said: Transcript = {
  id: '00000000-0000-4000-8000-000000000002',
  session_id: SESSION,
  text: 'cough',
  updated_at: '2026-11-15T09:41:00.000Z',
  segments: [
    givenLine({
      id: LINE_ID,
      start_ms: 65_000,
      end_ms: 66_000,
      text: 'cough',
      role: 'patient',
      has_audio: true,
    }),
  ],
}

function open(facts: () => Fact[], onShowLine: (id: string) => void = () => undefined): FakeApi {
  const api = new FakeApi()
    .on(transcriptApi.get, () => said)
    .on(factsApi.list, () => ({ facts: facts(), is_final: true }))
  renderInWorkspace(<FactsTab sessionId={SESSION} onShowLine={onShowLine} />, api)
  return api
}

const drug = givenFact({
  kind: 'medication',
  concept: 'lisinopril',
  status: 'takes',
  attributes: { dose: '20 mg', reason: 'blood pressure' },
  text: 'Takes lisinopril 20 mg.',
})

test('typed facts are marked as such, and their words lead to no line', async () => {
  const said = [{ segment_id: null, from: 0, to: 6, words: 'asthma' }]
  open(() => [givenFact({ kind: 'history', source: 'typed', said, lines: [] })])
  const history = await screen.findByRole('region', { name: 'History' })
  expect(within(history).getByText('Typed')).toBeTruthy()
  expect(within(history).getByText('asthma').tagName).toBe('Q')
  expect(within(history).queryByTitle('Show in the transcript')).toBeNull()
})

test('kinds that nobody mentioned are not listed', async () => {
  open(() => [givenFact()])
  expect(await screen.findByRole('region', { name: 'Symptoms' })).toBeTruthy()
  for (const name of ['Problems', 'Medicines', 'Allergies', 'Orders and follow-up']) {
    expect(screen.queryByRole('region', { name })).toBeNull()
  }
})

test('a visit without facts says so, and one that cannot be loaded has Retry', async () => {
  let isBroken = true
  const api = open(() => [])
  api.on(factsApi.list, () => {
    if (isBroken) throw new Refusal('FACTS_UNAVAILABLE')
    return { facts: [], is_final: true }
  })
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be read at the moment')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No facts yet')).toBeTruthy()
})

test('facts are asked for again until their sentences are final', async () => {
  const worded: Fact = { ...drug, text: 'Takes lisinopril 20 mg for blood pressure.' }
  const api = open(() => [drug])
  api.on(factsApi.list, () => {
    const isFinal = api.received(factsApi.list).length > 1
    return { facts: [isFinal ? worded : drug], is_final: isFinal }
  })
  expect(await screen.findByText(drug.text)).toBeTruthy()
  expect(await screen.findByText(worded.text, {}, { timeout: 5_000 })).toBeTruthy()
})

test('facts stay visible when those of a new line cannot be loaded', async () => {
  let lines = said.segments
  const api = open(() => [drug])
  api.on(transcriptApi.get, () => ({ ...said, segments: lines }))
  await screen.findByText('Takes lisinopril 20 mg.')
  api.on(factsApi.list, () => {
    throw new Refusal('FACTS_UNAVAILABLE')
  })
  lines = said.segments.flatMap((line) => [line, { ...line, id: drug.id, index: 1 }])
  window.dispatchEvent(new Event('visibilitychange'))
  await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByText('Takes lisinopril 20 mg.')).toBeTruthy()
})

test('a fact shows its words, which lead to their line, and plays its audio', async () => {
  const shown = vi.fn<(id: string) => void>()
  const api = open(() => [givenFact()], shown)
  api.on(recordingsApi.clip, () => {
    throw new Refusal('NOT_FOUND')
  })
  await userEvent.click(await screen.findByRole('button', { name: /cough.*1:05/ }))
  expect(shown).toHaveBeenCalledWith(LINE_ID)
  await userEvent.click(screen.getByRole('button', { name: /^Play/ }))
  await waitFor(() => expect(api.received(recordingsApi.clip)).toHaveLength(1))
})

test('a corrected dose is sent with everything that was not touched, and can be undone', async () => {
  const corrected: Fact = { ...drug, source: 'corrected', text: 'Takes lisinopril 40 mg.' }
  let current = drug
  const api = open(() => [current])
  api
    .on(factsApi.change, () => (current = corrected))
    .on(factsApi.restore, () => {
      current = drug
      return DELETED
    })
  await userEvent.click(await screen.findByRole('button', { name: /^Correct: Takes lisinopril/ }))
  const dose = within(screen.getByRole('dialog')).getByLabelText('Dose')
  await userEvent.clear(dose)
  await userEvent.type(dose, '40 mg{Enter}')
  expect(await screen.findByText('Takes lisinopril 40 mg.')).toBeTruthy()
  expect(api.received(factsApi.change)).toMatchObject([
    {
      params: { id: SESSION, fact_id: drug.id },
      body: { concept: 'lisinopril', attributes: { dose: '40 mg', reason: 'blood pressure' } },
    },
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Takes lisinopril 20 mg.')).toBeTruthy()
})

test('what could not be saved stays in the dialog, with the reason', async () => {
  const api = open(() => [drug])
  api.on(factsApi.change, () => {
    throw new Refusal('FACTS_UNAVAILABLE')
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Correct/ }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Dose'), ' or 40 mg{Enter}')
  expect(await dialog.findByText(/cannot be read at the moment/)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Dose').value).toBe('20 mg or 40 mg')
})

test('a fact that could not be deleted reappears', async () => {
  const api = open(() => [drug])
  api.on(factsApi.remove, () => {
    throw new Refusal('SERVER_ERROR')
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
  expect(await screen.findByText('Server error. Please try again later.')).toBeTruthy()
  expect(await screen.findByText('Takes lisinopril 20 mg.')).toBeTruthy()
})

test('an added fact has what its kind needs', async () => {
  const api = open(() => [])
  api.on(factsApi.add, ({ body }) => givenFact({ ...body.fact, source: 'added', said: [] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add fact' }))
  await userEvent.type(screen.getByLabelText('What'), 'night sweats{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.received(factsApi.add)).toMatchObject([
    { body: { fact: { kind: 'symptom', concept: 'night sweats', polarity: 'present' } } },
  ])
})
