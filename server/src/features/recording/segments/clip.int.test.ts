import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import type { Transcript, TranscriptSegment } from '@chartwright/contract/transcript'
import { expect, test } from 'vitest'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { newId } from '../../../lib/ids.ts'
import { scriptedStt } from '../../../providers/stt/scripted.ts'
import { as } from '../../../testing/as.ts'
import { liveApp, type Speaker } from '../../../testing/live-app.ts'
import { joined, silence, speech } from '../../../testing/sound.ts'
import { readWav } from '../../../testing/wav.ts'
import { deleteAudio } from '../recordings.queries.ts'

const live = await liveApp({
  speech: { stt: scriptedStt(() => 'Ana Maria coughs.'), settings: { audioRetentionDays: 1 } },
})
const { app, db, givenSpeaker, connect, transcriptOf, recordingsOf } = live

const SOUND = joined(speech(4, 7), silence(1), speech(1, 8))

async function givenLines(speaker: Speaker): Promise<TranscriptSegment[]> {
  const client = connect(speaker)
  await client.untilStatus('connected')
  client.send(SOUND)
  await client.untilStored(SOUND.length)
  await client.stop()
  await transcriptOf(speaker)
  return linesOf(speaker)
}

async function linesOf(speaker: Speaker): Promise<TranscriptSegment[]> {
  const found = await as(app, speaker, 'GET', `/transcript/${speaker.sessionId}`)
  return found.json<Transcript>().segments
}

const clipOf = (speaker: Speaker, lineId: string | undefined) =>
  as(app, speaker, 'GET', `/api/transcript/segments/${String(lineId)}/audio`)

test('a line plays back as it was recorded, at its own times, and is not cached on the way', async () => {
  const ada = await givenSpeaker()
  const [first, second] = await givenLines(ada)
  expect([first?.has_audio, second?.has_audio]).toEqual([true, true])
  const clip = await clipOf(ada, second?.id)
  expect(clip.statusCode).toBe(200)
  expect(clip.headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'no-store' })
  const { samples, rateHz } = readWav(clip.rawPayload)
  expect(rateHz).toBe(AUDIO_SAMPLE_RATE_HZ)
  expect(second?.start_ms).toBeGreaterThan(4_000)
  const padding = samples.findIndex((sample) => sample !== 0)
  expect(padding / rateHz).toBeCloseTo(5 - (second?.start_ms ?? 0) / 1_000, 2)
  const said = 5 * rateHz
  expect(samples.subarray(padding, padding + 9)).toEqual(SOUND.subarray(said, said + 9))
  expect(readWav((await clipOf(ada, first?.id)).rawPayload).samples.length).toBeGreaterThan(
    4 * rateHz,
  )
  expect(live.logged.join('')).not.toContain('Ana Maria')
})

test('a line that was split or merged plays back with all of its audio', async () => {
  const ada = await givenSpeaker()
  const [first, second] = await givenLines(ada)
  const { id } = (await as(app, ada, 'GET', `/transcript/${ada.sessionId}`)).json<Transcript>()
  const edit = (body: object) => as(app, ada, 'PUT', `/api/transcript/${id}/lines`, body)
  const lengthOf = async (lineId: string | undefined) =>
    readWav((await clipOf(ada, lineId)).rawPayload).samples.length
  const lengths = [await lengthOf(first?.id), await lengthOf(second?.id)] as const
  await edit({ act: 'split', segment_id: second?.id, was: second?.text, first_words: 1 })
  const [, , half] = await linesOf(ada)
  expect(half).toMatchObject({ text: 'Maria coughs.', has_audio: true })
  expect(await lengthOf(half?.id)).toBe(lengths[1])
  await edit({ act: 'merge', segment_id: first?.id, was: first?.text, next_was: 'Ana' })
  const [whole] = await linesOf(ada)
  expect(whole).toMatchObject({ id: first?.id, has_audio: true })
  expect(await lengthOf(whole?.id)).toBe(lengths[0] + lengths[1])
})

test('another practitioner hears nothing, and gets the same answer as for a missing line', async () => {
  const ada = await givenSpeaker()
  const stranger = await givenSpeaker()
  const [line] = await givenLines(ada)
  const refused = [await clipOf(stranger, line?.id), await clipOf(ada, newId())]
  for (const { statusCode, json } of refused) {
    expect([statusCode, json()]).toEqual([404, { detail: 'Line not found.', code: 'NOT_FOUND' }])
  }
  expect((await clipOf(ada, 'x')).statusCode).toBe(400)
  const nobody = await app.inject({ url: `/api/transcript/segments/${String(line?.id)}/audio` })
  expect(nobody.statusCode).toBe(401)
})

test('typed text has no audio', async () => {
  const ada = await givenSpeaker()
  const body = { session_id: ada.sessionId, text: 'Typed.' }
  const created = await as(app, ada, 'POST', '/api/transcript', body)
  const [line] = created.json<Transcript>().segments
  expect(line?.has_audio).toBe(false)
  const clip = await clipOf(ada, line?.id)
  expect([clip.statusCode, clip.json()]).toEqual([
    404,
    { detail: 'This line was not recorded.', code: 'NOT_FOUND' },
  ])
})

test('deleted audio is gone, and the line says so', async () => {
  const ada = await givenSpeaker()
  const [line] = await givenLines(ada)
  const [recording] = await recordingsOf(ada)
  await asPractitioner(db, ada.id, (tx) =>
    deleteAudio(tx, { id: recording?.id ?? '', practitionerId: ada.id }),
  )
  const clip = await clipOf(ada, line?.id)
  expect([clip.statusCode, clip.json()]).toEqual([
    404,
    { detail: 'The sound of this line has been deleted.', code: 'NOT_FOUND' },
  ])
  expect((await linesOf(ada)).map(({ has_audio }) => has_audio)).toEqual([false, false])
})
