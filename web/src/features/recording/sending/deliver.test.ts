import { CLOSE, STOP_REASON, type LiveMessage } from '@chartwright/contract/live-socket'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/http/api-error.ts'
import { memorySource } from './audio-sources.ts'
import { makeDelivery, type DeliveryOptions } from './deliver.ts'
import type { AudioSource } from './keep-audio.ts'
import { ConnectError, type SocketWish } from './live-socket.ts'

const RECORDING = '00000000-0000-4000-8000-000000000001'
const LENGTH = 200_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Counts by position as the server does, and can be disconnected at any moment. */
class FakeServer {
  received = new Int16Array(LENGTH)
  receivedTo = 0
  wishes: SocketWish[] = []
  closed: [number, string | undefined][] = []
  refusal: Error | undefined
  /** Opens, and sends nothing. */
  isSilent = false
  #wish: SocketWish | undefined

  open = async (wish: SocketWish) => {
    this.wishes.push(wish)
    if (this.refusal) throw this.refusal
    this.#wish = wish
    let position = wish.resume?.fromSample ?? 0
    let isOpen = true
    queueMicrotask(() => {
      if (!this.isSilent) this.say('connected')
    })
    return {
      bufferedBytes: 0,
      get isOpen() {
        return isOpen
      },
      send: (frame: Uint8Array<ArrayBuffer>) => {
        if (this.isSilent) return
        const samples = new Int16Array(frame.buffer)
        this.received.set(samples, position)
        position += samples.length
        this.receivedTo = Math.max(this.receivedTo, position)
      },
      close: (code: number, reason?: string) => {
        isOpen = false
        this.closed.push([code, reason])
        queueMicrotask(() => wish.onClose(code, reason ?? ''))
      },
    }
  }
  say(message: 'connected' | 'ack'): void {
    const status = { type: 'status', received_samples: this.receivedTo } as const
    const said: LiveMessage =
      message === 'ack'
        ? { ...status, message }
        : { ...status, message, recording_id: RECORDING, audio_retention_days: 7 }
    this.#wish?.onMessage(said)
  }
  cut(code = 1006): void {
    this.#wish?.onClose(code, '')
  }
}

function given(server: FakeServer, more: Partial<DeliveryOptions> = {}) {
  const all = Int16Array.from({ length: LENGTH }, (_, index) => index % 30_000)
  const onLost = vi.fn()
  const onClosed = vi.fn()
  const delivery = makeDelivery({
    sessionId: 's1',
    source: memorySource(all, () => undefined),
    openSocket: server.open,
    onMessage: () => undefined,
    onLost,
    onClosed,
    ...more,
  })
  return { all, delivery, onLost, onClosed }
}

/** Much faster than toEqual. */
const isSame = (one: Int16Array, other: Int16Array): boolean =>
  one.length === other.length && one.every((sample, index) => sample === other[index])

/** Long enough for everything that needs no reconnect. */
const settle = () => vi.advanceTimersByTimeAsync(300)

test('everything arrives, and the end is the practitioner’s stop', async () => {
  const server = new FakeServer()
  const { all, delivery } = given(server)
  await delivery.open()
  await delivery.finish(LENGTH)
  expect(isSame(server.received, all)).toBe(true)
  expect(server.closed).toEqual([[CLOSE.normal, STOP_REASON]])
})

test('after a disconnect it continues from the first unacknowledged sample, in the same recording', async () => {
  const server = new FakeServer()
  const { all, delivery, onLost } = given(server)
  await delivery.open()
  await settle()
  server.receivedTo = 70_001
  server.say('ack')
  await settle()
  server.received.fill(-1, 70_001)
  server.cut()
  expect(onLost).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(server.wishes[1]?.resume).toEqual({ recordingId: RECORDING, fromSample: 70_001 })
  await delivery.finish(LENGTH)
  expect(isSame(server.received, all)).toBe(true)
})

test('audio that the server has completely, unknown to a reloaded page, is ended immediately', async () => {
  const server = new FakeServer()
  server.receivedTo = LENGTH
  let kept: Int16Array | undefined = new Int16Array(LENGTH)
  const source: AudioSource = {
    firstSample: () => (kept ? 0 : LENGTH),
    read: async (from) => kept && { from, samples: kept.subarray(from) },
    acknowledge: () => {
      kept = undefined
    },
  }
  const { delivery } = given(server, { source, recordingId: RECORDING, isPatient: true })
  const finished = delivery.finish(LENGTH)
  await delivery.open()
  await settle()
  await finished
  expect(server.closed).toEqual([[CLOSE.normal, STOP_REASON]])
})

test('an unavailable server is retried, less and less often', async () => {
  const server = new FakeServer()
  const { delivery } = given(server)
  await delivery.open()
  await settle()
  server.refusal = new ConnectError('gone', 1006)
  server.cut()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.wishes.length).toBeGreaterThan(4)
  expect(server.wishes.length).toBeLessThan(15)
})

test('no more than 30 s are in flight without an acknowledgement', async () => {
  const server = new FakeServer()
  const all = new Int16Array(100 * 44_100)
  const { delivery } = given(server, { source: memorySource(all, () => undefined) })
  server.received = new Int16Array(all.length)
  await delivery.open()
  await settle()
  expect(server.receivedTo).toBeLessThan(32 * 44_100)
  server.say('ack')
  await settle()
  expect(server.receivedTo).toBeGreaterThan(55 * 44_100)
})

test.each([CLOSE.rateLimited, CLOSE.notFound, CLOSE.tooLong, CLOSE.normal])(
  'close code %i is final: nothing is retried',
  async (code) => {
    const server = new FakeServer()
    const { delivery, onClosed } = given(server)
    await delivery.open()
    await settle()
    server.cut(code)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onClosed).toHaveBeenCalledExactlyOnceWith(code)
    expect(server.wishes).toHaveLength(1)
  },
)

test('the first failure is reported to the caller; a patient delivery retries by itself', async () => {
  const server = new FakeServer()
  server.refusal = new ApiError('away', { status: 0 })
  await expect(given(server).delivery.open()).rejects.toThrow('away')
  const { delivery, all } = given(server, { isPatient: true })
  const finished = delivery.finish(LENGTH)
  await delivery.open()
  server.refusal = undefined
  await vi.advanceTimersByTimeAsync(20_000)
  await finished
  expect(isSame(server.received, all)).toBe(true)
})

test('audio that is lost for good is skipped by position, not closed over', async () => {
  const server = new FakeServer()
  const kept = new Int16Array(10_000).fill(7)
  const { delivery } = given(server, {
    source: {
      firstSample: () => 0,
      acknowledge: () => undefined,
      read: async (from) => {
        if (from < 10_000) return { from, samples: kept.subarray(from) }
        if (from <= 50_000) return { from: 50_000, samples: kept }
        return undefined
      },
    },
  })
  await delivery.open()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(server.wishes[1]?.resume?.fromSample).toBe(50_000)
  expect(server.received[49_999]).toBe(0)
  expect(server.received[50_000]).toBe(7)
})

describe('a socket that opens and stays silent', () => {
  const silentFrom = (server: FakeServer) => {
    server.isSilent = true
    return given(server)
  }

  test('is dropped within five seconds and reopened until it responds, with everything that was said', async () => {
    const server = new FakeServer()
    const { all, delivery, onLost, onClosed } = silentFrom(server)
    await delivery.open()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onLost).toHaveBeenCalledWith({ isSilent: true })
    expect(server.receivedTo).toBe(0)
    server.isSilent = false
    await vi.advanceTimersByTimeAsync(20_000)
    expect(isSame(server.received, all)).toBe(true)
    expect(onClosed).not.toHaveBeenCalled()
  })

  test('is given longer each time, so that a very slow connection succeeds', async () => {
    const server = new FakeServer()
    const { delivery, onLost } = silentFrom(server)
    await delivery.open()
    await vi.advanceTimersByTimeAsync(120_000)
    onLost.mockClear()
    await vi.advanceTimersByTimeAsync(120_000)
    // A minute of silence, and a quarter of a minute before the next attempt.
    expect(onLost.mock.calls.length).toBeLessThanOrEqual(2)
  })

  test('is also detected after it has responded for a while', async () => {
    const server = new FakeServer()
    const { delivery, onLost } = given(server)
    await delivery.open()
    await settle()
    server.say('ack')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onLost).not.toHaveBeenCalled()
    server.receivedTo = 0
    server.say('ack')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onLost).toHaveBeenCalledWith({ isSilent: true })
  })
})
