import type { LiveMessage } from '@chartwright/contract/live-socket'
import type { Transcript } from '@chartwright/contract/transcript'
import { afterEach, expect, test } from 'vitest'
import { scriptedStt, type ScriptedAnswer } from '../../../providers/stt/scripted.ts'
import { as } from '../../../testing/as.ts'
import { liveApp, type Speaker } from '../../../testing/live-app.ts'
import type { LiveClient } from '../../../testing/live-client.ts'
import { joined, silence, speech } from '../../../testing/sound.ts'
import { until } from '../../../testing/until.ts'

type Partial = Extract<LiveMessage, { type: 'partial' }>
type Answer = (seconds: number, call: number) => ScriptedAnswer | Promise<ScriptedAnswer>

const lengthOf: Answer = (seconds) => `said for ${String(seconds)} s`
let answer = lengthOf
let calls = 0
const stt = scriptedStt((pcm) => answer(Math.round(pcm.length / 16_000), calls++))
const { app, owner, logged, givenSpeaker, connect, transcriptOf } = await liveApp({
  speech: { stt, settings: { interimMs: 20 } },
})

afterEach(() => {
  answer = lengthOf
  calls = 0
})

const isPartial = (message: LiveMessage): message is Partial => message.type === 'partial'
const partialsOf = ({ messages }: LiveClient) => messages.filter(isPartial)

async function begin(speaker: Speaker): Promise<LiveClient> {
  const client = connect(speaker)
  await client.untilStatus('connected')
  return client
}

test('speech in progress is shown before its line is ready, and its line replaces it', async () => {
  const ada = await givenSpeaker()
  const client = await begin(ada)
  client.send(joined(silence(1), speech(2)))
  const first = await client.until(isPartial)
  expect(first.text).toMatch(/^said for/)
  expect(client.texts()).toEqual([])
  client.send(joined(speech(2), silence(1)))
  const line = await client.until((message) => message.type === 'transcription')
  expect(line).toMatchObject({ text: 'said for 5 s', segment: { start_ms: first.start_ms } })
  await until(() => {
    const last = partialsOf(client).at(-1)
    expect(last).toEqual({ type: 'partial', text: '', start_ms: first.start_ms })
  })
  await client.stop()
  expect(await transcriptOf(ada)).toBe('said for 5 s')
})

test('interim text is neither stored nor logged', async () => {
  answer = (_, call) => (call === 0 ? 'a passing word' : 'what stands')
  const ada = await givenSpeaker()
  const client = await begin(ada)
  client.send(speech(2))
  expect((await client.until(isPartial)).text).toBe('a passing word')
  await client.stop()
  expect(await transcriptOf(ada)).toBe('what stands')
  const found = await as(app, ada, 'GET', `/transcript/${ada.sessionId}`)
  expect(found.json<Transcript>().segments).toHaveLength(1)
  const { rows } = await owner.pool.query('select * from recording_segments')
  expect(JSON.stringify(rows)).not.toContain('passing')
  expect(logged.join('')).not.toContain('passing')
})

test('interim text that comes to nothing is withdrawn', async () => {
  answer = (seconds) => (seconds > 3 ? '' : 'a noise')
  const ada = await givenSpeaker()
  const client = await begin(ada)
  client.send(speech(2))
  const { start_ms } = await client.until(isPartial)
  client.send(joined(speech(2), silence(1)))
  await client.until(
    (message): message is Partial =>
      isPartial(message) && message.text === '' && message.start_ms === start_ms,
  )
  expect(client.texts()).toEqual([])
})

test('text that the recogniser is unsure of is not shown before it is final', async () => {
  answer = () => ({ text: 'Bing', confidence: 0.48 })
  const ada = await givenSpeaker()
  const client = await begin(ada)
  client.send(speech(2))
  await until(() => {
    expect(calls).toBe(1)
  })
  client.send(joined(speech(2), silence(1)))
  await client.until((message) => message.type === 'transcription')
  expect(partialsOf(client)).toEqual([])
})

test('words that a recogniser makes up for noise are not shown, as they make no line', async () => {
  answer = () => ({ text: 'no '.repeat(60).trim(), confidence: 0.9 })
  const ada = await givenSpeaker()
  const client = await begin(ada)
  client.send(speech(2))
  await until(() => {
    expect(calls).toBe(1)
  })
  client.send(speech(1))
  // The second attempt starts after the first has been sent or dropped.
  await until(() => {
    expect(calls).toBe(2)
  })
  await client.stop()
  expect([await transcriptOf(ada), partialsOf(client)]).toEqual(['', []])
})

test('no interim text is recognised while a segment waits for the recogniser', async () => {
  let release: (text: string) => void = () => undefined
  const held = new Promise<string>((resolve) => (release = resolve))
  answer = (seconds) => (seconds === 4 ? held : lengthOf(seconds, 0))
  const ada = await givenSpeaker()
  const client = await begin(ada)
  client.send(joined(speech(4), silence(1)))
  await until(() => {
    expect(calls).toBeGreaterThan(0)
  })
  const before = calls
  client.send(speech(2))
  await client.untilStored(7 * 44_100)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect([calls, partialsOf(client)]).toEqual([before, []])
  release('the first line')
  await client.until((message) => message.type === 'transcription')
  expect((await client.until(isPartial)).text).toBe('said for 2 s')
})
