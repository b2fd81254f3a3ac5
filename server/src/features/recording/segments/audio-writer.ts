import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NotStored } from './audio.queries.ts'

/**
 * A quarter of a second: every line waits for it. Frames that arrive while one slab is being stored
 * are stored as one.
 */
const SLAB_BYTES = AUDIO_SAMPLE_RATE_HZ / 2
const IDLE_MS = 250
/** This much may wait for the database; then the socket is paused. */
const FULL_SLABS = 16
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 2_000
const STORE_TIMEOUT_MS = 30_000

interface Piece {
  /** What is durable already. */
  readonly received: number
  readonly from: number
  readonly pcm: Buffer
}

export interface WriterOptions {
  /** Durable so far. */
  readonly received: number
  /** Position of the next sample to arrive. */
  readonly from: number
  readonly store: (piece: Piece) => Promise<'stored' | NotStored>
  readonly pause: () => void
  readonly resume: () => void
  readonly onStored: (received: number) => void
  /** Nothing more will be stored here. */
  readonly onRefused: (reason: NotStored) => void
  /** The database remains unavailable. */
  readonly onStuck: (error: unknown) => void
}

export interface AudioWriter {
  push(frame: Buffer): void
  /** Resolves when everything pushed is durable, or never will be. */
  flush(): Promise<void>
}

/**
 * Collects frames into about a quarter of a second, stores them in order, and reports what is
 * durable.
 */
export function createAudioWriter(options: WriterOptions): AudioWriter {
  let { received, from: next } = options
  let slabs: Buffer[] = []
  let open = Buffer.allocUnsafe(SLAB_BYTES)
  let used = 0
  let isPaused = false
  let hasFailed = false
  const canStore = () => !hasFailed
  let draining: Promise<void> | undefined
  const idle = setTimeout(() => void drain(), IDLE_MS)

  function push(frame: Buffer): void {
    if (hasFailed) return
    // Copied: a frame is a view of the network buffer, and would keep all of it in memory.
    let rest = frame
    while (rest.length > 0) {
      const copied = rest.copy(open, used)
      used += copied
      rest = rest.subarray(copied)
      if (used < SLAB_BYTES) continue
      slabs.push(open)
      open = Buffer.allocUnsafe(SLAB_BYTES)
      used = 0
    }
    idle.refresh()
    if (slabs.length > 0) void drain()
    if (slabs.length >= FULL_SLABS && !isPaused) {
      isPaused = true
      options.pause()
    }
  }

  function drain(): Promise<void> {
    draining ??= storeAll().finally(() => {
      draining = undefined
    })
    return draining
  }

  async function storeAll(): Promise<void> {
    while (canStore() && (slabs.length > 0 || used > 0)) {
      const pcm = Buffer.concat([...slabs, open.subarray(0, used)])
      slabs = []
      used = 0
      await storePiece(pcm)
      if (isPaused && canStore()) {
        isPaused = false
        options.resume()
      }
    }
  }

  async function storePiece(pcm: Buffer): Promise<void> {
    const from = next
    next += pcm.length / 2
    const known = Math.min(pcm.length / 2, Math.max(0, received - from))
    const fresh = pcm.subarray(known * 2)
    if (fresh.length > 0) {
      const outcome = await storeUntilTimeout({ received, from: from + known, pcm: fresh })
      if (outcome !== 'stored') return
      received = next
    }
    options.onStored(received)
  }

  async function storeUntilTimeout(piece: Piece): Promise<'stored' | 'failed'> {
    const givingUpAtMs = performance.now() + STORE_TIMEOUT_MS
    for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(LONGEST_RETRY_MS, waitMs * 2)) {
      try {
        const outcome = await options.store(piece)
        if (outcome === 'stored') return 'stored'
        stopStoring()
        options.onRefused(outcome)
        return 'failed'
      } catch (error) {
        if (performance.now() > givingUpAtMs) {
          stopStoring()
          options.onStuck(error)
          return 'failed'
        }
        if (!isPaused) {
          isPaused = true
          options.pause()
        }
        await sleep(waitMs)
      }
    }
  }

  function stopStoring(): void {
    hasFailed = true
    slabs = []
    used = 0
  }

  return {
    push,
    async flush() {
      clearTimeout(idle)
      while (!hasFailed && (draining !== undefined || slabs.length > 0 || used > 0)) await drain()
    },
  }
}
