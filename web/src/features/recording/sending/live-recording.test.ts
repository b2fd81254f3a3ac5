import { recordingsApi } from '@chartwright/contract/recordings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeSession } from '../../../lib/account/auth-store.ts'
import { FakeApi, Refusal } from '../../../testing/fake-api.ts'
import { tokenOf } from '../../../testing/sessions.ts'
import { isDelivered } from './live-recording.ts'

const SESSION = '00000000-0000-4000-8000-000000000001'
const RECORDING = '00000000-0000-4000-8000-000000000003'

beforeEach(() => {
  vi.useFakeTimers()
  const api = new FakeApi().on(recordingsApi.list, () => {
    throw new Refusal('NOT_FOUND')
  })
  vi.stubGlobal('fetch', api.fetch)
})
afterEach(() => vi.useRealTimers())

async function isDeliveredFor(practitionerId: string): Promise<boolean> {
  const answer = isDelivered(practitionerId, SESSION, RECORDING, 44_100)
  await vi.runAllTimersAsync()
  return answer
}

test('the audio of a session that its owner deleted is not kept', async () => {
  writeSession({ token: tokenOf('ana') })
  expect(await isDeliveredFor('ana')).toBe(true)
})

test('it is hidden from somebody who signed in in the meantime, and kept for its owner', async () => {
  writeSession({ token: tokenOf('eve') })
  expect(await isDeliveredFor('ana')).toBe(false)
})
