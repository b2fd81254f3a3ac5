import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { audioChunks, recordings } from '../../../db/recording-schema.ts'
import type { RecordingKey } from '../recording-deps.ts'

function chunksOf({ id, practitionerId }: RecordingKey) {
  return and(eq(audioChunks.practitionerId, practitionerId), eq(audioChunks.recordingId, id))
}

/**
 * taken: another socket holds the recording. gone: it was deleted. Otherwise the patient ended it.
 */
export type NotStored = 'taken' | 'gone' | 'declined' | 'withdrawn'

export interface NewChunk {
  readonly holder: string
  /** How many samples the recording had before it. */
  readonly received: number
  /** Where it starts; anything in between is lost. */
  readonly from: number
  readonly pcm: Buffer
}

/**
 * Appends audio if this socket still holds the recording. Idempotent: repeated after a lost answer,
 * it is stored once.
 */
export async function appendChunk(
  tx: Tx,
  key: RecordingKey,
  { holder, received, from, pcm }: NewChunk,
): Promise<'stored' | NotStored> {
  const count = pcm.length / 2
  const isIt = and(eq(recordings.practitionerId, key.practitionerId), eq(recordings.id, key.id))
  const advanced = await tx
    .update(recordings)
    .set({
      receivedSamples: from + count,
      holderSeenAt: sql`now()`,
      state: sql`case when ${recordings.state} = 'complete' then 'ended' else ${recordings.state} end`,
    })
    .where(and(isIt, eq(recordings.holder, holder), eq(recordings.receivedSamples, received)))
  if (advanced.rowCount !== 1) {
    const [row] = await tx
      .select({
        holder: recordings.holder,
        received: recordings.receivedSamples,
        stoppedBy: recordings.stoppedBy,
      })
      .from(recordings)
      .where(isIt)
    if (!row) return 'gone'
    if (row.holder === holder && row.received === from + count) return 'stored'
    return row.stoppedBy ?? 'taken'
  }
  const { practitionerId, id: recordingId } = key
  const gap = { fromSample: received, sampleCount: from - received, pcm: null }
  const chunks = [...(from > received ? [gap] : []), { fromSample: from, sampleCount: count, pcm }]
  await tx
    .insert(audioChunks)
    .values(chunks.map((chunk) => ({ practitionerId, recordingId, ...chunk })))
  return 'stored'
}

export interface Chunk {
  readonly fromSample: number
  readonly sampleCount: number
  readonly pcm: Buffer | null
}

/** In order from the chunk that contains this sample, up to a limit. */
export function listChunks(
  tx: Tx,
  key: RecordingKey,
  fromSample: number,
  limit: number,
): Promise<Chunk[]> {
  const first = sql`coalesce((
    select max(c.from_sample) from ${audioChunks} c
    where c.recording_id = ${key.id} and c.practitioner_id = ${key.practitionerId}
      and c.from_sample <= ${fromSample}), 0)`
  return tx
    .select({
      fromSample: audioChunks.fromSample,
      sampleCount: audioChunks.sampleCount,
      pcm: audioChunks.pcm,
    })
    .from(audioChunks)
    .where(
      and(
        chunksOf(key),
        gte(audioChunks.fromSample, first),
        sql`${audioChunks.fromSample} + ${audioChunks.sampleCount} > ${fromSample}`,
      ),
    )
    .orderBy(asc(audioChunks.fromSample))
    .limit(limit)
}

/** Samples from `from` up to `to`. Audio lost in between is silence. */
export async function readSamples(
  tx: Tx,
  key: RecordingKey,
  from: number,
  to: number,
): Promise<Int16Array> {
  const samples = new Int16Array(to - from)
  const chunks = await tx
    .select({ fromSample: audioChunks.fromSample, pcm: audioChunks.pcm })
    .from(audioChunks)
    .where(
      and(
        chunksOf(key),
        lt(audioChunks.fromSample, to),
        sql`${audioChunks.fromSample} + ${audioChunks.sampleCount} > ${from}`,
      ),
    )
  for (const { fromSample, pcm } of chunks) {
    if (!pcm) continue
    const heard = toSamples(pcm)
    const skipped = Math.max(0, from - fromSample)
    samples.set(heard.subarray(skipped, to - fromSample), fromSample + skipped - from)
  }
  return samples
}

/**
 * s16le, the byte order of every platform that Node runs on; copied, to be aligned to an even
 * address.
 */
export function toSamples(pcm: Buffer): Int16Array {
  return new Int16Array(new Uint8Array(pcm).buffer)
}
