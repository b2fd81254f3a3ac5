import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseStt } from '../server/src/choose-stt.ts'
import { loadConfig } from '../server/src/config.ts'
import { VOICE_INPUT_RATE_HZ, VOICE_WINDOW_S } from '../server/src/providers/voice/voice.ts'
import { readWav } from '../server/src/testing/wav.ts'
import { usageOfChildren, type ChildUsage } from './child-usage.ts'
import { cutSpeech } from './cut-speech.ts'
import { countWordErrors, NORMALISATION, wordsOf } from './word-errors.ts'

/**
 * How well and how quickly clips are recognised. The directory holds WAV files (44.1 kHz, 16 bit,
 * mono) and expected.json: for each name of a file a list of { text }, empty where nothing is said.
 */

const { values } = parseArgs({
  options: {
    clips: { type: 'string', default: join(import.meta.dirname, '../../shared/data/audio') },
    verbose: { type: 'boolean', default: false },
  },
})
const directory = resolve(values.clips)

interface Clip {
  readonly name: string
  readonly samples: Int16Array
  readonly expected: string
}

interface Recognised {
  readonly name: string
  readonly seconds: number
  readonly segments: number
  readonly words: number
  readonly errors: number
  readonly transcribeS: number
  readonly listenS: number
  readonly confidence: number | undefined
  readonly heard: string
}

const { stt, voice } = chooseStt(loadConfig())
try {
  const clips = await readClips()
  if (clips) await measure(clips)
} finally {
  await stt.close()
  await voice.close()
}

async function readClips(): Promise<Clip[] | undefined> {
  const names = await readdir(directory).catch((): string[] => [])
  if (!names.includes('expected.json')) {
    process.stdout.write(
      `There is no ${join(directory, 'expected.json')}: nothing to recognise. Name a directory with --clips.\n`,
    )
    return undefined
  }
  const text = await readFile(join(directory, 'expected.json'), 'utf8')
  const expected = JSON.parse(text) as Record<string, { text: string }[]>
  const files = names.filter((name) => basename(name, '.wav') in expected)
  return Promise.all(
    files.map(async (file) => {
      const name = basename(file, '.wav')
      const { samples, rateHz } = readWav(await readFile(join(directory, file)))
      if (rateHz !== VOICE_INPUT_RATE_HZ) throw new Error(`${file} is not of 44,100 Hz.`)
      return { name, samples, expected: (expected[name] ?? []).map((turn) => turn.text).join(' ') }
    }),
  )
}

async function measure(clips: readonly Clip[]): Promise<void> {
  // The processes are there and the models loaded before anything is timed.
  for (const { samples } of clips.slice(0, 1)) {
    const pcm = await voice.resample(samples)
    await stt.transcribe(pcm.subarray(0, 32_000), { signal: new AbortController().signal })
  }
  const cpuBefore = cpuOf(await usageOfChildren('stt/builtin/child'))
  const results: Recognised[] = []
  for (const clip of clips) results.push(await recognise(clip))
  const children = await usageOfChildren('stt/builtin/child')
  const listeners = await usageOfChildren('voice/silero/child')
  report(results, {
    transcribeCpuS: cpuOf(children) - cpuBefore,
    recogniserPeakMb: megabytes(children),
    listenerPeakMb: megabytes(listeners),
  })
}

function cpuOf(children: readonly ChildUsage[]): number {
  return children.reduce((sum, { cpuS }) => sum + cpuS, 0)
}

function megabytes(children: readonly ChildUsage[]): number {
  return Math.round(Math.max(0, ...children.map(({ peakBytes }) => peakBytes)) / 1e6)
}

async function recognise({ name, samples, expected }: Clip): Promise<Recognised> {
  const startedAtMs = performance.now()
  const { probabilities } = await voice.listen(samples, undefined)
  const listenS = (performance.now() - startedAtMs) / 1_000
  const stretches = cutSpeech(probabilities, VOICE_WINDOW_S)
  const heard: string[] = []
  const confidences: number[] = []
  let transcribeS = 0
  for (const { startS, endS } of stretches) {
    const [from, to] = [startS, endS].map((s) => Math.round(s * VOICE_INPUT_RATE_HZ))
    const pcm = await voice.resample(samples.slice(from, to))
    const beganAtMs = performance.now()
    const { text, confidence } = await stt.transcribe(pcm, { signal: new AbortController().signal })
    transcribeS += (performance.now() - beganAtMs) / 1_000
    heard.push(text)
    if (confidence !== undefined) confidences.push(confidence)
  }
  const words = wordsOf(expected)
  const confidence = confidences.reduce((sum, one) => sum + one, 0) / confidences.length
  return {
    name,
    seconds: samples.length / VOICE_INPUT_RATE_HZ,
    segments: stretches.length,
    words: words.length,
    errors: countWordErrors(words, wordsOf(heard.join(' '))),
    transcribeS,
    listenS,
    confidence: confidences.length === 0 ? undefined : confidence,
    heard: heard.join(' '),
  }
}

interface Cost {
  readonly transcribeCpuS: number
  readonly recogniserPeakMb: number
  readonly listenerPeakMb: number
}

function report(results: readonly Recognised[], cost: Cost): void {
  const total = (key: 'seconds' | 'segments' | 'words' | 'errors' | 'transcribeS' | 'listenS') =>
    results.reduce((sum, result) => sum + result[key], 0)
  const all = {
    name: 'all',
    seconds: total('seconds'),
    segments: total('segments'),
    words: total('words'),
    errors: total('errors'),
    transcribeS: total('transcribeS'),
    listenS: total('listenS'),
  }
  const row = (one: typeof all) =>
    one.name.padEnd(16) +
    [
      one.seconds.toFixed(1),
      String(one.segments),
      String(one.words),
      String(one.errors),
      one.words === 0 ? '-' : `${((100 * one.errors) / one.words).toFixed(1)} %`,
      (one.transcribeS / one.seconds).toFixed(3),
      (one.listenS / one.seconds).toFixed(3),
    ]
      .map((cell) => cell.padStart(11))
      .join('')
  const heads = ['seconds', 'segments', 'words', 'errors', 'WER', 'RTF', 'VAD RTF']
  const lines = [
    stt.name,
    `Words are compared as: ${NORMALISATION}.`,
    '',
    'clip'.padEnd(16) + heads.map((head) => head.padStart(11)).join(''),
    ...results.map(row),
    row(all),
    '',
    `CPU per second of audio ${(cost.transcribeCpuS / all.seconds).toFixed(3)} s, peak memory of a recogniser ${cost.recogniserPeakMb} MB, of a listener ${cost.listenerPeakMb} MB`,
    ...(values.verbose ? results.map(({ name, heard }) => `${name}: ${heard}`) : []),
  ]
  const machine = { node: process.version, cores: availableParallelism() }
  const json = JSON.stringify({
    ...machine,
    provider: stt.name,
    ...cost,
    all,
    clips: results.map(({ heard, ...figures }) => ({ ...figures, isEmpty: heard === '' })),
  })
  process.stdout.write(`${lines.join('\n')}\n\n${json}\n`)
}
