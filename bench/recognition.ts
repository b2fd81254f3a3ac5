import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseSecondStt } from '../server/src/choose-second-stt.ts'
import { chooseSpeakers } from '../server/src/choose-speakers.ts'
import { chooseStt } from '../server/src/choose-stt.ts'
import { loadConfig } from '../server/src/config.ts'
import { isBetter } from '../server/src/features/recording/hearing/is-better.ts'
import { isDoubtful } from '../server/src/features/recording/hearing/is-doubtful.ts'
import { isSpeech } from '../server/src/features/recording/hearing/is-speech.ts'
import type { Heard } from '../server/src/providers/stt/stt.ts'
import { VOICE_INPUT_RATE_HZ } from '../server/src/providers/voice/voice.ts'
import { readWav } from '../server/src/testing/wav.ts'
import { usageOfChildren, type ChildUsage } from './child-usage.ts'
import { DATA_DIR } from './collections.ts'
import { cutSpeech } from './cut-speech.ts'
import { countWordErrors, NORMALISATION, wordsOf } from './word-errors.ts'

/**
 * How well and how fast clips are recognised, at first and, if there is a second pass (see
 * STT_SECOND_PASS), when doubtful lines or all lines are heard again. The directory holds WAV files
 * (44.1 kHz, 16 bit, mono) and expected.json: for each file name a list of { text }, empty if
 * nothing is said.
 */

const { values } = parseArgs({
  options: {
    clips: { type: 'string', default: join(DATA_DIR, 'audio') },
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
  /** Lines that the second pass hears if it hears doubtful ones, and the errors after it. */
  readonly doubtful: number
  readonly autoErrors: number
  readonly allErrors: number
  readonly againS: number
  readonly heardAuto: string
}

/** A second of a low tone: silence would not be recognised. */
const WARM_UP = Float32Array.from({ length: 16_000 }, (_, at) => 0.2 * Math.sin(at / 12))
const SUMMED = [
  'seconds',
  'segments',
  'words',
  'errors',
  'transcribeS',
  'listenS',
  'doubtful',
  'autoErrors',
  'allErrors',
  'againS',
] as const

const config = loadConfig()
const { stt, voice } = chooseStt(config)
const speakers = chooseSpeakers(config)
const second = await chooseSecondStt(config, resolve(process.env['DATA_DIR'] ?? '.data'))
try {
  const clips = await readClips()
  if (clips) await measure(clips)
} finally {
  await stt.close()
  await second?.stt.close()
  await speakers?.close()
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
  // The processes are running and the models loaded before anything is timed.
  for (const { samples } of clips.slice(0, 1)) {
    const pcm = await voice.resample(samples)
    await stt.transcribe(pcm.subarray(0, 32_000), { signal: new AbortController().signal })
  }
  if (second) {
    await second.stt.transcribe(WARM_UP, { signal: new AbortController().signal })
  }
  const cpuBefore = cpuOf(await usageOfChildren('stt/builtin/child'))
  const againCpuBefore = cpuOf(await usageOfChildren('stt/whisper/child'))
  const results: Recognised[] = []
  for (const clip of clips) results.push(await recognise(clip))
  const children = await usageOfChildren('stt/builtin/child')
  const listeners = await usageOfChildren('voice/silero/child')
  const whispers = await usageOfChildren('stt/whisper/child')
  report(results, {
    transcribeCpuS: cpuOf(children) - cpuBefore,
    recogniserPeakMb: megabytes(children),
    listenerPeakMb: megabytes(listeners),
    againCpuS: cpuOf(whispers) - againCpuBefore,
    whisperPeakMb: megabytes(whispers),
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
  await voice.listen(samples, undefined)
  const listenS = (performance.now() - startedAtMs) / 1_000
  const stretches = await cutSpeech({ voice, speakers }, samples)
  const lines: Line[] = []
  let transcribeS = 0
  let againS = 0
  for (const { from, to } of stretches) {
    const pcm = await voice.resample(samples.slice(from, to))
    const beganAtMs = performance.now()
    const { signal } = new AbortController()
    const heard = await stt.transcribe(pcm, { signal })
    transcribeS += (performance.now() - beganAtMs) / 1_000
    const voiced = await voice.listen(samples.slice(from, to), undefined)
    if (!isSpeech(heard, voiced.probabilities)) continue
    const againAtMs = performance.now()
    const again = second ? await second.stt.transcribe(pcm, { signal }) : undefined
    againS += (performance.now() - againAtMs) / 1_000
    lines.push({ first: heard, again, isDoubtful: isDoubtful(heard) })
  }
  const words = wordsOf(expected)
  const errorsOf = (texts: readonly string[]) => countWordErrors(words, wordsOf(texts.join(' ')))
  const firsts = lines.map(({ first }) => first.text)
  const better = lines.map(({ first, again }) => {
    return again && isBetter(again, first) ? again.text : first.text
  })
  const auto = lines.map((line, at) => (line.isDoubtful ? (better[at] ?? '') : line.first.text))
  const confidences = lines.flatMap(({ first }) => first.confidence ?? [])
  const confidence = confidences.reduce((sum, one) => sum + one, 0) / confidences.length
  return {
    name,
    seconds: samples.length / VOICE_INPUT_RATE_HZ,
    segments: stretches.length,
    words: words.length,
    errors: errorsOf(firsts),
    transcribeS,
    listenS,
    confidence: confidences.length === 0 ? undefined : confidence,
    heard: firsts.join(' '),
    doubtful: lines.filter((line) => line.isDoubtful).length,
    autoErrors: errorsOf(auto),
    allErrors: errorsOf(better),
    againS,
    heardAuto: auto.join(' '),
  }
}

interface Line {
  readonly first: Heard
  readonly again: Heard | undefined
  readonly isDoubtful: boolean
}

interface Cost {
  readonly transcribeCpuS: number
  readonly recogniserPeakMb: number
  readonly listenerPeakMb: number
  readonly againCpuS: number
  readonly whisperPeakMb: number
}

function report(results: readonly Recognised[], cost: Cost): void {
  const total = (key: (typeof SUMMED)[number]) =>
    results.reduce((sum, result) => sum + result[key], 0)
  const sums = Object.fromEntries(SUMMED.map((key) => [key, total(key)]))
  const all = { name: 'all', ...(sums as Record<(typeof SUMMED)[number], number>) }
  const rate = (errors: number, words: number) =>
    words === 0 ? '-' : `${((100 * errors) / words).toFixed(1)} %`
  const row = (one: typeof all) =>
    one.name.padEnd(16) +
    [
      one.seconds.toFixed(1),
      String(one.segments),
      String(one.words),
      String(one.errors),
      rate(one.errors, one.words),
      (one.transcribeS / one.seconds).toFixed(3),
      (one.listenS / one.seconds).toFixed(3),
      ...(second
        ? [
            String(one.doubtful),
            rate(one.autoErrors, one.words),
            rate(one.allErrors, one.words),
            (one.againS / one.seconds).toFixed(3),
          ]
        : []),
    ]
      .map((cell) => cell.padStart(11))
      .join('')
  const heads = ['seconds', 'segments', 'words', 'errors', 'WER', 'RTF', 'VAD RTF']
  const againHeads = second ? ['doubtful', 'WER auto', 'WER all', 'RTF all'] : []
  const lines = [
    stt.name,
    second ? `Second pass: ${second.stt.name}` : 'No second pass: see "npm run speech:install".',
    `Words are compared as: ${NORMALISATION}.`,
    '',
    'clip'.padEnd(16) + [...heads, ...againHeads].map((head) => head.padStart(11)).join(''),
    ...results.map(row),
    row(all),
    '',
    `CPU per second of audio ${(cost.transcribeCpuS / all.seconds).toFixed(3)} s, peak memory of a recogniser ${cost.recogniserPeakMb} MB, of a listener ${cost.listenerPeakMb} MB`,
    ...(second
      ? [
          `Second pass: CPU per second of audio ${(cost.againCpuS / all.seconds).toFixed(3)} s with every line heard again, peak memory ${cost.whisperPeakMb} MB`,
        ]
      : []),
    ...(values.verbose
      ? results.flatMap(({ name, heard, heardAuto }) => [
          `${name}: ${heard}`,
          ...(heardAuto === heard ? [] : [`${name}, doubtful lines again: ${heardAuto}`]),
        ])
      : []),
  ]
  const machine = { node: process.version, cores: availableParallelism() }
  const json = JSON.stringify({
    ...machine,
    provider: stt.name,
    secondPass: second?.stt.name,
    ...cost,
    all,
    clips: results.map(({ heard, heardAuto: _, ...figures }) => ({
      ...figures,
      isEmpty: heard === '',
    })),
  })
  process.stdout.write(`${lines.join('\n')}\n\n${json}\n`)
}
