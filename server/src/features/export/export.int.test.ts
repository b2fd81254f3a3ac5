import { buffer } from 'node:stream/consumers'
import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import type { LightMyRequestResponse } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { audioChunks, recordings } from '../../db/recording-schema.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenEverything } from '../../testing/given-everything.ts'
import { givenSignedNote } from '../../testing/given-signed-note.ts'
import { testApp } from '../../testing/test-app.ts'
import { readWav } from '../../testing/wav.ts'
import { listKeptSound } from './export.queries.ts'
import { listFiles } from './list-files.ts'
import { partsOf, planAudio } from './plan-audio.ts'
import { zipFiles } from './zip-files.ts'

const HOSTILE = '../../=cmd|Ginger <img src=x onerror=alert(1)> Cat'
const { app, db, logged, givenPractitioner } = await testApp()

const SAMPLES = Int16Array.from({ length: 3 * AUDIO_SAMPLE_RATE_HZ }, (_, n) => n % 1_000)

async function givenSound(who: TestPractitioner, recordingId: string): Promise<void> {
  await asPractitioner(db, who.id, async (tx) => {
    const key = { practitionerId: who.id, recordingId }
    const second = (from: number) =>
      Buffer.from(SAMPLES.slice(from, from + AUDIO_SAMPLE_RATE_HZ).buffer)
    for (const at of [0, 1, 2]) {
      const fromSample = at * AUDIO_SAMPLE_RATE_HZ
      const pcm = at === 1 ? null : second(fromSample)
      const row = { ...key, fromSample, sampleCount: AUDIO_SAMPLE_RATE_HZ, pcm }
      await tx.insert(audioChunks).values(row)
    }
    await tx.update(recordings).set({ receivedSamples: SAMPLES.length })
  })
}

const download = (who: TestPractitioner, query = '') =>
  as(app, who, 'GET', `/api/account/export/file${query}`)

function filesOf(answer: LightMyRequestResponse) {
  return unzipSync(new Uint8Array(answer.rawPayload))
}

test('all my data is in the zip, in readable and machine-readable form, and its audio plays', async () => {
  const ada = await givenPractitioner()
  const own = await givenEverything(app, db, ada, HOSTILE)
  const signed = await givenSignedNote(app, ada, own.session, HOSTILE)
  await givenSound(ada, own.recording)
  expect((await as(app, ada, 'GET', '/api/account/export')).json()).toEqual({ parts: 1 })
  const answer = await download(ada)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="chartwright-\d{4}-\d\d-\d\d\.zip"$/,
    ) as string,
  })
  const files = filesOf(answer)
  const folder = Object.keys(files)
    .find((path) => path.endsWith('/session.html'))
    ?.replace(/\/session.html$/, '')
  expect(Object.keys(files).sort()).toEqual(
    [
      'README.txt',
      'carried-forward.json',
      'consent-wordings.json',
      'patients.csv',
      'patients.json',
      'profile.json',
      'snippets.json',
      'style.json',
      'tasks.csv',
      'tasks.json',
      'templates.json',
      'vocabulary.json',
      'templates/0001 =cmd Ginger img src=x onerror=alert(1) Cat.md',
      `${String(folder)}/audio-1.wav`,
      `${String(folder)}/session.html`,
      `${String(folder)}/session.json`,
    ].sort(),
  )
  for (const path of Object.keys(files)) expect(path).not.toMatch(/\.\.|^\/|[\\:]/)
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const page = text(`${String(folder)}/session.html`)
  expect(page).toContain('was said.')
  expect(page).toContain('was really said.')
  expect(page).toContain('Draft, not signed')
  expect(page).toMatch(/Signed by Test Practitioner, .* SHA-256 [0-9a-f]{64}/)
  expect(page).toContain('was added.')
  expect(page).not.toMatch(/<img|<script/)
  expect(page).toContain('<b>verbal</b>')
  expect(page).toContain("default-src 'none'")
  const visit = JSON.parse(text(`${String(folder)}/session.json`)) as Record<string, unknown>
  expect(visit).toMatchObject({
    session: { id: own.session, patient_name: HOSTILE },
    notes: [
      { id: own.note, signature: null, versions: [{ number: 1, writer: 'person' }] },
      {
        id: signed.id,
        signature: signed.signature,
        addenda: signed.addenda,
        versions: [{ number: 1, note_text: signed.note_text }],
        signatures: [{ id: signed.signature?.id, unsigned_at: null }],
      },
    ],
    transcript: {
      id: own.transcript,
      text: `${HOSTILE} was really said.`,
      segments: [{ original_text: `${HOSTILE} was said.` }],
    },
    recordings: [{ id: own.recording }],
    consents: [{ id: own.consent, answer: 'verbal', wording_version: 2, wording: HOSTILE }],
    factCorrections: [{ factId: own.fact, content: { concept: HOSTILE } }],
  })
  expect(JSON.parse(text('patients.json'))).toMatchObject([
    { id: own.patient, name: HOSTILE, record_number: HOSTILE.slice(0, 64).trim(), sex: 'female' },
  ])
  expect(JSON.parse(text('profile.json'))).toMatchObject({ id: ada.id, email: ada.email })
  expect(JSON.parse(text('templates.json'))).toMatchObject([{ id: own.template }])
  expect(JSON.parse(text('style.json'))).toMatchObject({
    is_learning: true,
    preferences: [{ id: own.style, target: HOSTILE }],
  })
  expect(JSON.parse(text('snippets.json'))).toMatchObject([{ id: own.snippet, text: HOSTILE }])
  expect(JSON.parse(text('vocabulary.json'))).toMatchObject([{ id: own.vocabulary }])
  expect(JSON.parse(text('consent-wordings.json'))).toMatchObject([
    { version: 1 },
    { version: 2, text: HOSTILE },
  ])
  expect(text('tasks.csv')).toContain(HOSTILE)
  const { samples, rateHz } = readWav(Buffer.from(files[`${String(folder)}/audio-1.wav`] ?? []))
  expect(rateHz).toBe(AUDIO_SAMPLE_RATE_HZ)
  const expected = SAMPLES.slice()
  expected.fill(0, AUDIO_SAMPLE_RATE_HZ, 2 * AUDIO_SAMPLE_RATE_HZ)
  expect(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)).toEqual(
    Buffer.from(expected.buffer),
  )
  expect(logged.join('')).not.toContain('Ginger')
})

test('a formula in a task is plain text in its table', async () => {
  const ada = await givenPractitioner()
  const task = { title: '=HYPERLINK("x")', category: 'Action', status: 'todo' }
  await as(app, ada, 'POST', '/tasks/', [task])
  const table = strFromU8(filesOf(await download(ada))['tasks.csv'] ?? new Uint8Array())
  expect(table).toContain(`"'=HYPERLINK(""x"")"`)
})

test('another practitioner’s zip contains nothing of anybody else’s, not even shared templates', async () => {
  const ada = await givenPractitioner()
  const own = await givenEverything(app, db, ada, 'Unmistakable Zebra')
  await as(app, ada, 'PUT', `/templates/${own.template}/`, { is_shared: true })
  const files = filesOf(await download(await givenPractitioner()))
  const all = Object.entries(files).map(([path, bytes]) => path + strFromU8(bytes))
  expect(all.join('')).not.toContain('Zebra')
  for (const id of Object.values(own)) expect(all.join('')).not.toContain(id)
})

test('deleted audio is not included, and a part that does not exist is not found', async () => {
  const ada = await givenPractitioner()
  const own = await givenEverything(app, db, ada, 'Quiet')
  await givenSound(ada, own.recording)
  await asPractitioner(db, ada.id, (tx) =>
    tx.update(recordings).set({ audioDeletedAt: new Date() }),
  )
  const files = filesOf(await download(ada))
  expect(Object.keys(files).filter((path) => path.endsWith('.wav'))).toEqual([])
  const missing = await download(ada, '?part=2')
  expect([missing.statusCode, missing.json()]).toEqual([
    404,
    { detail: 'There is no such part.', code: 'NOT_FOUND' },
  ])
  expect((await download(ada, '?part=x')).statusCode).toBe(400)
  expect((await app.inject({ url: '/api/account/export/file' })).statusCode).toBe(401)
})

test('what does not fit into one zip continues in the next, with audio only, and none of it is lost', async () => {
  const ada = await givenPractitioner()
  const own = await givenEverything(app, db, ada, 'Long')
  await givenSound(ada, own.recording)
  const kept = await asPractitioner(db, ada.id, (tx) => listKeptSound(tx, ada.id))
  const second = AUDIO_SAMPLE_RATE_HZ
  const sound = planAudio(kept, { fileSamples: second, partSamples: 2 * second })
  expect(partsOf(sound)).toBe(2)
  const { signal } = new AbortController()
  const unzip = async (part: number) => {
    const options = { db, practitionerId: ada.id, sound, part, madeAt: new Date(), signal }
    return unzipSync(new Uint8Array(await buffer(zipFiles(listFiles(options)))))
  }
  const [first, next] = [await unzip(1), await unzip(2)]
  const wavs = (files: object) => Object.keys(files).filter((path) => path.endsWith('.wav'))
  expect(wavs(first)).toHaveLength(2)
  expect(Object.keys(next)).toEqual(wavs(next))
  const [tail] = wavs(next)
  expect(readWav(Buffer.from(next[tail ?? ''] ?? [])).samples).toEqual(SAMPLES.slice(2 * second))
})
