import { describe, expect, test } from 'vitest'
import { scriptedStt } from '../../../providers/stt/scripted.ts'
import { liveApp } from '../../../testing/live-app.ts'
import { speech } from '../../../testing/sound.ts'

const SECOND = 44_100
const stt = scriptedStt(['the patient coughs'])
const patient = await liveApp({ speech: { stt, settings: { pingMs: 500 } } })
const hasty = await liveApp({
  url: patient.url,
  speech: { stt, settings: { pingMs: 500, idleMs: 2_000 } },
})

describe('a silent socket', () => {
  test('stays open while its client answers', async () => {
    const { socket, untilStatus, stop } = patient.connect(await patient.givenSpeaker())
    await untilStatus('connected')
    for (let pings = 0; pings < 3; pings += 1) {
      await new Promise((resolve) => socket.once('ping', resolve))
    }
    expect(socket.readyState).toBe(socket.OPEN)
    await stop()
  })

  test('is terminated when its client stops answering, and its recording continues elsewhere', async () => {
    const ada = await patient.givenSpeaker()
    const lost = patient.connect(ada)
    const { recording_id } = await lost.untilStatus('connected')
    lost.send(speech(1))
    await lost.untilStored(SECOND)
    // As with a closed laptop: the connection is up, but nobody is there.
    lost.socket.pong = () => undefined
    expect(await lost.closed).toMatchObject({ code: 1006 })

    const next = patient.connect(ada, { recording_id, from_sample: SECOND })
    expect(await next.untilStatus('connected')).toMatchObject({ received_samples: SECOND })
    await next.stop()
    expect(await patient.transcriptOf(ada)).toBe('the patient coughs')
  })

  test('is closed after a long time, and what was said before is kept', async () => {
    const ada = await hasty.givenSpeaker()
    const client = hasty.connect(ada)
    const { recording_id } = await client.untilStatus('connected')
    client.send(speech(1))
    expect(await client.closed).toEqual({ code: 4408, reason: 'Nothing was sent for a long time.' })

    const next = patient.connect(ada, { recording_id, from_sample: SECOND })
    expect(await next.untilStatus('connected')).toMatchObject({ received_samples: SECOND })
    await next.stop()
    expect(await patient.transcriptOf(ada)).toBe('the patient coughs')
  })
})
