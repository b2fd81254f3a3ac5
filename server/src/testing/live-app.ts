import type { Recording } from '@chartwright/contract/recordings'
import type { Transcript } from '@chartwright/contract/transcript'
import { expect } from 'vitest'
import { as } from './as.ts'
import type { TestPractitioner } from './factories.ts'
import { connectLive, type LiveClient } from './live-client.ts'
import { testApp, type TestApp, type TestAppOptions } from './test-app.ts'
import { until } from './until.ts'

/** Somebody with a session to record. */
export interface Speaker extends TestPractitioner {
  readonly sessionId: string
}

export interface LiveApp extends TestApp {
  readonly address: string
  givenSpeaker(): Promise<Speaker>
  connect(speaker: Speaker, query?: Parameters<typeof connectLive>[1]): LiveClient
  recordingsOf(speaker: Speaker): Promise<Recording[]>
  /** Waits until every recording of the session is complete. */
  transcriptOf(speaker: Speaker): Promise<string>
}

/** The application on a real port. */
export async function liveApp(options: TestAppOptions): Promise<LiveApp> {
  const built = await testApp(options)
  const { app } = built
  const address = await app.listen({ port: 0 })
  const recordingsOf = async (speaker: Speaker): Promise<Recording[]> =>
    (await as(app, speaker, 'GET', `/api/recordings/${speaker.sessionId}`)).json()

  return {
    ...built,
    address,
    async givenSpeaker() {
      const practitioner = await built.givenPractitioner()
      const created = await as(app, practitioner, 'POST', '/sessions/', {})
      return { ...practitioner, sessionId: created.json<{ id: string }>().id }
    },
    connect: ({ sessionId, token }, query) =>
      connectLive(address, { session_id: sessionId, token, ...query }),
    recordingsOf,
    async transcriptOf(speaker) {
      await until(async () => {
        const states = (await recordingsOf(speaker)).map(({ state }) => state)
        expect(states).toEqual(states.map(() => 'complete'))
      })
      const found = await as(app, speaker, 'GET', `/transcript/${speaker.sessionId}`)
      return found.statusCode === 404 ? '' : found.json<Transcript>().text
    },
  }
}
