import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { AUDIO_FRAME_SAMPLES, AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { connectLive, toPcm, type LiveClient } from '../server/src/testing/live-client.ts'
import { joined, silence, speech } from '../server/src/testing/sound.ts'
import { NO_SPEECH_CLIP, speak } from '../server/src/testing/speech-clip.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { quantile } from './statistics.ts'

/**
 * Live recording, all of it fed at the pace of a microphone: how long after speech starts its first
 * interim words reach the client, how long after its end its line does, and how many streams one
 * node stores without falling behind. The recogniser's own speed and memory are measured by
 * bench:recognition.
 */

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '1,10,25,50,100' },
    seconds: { type: 'string', default: '15' },
    sentences: { type: 'string', default: '12' },
  },
})
const seconds = Number(values.seconds)
const FRAME_MS = (1_000 * AUDIO_FRAME_SAMPLES) / AUDIO_SAMPLE_RATE_HZ
/** Chunks are about a second long: more than two behind counts as falling behind. */
const BEHIND_S = 2
const PAUSE_S = 2
const SENTENCE = 'The patient has had a cough and a sore throat for about three days.'
const LOUD = 500

interface Ready {
  readonly address: string
  readonly token: string
  readonly sessionIds: readonly string[]
}

interface Load {
  readonly streams: number
  readonly lagP50S: number
  readonly lagMaxS: number
  readonly cpuPerStream: number
  readonly keepsUp: boolean
}

const latencies = await measureLatency(Number(values.sentences))
const loads: Load[] = []
for (const streams of values.streams.split(',').map(Number)) loads.push(await measureLoad(streams))
report()

async function connect({ ready }: ServerProcess<Ready>, index: number): Promise<LiveClient> {
  const { address, token, sessionIds } = ready
  const client = connectLive(address, { session_id: sessionIds[index] ?? '', token })
  await client.untilStatus('connected')
  return client
}

/** Frame by frame, as a microphone delivers them; `onFrame` receives the number of samples sent. */
async function feed(
  client: LiveClient,
  samples: Int16Array,
  onFrame: (sent: number) => void,
): Promise<void> {
  const startedAtMs = performance.now()
  for (let frame = 0; frame * AUDIO_FRAME_SAMPLES < samples.length; frame++) {
    const dueMs = startedAtMs + (frame + 1) * FRAME_MS - performance.now()
    if (dueMs > 1) await wait(dueMs)
    const from = frame * AUDIO_FRAME_SAMPLES
    client.socket.send(toPcm(samples.subarray(from, from + AUDIO_FRAME_SAMPLES)))
    onFrame(from + AUDIO_FRAME_SAMPLES)
  }
}

interface Latencies {
  /** From the first sample of a sentence to its first interim words. */
  readonly interimMs: number[]
  /** From its last sample to its line. */
  readonly finalMs: number[]
}

/** With the built-in recogniser. */
async function measureLatency(count: number): Promise<Latencies | string> {
  const spoken = await speak([SENTENCE])
  if (!spoken) return NO_SPEECH_CLIP
  const clip = withoutSilence(spoken)
  const product = await startServerProcess<Ready>('./recording-product.ts', ['builtin', '1'])
  try {
    const client = await connect(product, 0)
    const sentence = joined(clip, silence(PAUSE_S))
    const measured: Latencies = { interimMs: [], finalMs: [] }
    // The first one waits for the model, and is not counted.
    for (let round = 0; round <= count; round++) {
      let endedAtMs = 0
      const lines = () => client.texts().length
      const text = untilMore(client, lines).then(() => performance.now())
      const interimsBefore = interims(client)
      let interimAtMs: number | undefined
      const noteInterim = () => {
        if (interims(client) > interimsBefore) interimAtMs ??= performance.now()
      }
      client.socket.on('message', noteInterim)
      // So that sentences do not start at the same place of each chunk.
      await feed(client, silence(Math.random()), () => undefined)
      const beganAtMs = performance.now()
      await feed(client, sentence, (sent) => {
        if (endedAtMs === 0 && sent >= clip.length) endedAtMs = performance.now()
      })
      const lineAtMs = await text
      client.socket.off('message', noteInterim)
      if (round === 0) continue
      measured.finalMs.push(lineAtMs - endedAtMs)
      // On a busy machine a line may arrive before any interim text.
      if (interimAtMs !== undefined) measured.interimMs.push(interimAtMs - beganAtMs)
    }
    await client.stop()
    return measured
  } finally {
    await product.stop()
  }
}

/** From its first loud sample to its last. */
function withoutSilence(samples: Int16Array): Int16Array {
  const isLoud = (sample: number) => Math.abs(sample) > LOUD
  return samples.subarray(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1)
}

function interims({ messages }: LiveClient): number {
  return messages.filter((message) => message.type === 'partial' && message.text !== '').length
}

async function untilMore(client: LiveClient, count: () => number): Promise<void> {
  const before = count()
  while (count() <= before) {
    if (client.socket.readyState !== client.socket.OPEN) throw new Error('The socket has closed.')
    await wait(5)
  }
}

async function measureLoad(streams: number): Promise<Load> {
  const product = await startServerProcess<Ready>('./recording-product.ts', [
    'scripted',
    String(streams),
  ])
  try {
    const clients = await Promise.all(
      Array.from({ length: streams }, (_, index) => connect(product, index)),
    )
    const sound = joined(...Array.from({ length: Math.ceil(seconds / 5) }, utterance))
    const cpuBefore = await product.cpuUs()
    const lags: number[] = []
    const startedAtMs = performance.now()
    await Promise.all(
      clients.map((client) =>
        feed(client, sound, (sent) => {
          if (sent > 3 * AUDIO_SAMPLE_RATE_HZ)
            lags.push((sent - acked(client)) / AUDIO_SAMPLE_RATE_HZ)
        }),
      ),
    )
    const elapsedS = (performance.now() - startedAtMs) / 1_000
    const cpuS = ((await product.cpuUs()) - cpuBefore) / 1e6
    await Promise.all(clients.map((client) => client.stop()))
    const lagMaxS = quantile(lags, 1)
    return {
      streams,
      lagP50S: quantile(lags, 0.5),
      lagMaxS,
      cpuPerStream: cpuS / elapsedS / streams,
      keepsUp: lagMaxS < BEHIND_S && elapsedS < seconds * 1.2,
    }
  } finally {
    await product.stop()
  }
}

function utterance(_: unknown, index: number): Int16Array {
  return joined(speech(4, index + 1), silence(1))
}

function acked({ messages }: LiveClient): number {
  for (let index = messages.length - 1; index >= 0; index--) {
    const message = messages[index]
    if (message?.type === 'status' && message.message === 'ack') return message.received_samples
  }
  return 0
}

function report(): void {
  const ms = (value: number) => `${Math.round(value)} ms`
  const told = (name: string, all: number[]) =>
    `${name}: p50 ${ms(quantile(all, 0.5))}, p95 ${ms(quantile(all, 0.95))}`
  const lines = [
    ...(typeof latencies === 'string'
      ? [`How soon text is there was not measured: ${latencies}`]
      : [
          told('Beginning of speech to its first interim words', latencies.interimMs),
          told('End of speech to its line', latencies.finalMs),
          `(${latencies.finalMs.length} sentences, ${latencies.interimMs.length} of them with interim words; the pause that ends a segment, and the time until a chunk is full, are in it)`,
        ]),
    '',
    ['streams', 'lag p50', 'lag max', 'CPU/stream', 'keeps up']
      .map((head) => head.padStart(11))
      .join(''),
    ...loads.map(({ streams, lagP50S, lagMaxS, cpuPerStream, keepsUp }) =>
      [
        String(streams),
        `${lagP50S.toFixed(2)} s`,
        `${lagMaxS.toFixed(2)} s`,
        `${(100 * cpuPerStream).toFixed(2)} %`,
        keepsUp ? 'yes' : 'no',
      ]
        .map((cell) => cell.padStart(11))
        .join(''),
    ),
    '',
    'Lag: sent and not yet acknowledged as durable. CPU: of the server process, in shares of a core; the feeding client and the database share the machine.',
  ]
  const machine = { node: process.version, cores: availableParallelism() }
  process.stdout.write(
    `${lines.join('\n')}\n\n${JSON.stringify({ ...machine, latencies, loads })}\n`,
  )
}
