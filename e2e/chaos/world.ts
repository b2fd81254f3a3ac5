import { setTimeout as sleep } from 'node:timers/promises'
import type { Feed } from '../recording-faults/feed.ts'
import { Refused, type Caller } from '../support/call.ts'

/** What a person typed last, by number, of what the server said that it has. */
export interface Document {
  readonly caller: Caller
  readonly id: string
  acknowledged: number
  saves: number
  /** Seen to be missing on the way, before later ones took its place. */
  lost: number
}

export interface Recorded extends Feed {
  readonly practitionerId: string
}

/** What the clients hold acknowledged. */
export interface Ledger {
  requests: number
  /** Without an answer, or answered with 5xx: nothing was acknowledged. By status. */
  readonly failed: Map<string, number>
  /** Refused though nothing was wrong with it, by status. */
  readonly refused: Map<string, number>
  readonly signedIn: Caller[]
  readonly signedOut: Caller[]
  readonly notes: Document[]
  readonly sessions: Document[]
  readonly tasks: { readonly caller: Caller; readonly id: string; isDone: boolean }[]
  readonly generated: { readonly caller: Caller; readonly noteId: string }[]
  readonly recordings: Recorded[]
}

export interface World {
  readonly address: string
  readonly ledger: Ledger
  readonly random: () => number
  readonly isRunning: () => boolean
}

const PAUSE_MS = 150
const CONFLICT = 409

export function emptyLedger(): Ledger {
  return {
    requests: 0,
    failed: new Map(),
    refused: new Map(),
    signedIn: [],
    signedOut: [],
    notes: [],
    sessions: [],
    tasks: [],
    generated: [],
    recordings: [],
  }
}

/** One request, counted. Undefined where nothing was acknowledged; a conflict is the caller's. */
export async function attempt<T>(ledger: Ledger, ask: () => Promise<T>): Promise<T | undefined> {
  ledger.requests += 1
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refused && error.status === CONFLICT) throw error
    if (!(error instanceof Refused)) countIn(ledger.failed, 'none')
    else countIn(error.status < 500 ? ledger.refused : ledger.failed, String(error.status))
    await sleep(PAUSE_MS)
    return undefined
  }
}

function countIn(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** As a person does it: between two acts some time passes. */
export function pause({ random }: World, aboutMs: number): Promise<void> {
  return sleep(aboutMs * (0.5 + random()))
}

/** Asked until it is acknowledged, while the world runs. */
export async function insist<T>(world: World, ask: () => Promise<T>): Promise<T | undefined> {
  while (world.isRunning()) {
    const answer = await attempt(world.ledger, ask)
    if (answer !== undefined) return answer
  }
  return undefined
}
