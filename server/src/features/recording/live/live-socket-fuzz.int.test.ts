import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scriptedStt } from '../../../providers/stt/scripted.ts'
import { FUZZ_SEED, SOCKET_RUNS } from '../../../testing/fuzz-runs.ts'
import { liveApp } from '../../../testing/live-app.ts'

const { app, connect, givenSpeaker, logged } = await liveApp({
  env: { RECORDING_CONNECTS_PER_MINUTE: '1000000' },
  speech: { stt: scriptedStt(['']), settings: { recheckMs: 50 } },
})

const frame = fc.oneof(
  fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json({ maxDepth: 2 }),
)

test('whatever a socket is sent, the server keeps running, and the next one is served', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 8 }), async (frames) => {
      const client = connect(await givenSpeaker())
      await client.untilStatus('connected')
      for (const data of frames) client.socket.send(data)
      client.socket.close(1_000, 'stop')
      const { code } = await client.closed
      expect(code).toSatisfy((closed: number) => closed === 1_000 || closed >= 4_000)
      expect((await app.inject({ url: '/auth/health' })).statusCode).toBe(200)
    }),
    { numRuns: SOCKET_RUNS, seed: FUZZ_SEED, endOnFailure: true },
  )
  expect(logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
})
