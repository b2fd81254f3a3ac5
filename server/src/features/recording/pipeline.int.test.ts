import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import type { Recording } from '@chartwright/contract/recordings'
import type { Transcript } from '@chartwright/contract/transcript'
import { expect, test, vi } from 'vitest'
import { scriptedStt } from '../../providers/stt/scripted.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { connectLive } from '../../testing/live-client.ts'
import { joined, silence, speech } from '../../testing/sound.ts'
import { testApp } from '../../testing/test-app.ts'

const stt = scriptedStt(
  (pcm, call) => `line ${String(call)} of ${String(Math.round(pcm.length / 16_000))} s`,
)
const { app, givenPractitioner } = await testApp({ speech: { stt } })
const address = await app.listen({ port: 0 })

async function givenSession(practitioner: TestPractitioner): Promise<string> {
  return (await as(app, practitioner, 'POST', '/sessions/', {})).json<{ id: string }>().id
}

async function listRecordings(ada: TestPractitioner, sessionId: string): Promise<Recording[]> {
  return (await as(app, ada, 'GET', `/api/recordings/${sessionId}`)).json()
}

test('what is said is told while it is said, and is the transcript after the stop', async () => {
  const ada = await givenPractitioner()
  const session_id = await givenSession(ada)
  const client = connectLive(address, { session_id, token: ada.token })
  const { recording_id } = await client.untilStatus('connected')
  const first = joined(speech(3.5), silence(1), speech(1))
  client.send(first)
  await client.until((message) => message.type === 'transcription')
  await client.untilStored(first.length)
  await client.stop()
  await vi.waitFor(async () => {
    expect(await listRecordings(ada, session_id)).toMatchObject([
      { id: recording_id, state: 'complete', received_samples: first.length },
    ])
  }, 10_000)
  const transcript = (await as(app, ada, 'GET', `/transcript/${session_id}`)).json<Transcript>()
  expect(transcript.text).toBe('line 0 of 4 s\nline 1 of 1 s')
  expect(transcript.segments).toHaveLength(2)
  expect(AUDIO_SAMPLE_RATE_HZ).toBe(44_100)
})
