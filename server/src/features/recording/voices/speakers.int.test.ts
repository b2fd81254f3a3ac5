import type { Transcript } from '@chartwright/contract/transcript'
import { afterEach, expect, test, vi } from 'vitest'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { groupVoices } from '../../../providers/speakers/group-voices.ts'
import type { Speakers, SpokenPart } from '../../../providers/speakers/speakers.ts'
import { scriptedStt } from '../../../providers/stt/scripted.ts'
import { as } from '../../../testing/as.ts'
import { liveApp, type Speaker } from '../../../testing/live-app.ts'
import { joined, silence, speech } from '../../../testing/sound.ts'
import { until } from '../../../testing/until.ts'

const SIZE = 128
const RATE = 16_000

/** People differ as much as possible. */
const printOf = (person: number) =>
  Float32Array.from({ length: SIZE }, (_, at) => (at === person ? 1 : 0))

/** The parts of each segment, in the order in which segments are cut: [person, seconds]. */
let heard: [number, number][][] = []
let grouped: (number | null)[][] = []
let fails = false
const speakers: Speakers = {
  async cut(pcm) {
    if (fails) throw new Error('away')
    const parts = heard.shift() ?? []
    let from = 0
    return parts.map(([person, seconds], at): SpokenPart => {
      const to = at === parts.length - 1 ? pcm.length : from + seconds * RATE
      const part = { from, to, voice: { print: printOf(person), seconds } }
      from = to
      return part
    })
  },
  async group(voices) {
    if (fails) throw new Error('away')
    const groups = groupVoices(voices)
    grouped.push(groups)
    return groups
  },
  close: async () => undefined,
}
const stt = scriptedStt((pcm) => `said for ${String(Math.round(pcm.length / RATE))} s`)
const live = await liveApp({ speech: { stt, speakers, settings: { sweepMs: 200 } } })
const { app, db, givenSpeaker, connect, transcriptOf } = live

afterEach(() => {
  heard = []
  grouped = []
  fails = false
})

async function record(speaker: Speaker, sound: Int16Array) {
  const client = connect(speaker)
  await client.untilStatus('connected')
  client.send(sound)
  await client.untilStored(sound.length)
  return client
}

async function linesOf(speaker: Speaker): Promise<Transcript> {
  return (await as(app, speaker, 'GET', `/transcript/${speaker.sessionId}`)).json()
}

const say = (speaker: Speaker, { id }: Transcript, body: object) =>
  as(app, speaker, 'PUT', `/api/transcript/${id}/roles`, body)

const speakersOf = ({ segments }: Transcript) => segments.map(({ speaker }) => speaker)
const rolesOf = ({ segments }: Transcript) => segments.map(({ role }) => role)

const THREE = joined(speech(4), silence(1), speech(5), silence(1), speech(3))

test('a line is cut where the voice changes, and each part has its own times, words and speaker', async () => {
  heard = [
    [[1, 4]],
    [
      [2, 3],
      [1, 2],
    ],
    [[2, 3]],
  ]
  const ada = await givenSpeaker()
  const client = await record(ada, THREE)
  await client.stop()
  expect(await transcriptOf(ada)).toBe('said for 4 s\nsaid for 3 s\nsaid for 3 s\nsaid for 3 s')
  const transcript = await linesOf(ada)
  expect(speakersOf(transcript)).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1', 'Speaker 2'])
  const [, second, third] = transcript.segments
  expect(second?.end_ms).toBe(third?.start_ms)
  expect(third?.start_ms).toBe((second?.start_ms ?? 0) + 3_000)
  expect(transcript.segments.every(({ has_audio }) => has_audio)).toBe(true)
  expect(grouped.at(-1)).toEqual([0, 1, 0, 1])
})

test('a socket is notified when lines get their speakers, while it is still recording', async () => {
  heard = [[[1, 4]], [[2, 5]], [[1, 3]]]
  const ada = await givenSpeaker()
  const client = await record(ada, joined(THREE, silence(5)))
  await client.untilStatus('speakers')
  await until(async () => {
    expect(speakersOf(await linesOf(ada))).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1'])
  })
  await client.stop()
  await transcriptOf(ada)
})

test('naming a voice applies to all of its lines, including later ones', async () => {
  heard = [[[1, 4]], [[2, 5]], [[1, 3]]]
  const ada = await givenSpeaker()
  await (await record(ada, THREE)).stop()
  await transcriptOf(ada)
  const before = await linesOf(ada)
  const segment_id = before.segments[0]?.id ?? ''
  const named = await say(ada, before, { scope: 'name', segment_id, name: ' Mrs. Lee ' })
  expect(speakersOf(named.json())).toEqual(['Mrs. Lee', 'Speaker 2', 'Mrs. Lee'])
  await say(ada, before, { scope: 'speaker', segment_id, role: 'other' })

  heard = [[[1, 4]], [[2, 5]], [[3, 3]]]
  await (await record(ada, THREE)).stop()
  await transcriptOf(ada)
  const after = await linesOf(ada)
  expect(speakersOf(after)).toEqual([
    'Mrs. Lee',
    'Speaker 2',
    'Mrs. Lee',
    'Mrs. Lee',
    'Speaker 2',
    'Speaker 3',
  ])
  expect(rolesOf(after)[3]).toBe('other')
  expect(after.segments.map((line) => line.is_role_set).slice(0, 4)).toEqual([
    true,
    false,
    true,
    true,
  ])
  const back = await say(ada, before, { scope: 'name', segment_id, name: null })
  expect(speakersOf(back.json())[0]).toBe('Speaker 1')
})

test('two voices that are given the same name are one person', async () => {
  heard = [[[1, 4]], [[2, 5]], [[3, 3]]]
  const ada = await givenSpeaker()
  await (await record(ada, THREE)).stop()
  await transcriptOf(ada)
  const lines = await linesOf(ada)
  for (const { id: segment_id } of lines.segments.slice(1)) {
    await say(ada, lines, { scope: 'name', segment_id, name: 'Ben' })
  }
  const segment_id = lines.segments[1]?.id ?? ''
  const changed = await say(ada, lines, { scope: 'speaker', segment_id, role: 'patient' })
  expect(rolesOf(changed.json())).toEqual([expect.anything(), 'patient', 'patient'])
})

test('with a single voice, or voices that cannot be separated, lines are labelled by their words', async () => {
  heard = [[[1, 4]], [[1, 5]], [[1, 3]]]
  const ada = await givenSpeaker()
  await (await record(ada, THREE)).stop()
  await transcriptOf(ada)
  expect(speakersOf(await linesOf(ada))).toEqual([null, null, null])
})

test('voices that cannot be identified hold nothing up', async () => {
  fails = true
  const ada = await givenSpeaker()
  await (await record(ada, THREE)).stop()
  expect(await transcriptOf(ada)).toBe('said for 4 s\nsaid for 6 s\nsaid for 3 s')
  expect(speakersOf(await linesOf(ada))).toEqual([null, null, null])
})

test('a recording is complete once its last lines have their speakers, and not before', async () => {
  heard = [[[1, 4]], [[2, 5]], [[1, 3]]]
  const ada = await givenSpeaker()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const { group } = speakers
  const spy = vi.spyOn(speakers, 'group').mockImplementation(async (voices) => {
    if (voices.length === 3) await held
    return group(voices)
  })
  const client = await record(ada, THREE)
  await client.stop()
  await until(async () => {
    expect((await linesOf(ada)).segments).toHaveLength(3)
  })
  expect(await live.recordingsOf(ada)).toMatchObject([{ state: 'ended' }])
  release()
  await transcriptOf(ada)
  expect(speakersOf(await linesOf(ada))).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1'])
  spy.mockRestore()
})

test('voice prints are deleted with the audio', async () => {
  heard = [[[1, 4]], [[2, 5]], [[1, 3]]]
  const ada = await givenSpeaker()
  await (await record(ada, THREE)).stop()
  await transcriptOf(ada)
  const count = () =>
    asPractitioner(db, ada.id, async (tx) => {
      const found = await tx.execute(
        'select id from recording_segments where voice_print is not null',
      )
      return found.rowCount
    })
  expect(await count()).toBe(3)
  await asPractitioner(db, ada.id, (tx) =>
    tx.execute(`update recordings set completed_at = now() - interval '8 days'`),
  )
  await until(async () => {
    expect(await count()).toBe(0)
  })
  expect(speakersOf(await linesOf(ada))).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1'])
})

test('another practitioner’s voice and a line without one cannot be named', async () => {
  heard = [[[1, 4]], [[2, 5]], [[1, 3]]]
  const [ada, eve] = [await givenSpeaker(), await givenSpeaker()]
  await (await record(ada, THREE)).stop()
  await transcriptOf(ada)
  const lines = await linesOf(ada)
  const segment_id = lines.segments[0]?.id ?? ''
  const body = { session_id: eve.sessionId, text: 'SPEAKER_01: Hm.' }
  const pasted = (await as(app, eve, 'POST', '/api/transcript', body)).json<Transcript>()
  const typed = pasted.segments[0]?.id ?? ''
  const refused = [
    await say(eve, lines, { scope: 'name', segment_id, name: 'Eve' }),
    await say(eve, pasted, { scope: 'name', segment_id, name: 'Eve' }),
    await say(eve, pasted, { scope: 'name', segment_id: typed, name: 'Eve' }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  const empty = await say(ada, lines, { scope: 'name', segment_id, name: '  ' })
  expect(empty.statusCode).toBe(400)
  expect(speakersOf(await linesOf(ada))[0]).toBe('Speaker 1')
})
