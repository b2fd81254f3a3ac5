import type { Note } from '@chartwright/contract/notes'
import type { Transcript } from '@chartwright/contract/transcript'
import { afterEach, expect, test } from 'vitest'
import { scriptedStt, type ScriptedAnswer } from '../../../providers/stt/scripted.ts'
import { SttError } from '../../../providers/stt/stt.ts'
import type { SpeechToText } from '../../../providers/stt/stt.ts'
import { as } from '../../../testing/as.ts'
import { liveApp, type Speaker } from '../../../testing/live-app.ts'
import { joined, silence, speech } from '../../../testing/sound.ts'
import { until } from '../../../testing/until.ts'

type Answer = (seconds: number, call: number) => ScriptedAnswer | Promise<ScriptedAnswer>

const FIRST = 'Heart rate is 610 today.'
const AGAIN = 'Heart rate is 62 today.'
const SURE = 'She sleeps well at night.'

/** Four seconds are doubtful, two are not. */
const hearFirst: Answer = (seconds) =>
  seconds >= 4 ? { text: FIRST, confidence: 0.8 } : { text: SURE, confidence: 0.97 }
const hearAgain: Answer = () => ({ text: AGAIN, confidence: 0.85 })
let answer = hearAgain
const heard: { seconds: number; vocabulary: readonly string[] }[] = []
const scripted = scriptedStt((pcm) => answer(Math.round(pcm.length / 16_000), heard.length - 1))
const second: SpeechToText = {
  ...scripted,
  async transcribe(pcm, options) {
    heard.push({ seconds: Math.round(pcm.length / 16_000), vocabulary: options.vocabulary ?? [] })
    return scripted.transcribe(pcm, options)
  },
}

const live = await liveApp({
  speech: {
    stt: scriptedStt((pcm) => hearFirst(Math.round(pcm.length / 16_000), 0)),
    second: { stt: second, mode: 'auto' },
    settings: { retryMs: 20, reclaimMs: 200, sweepMs: 200, audioRetentionDays: 0 },
  },
  settings: { bodyLimitBytes: 4_194_304 },
})
const { app, owner, givenSpeaker, connect, recordingsOf, transcriptOf } = live

afterEach(() => {
  answer = hearAgain
  heard.length = 0
})

const two = joined(speech(4), silence(1), speech(1), silence(5))

async function record(speaker: Speaker, sound: Int16Array): Promise<void> {
  const client = connect(speaker)
  await client.untilStatus('connected')
  client.send(sound)
  await client.untilStored(sound.length)
  await client.stop()
  await transcriptOf(speaker)
}

const read = async (speaker: Speaker): Promise<Transcript> =>
  (await as(app, speaker, 'GET', `/transcript/${speaker.sessionId}`)).json()

const waitingOf = async (speaker: Speaker): Promise<number> =>
  (await recordingsOf(speaker)).reduce((sum, each) => sum + each.second_hearing_tasks, 0)

async function untilHeardAgain(speaker: Speaker): Promise<Transcript> {
  await until(async () => expect(await waitingOf(speaker)).toBe(0))
  return read(speaker)
}

/** Answers the second hearing once it is released. */
function held() {
  let release: (heard: ScriptedAnswer) => void = () => undefined
  const given = new Promise<ScriptedAnswer>((resolve) => {
    release = resolve
  })
  answer = () => given
  return { release }
}

test('a doubtful line is heard again, and keeps its id, its time and its first text', async () => {
  const ada = await givenSpeaker()
  const { release } = held()
  await record(ada, two)
  const before = await read(ada)
  expect(await waitingOf(ada)).toBe(1)
  release({ text: AGAIN, confidence: 0.85 })
  const after = await untilHeardAgain(ada)
  expect(after.text).toBe(`${AGAIN}\n${SURE}`)
  expect(after.segments).toMatchObject([
    { id: before.segments[0]?.id, start_ms: 0, text: AGAIN, heard_first: FIRST },
    { id: before.segments[1]?.id, text: SURE, heard_first: null },
  ])
  expect(heard).toHaveLength(1)
  expect(new Date(after.updated_at) > new Date(before.updated_at)).toBe(true)
})

test('a line that a person has corrected in the meantime keeps the correction', async () => {
  const ada = await givenSpeaker()
  const { release } = held()
  await record(ada, two)
  const { id, text } = await read(ada)
  const corrected = text.replace('610', '61')
  await as(app, ada, 'PUT', `/api/transcript/${id}`, { text: corrected })
  release({ text: AGAIN, confidence: 0.99 })
  expect((await untilHeardAgain(ada)).text).toBe(corrected)
})

test('a correction that keeps the line’s id is not overwritten either', async () => {
  const ada = await givenSpeaker()
  const { release } = held()
  await record(ada, two)
  const [line] = (await read(ada)).segments
  await owner.pool.query(`alter table transcript_segments no force row level security`)
  await owner.pool.query(`update transcript_segments set text = 'By hand.' where id = $1`, [
    line?.id,
  ])
  await owner.pool.query(`alter table transcript_segments force row level security`)
  release({ text: AGAIN, confidence: 0.99 })
  expect((await untilHeardAgain(ada)).segments[0]).toMatchObject({
    text: 'By hand.',
    heard_first: null,
  })
})

test('a second hearing that is no better leaves the line unchanged', async () => {
  answer = () => ({ text: 'Thank you.', confidence: 0.3 })
  const ada = await givenSpeaker()
  await record(ada, two)
  const { segments } = await untilHeardAgain(ada)
  expect(segments[0]).toMatchObject({ text: FIRST, heard_first: null })
})

test('a recogniser that is unavailable is retried, and one that refuses is not', async () => {
  answer = (_, call) => (call < 2 ? new SttError('away') : { text: AGAIN, confidence: 0.9 })
  const ada = await givenSpeaker()
  await record(ada, two)
  expect((await untilHeardAgain(ada)).text).toContain(AGAIN)
  answer = () => new SttError('never', { isLasting: true })
  const bob = await givenSpeaker()
  await record(bob, two)
  expect((await untilHeardAgain(bob)).text).toContain(FIRST)
})

test('a note says that it was written before the second hearing, until it is rewritten', async () => {
  const ada = await givenSpeaker()
  const { release } = held()
  await record(ada, two)
  const templates = (await as(app, ada, 'GET', '/templates/')).json<{ id: string }[]>()
  const ask = { template_id: templates[0]?.id }
  const generate = `/notes/generate/${ada.sessionId}`
  const note = (await as(app, ada, 'POST', generate, ask)).json<Note>()
  expect(note.before_second_hearing).toBe(false)
  release({ text: AGAIN, confidence: 0.85 })
  await untilHeardAgain(ada)
  const early = (await as(app, ada, 'GET', `/notes/${note.id}`)).json<Note>()
  expect(early).toMatchObject({ before_second_hearing: true, version: note.version })
  const again = await as(app, ada, 'POST', generate, { ...ask, note_id: note.id })
  expect(again.json()).toMatchObject({ id: note.id, before_second_hearing: false })
})

test('audio due for immediate deletion is kept until its second hearing', async () => {
  const ada = await givenSpeaker()
  const { release } = held()
  await record(ada, two)
  const audible = async () => (await read(ada)).segments.map((line) => line.has_audio)
  await until(() => expect(heard).toHaveLength(1))
  expect(await audible()).toEqual([true, true])
  release({ text: AGAIN, confidence: 0.85 })
  await untilHeardAgain(ada)
  await until(async () => expect(await audible()).toEqual([false, false]))
})

test('drugs that were named are passed to the second hearing as likely words', async () => {
  const ada = await givenSpeaker()
  const text = 'She takes lisinopril.'
  await as(app, ada, 'POST', '/api/transcript', { session_id: ada.sessionId, text })
  await record(ada, two)
  await untilHeardAgain(ada)
  expect(heard[0]?.vocabulary).toEqual(['lisinopril'])
})
