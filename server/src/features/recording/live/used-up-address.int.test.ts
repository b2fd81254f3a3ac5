import { expect, test } from 'vitest'
import { scriptedStt } from '../../../providers/stt/scripted.ts'
import { as } from '../../../testing/as.ts'
import { liveApp } from '../../../testing/live-app.ts'
import { connectLive } from '../../../testing/live-client.ts'

const { address, app, givenSpeaker } = await liveApp({
  speech: { stt: scriptedStt(['']) },
  settings: { rateLimits: { windowS: 60, addressPoints: 3, practitionerPoints: 100 } },
})

test('anonymous sockets exhaust their address’s limit, and a signed-in practitioner can still record', async () => {
  const { sessionId: session_id, token, ...ada } = await givenSpeaker()
  const codes = []
  for (let i = 0; i < 5; i++) {
    codes.push((await connectLive(address, { session_id, token: 'x' }).closed).code)
  }
  expect(codes).toEqual([4401, 4401, 4401, 1008, 1008])

  const ticketed = await as(app, { ...ada, token }, 'POST', '/api/call/ticket', { session_id })
  const { ticket } = ticketed.json<{ ticket: string }>()
  for (const proof of [{ token }, { ticket }]) {
    const client = connectLive(address, { session_id, ...proof })
    await client.untilStatus('connected')
    client.socket.close()
    await client.closed
  }
})
