import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseSpeakers } from '../server/src/choose-speakers.ts'
import { chooseStt } from '../server/src/choose-stt.ts'
import { loadConfig } from '../server/src/config.ts'
import { assemble, type Utterance } from './voices/assemble.ts'
import { diarisationError, type DiarisationError } from './voices/diarisation-error.ts'
import { hearVoices } from './voices/hear-voices.ts'
import { read, readClipVoices, readVoiceFolders } from './voices/read-voices.ts'

/**
 * How well voices are told apart, on recordings assembled from real voices: cut as the product cuts
 * them, compared with the turns they were made of. `--voices` names a folder with a folder of WAV
 * files (44.1 kHz, 16 bit, mono) for each voice.
 */
const { values } = parseArgs({
  options: {
    clips: { type: 'string', default: join(import.meta.dirname, '../../shared/data/audio') },
    voices: { type: 'string' },
    recordings: { type: 'string', default: '6' },
    turns: { type: 'string', default: '16' },
  },
})
const clips = resolve(values.clips)
const ROOMS_DB = [25, 10]
const PEOPLE = [1, 2, 3]

const config = loadConfig()
const { stt, voice } = chooseStt(config)
const speakers = chooseSpeakers(config)
try {
  if (!speakers) process.stdout.write('SPEAKER_VOICES is off: nothing is measured.\n')
  else if (!existsSync(join(clips, 'smoking.wav'))) {
    process.stdout.write(`The clips are not in ${clips}: nothing is measured.\n`)
  } else {
    const folder = values.voices
    await bench(folder === undefined ? readClipVoices(clips) : readVoiceFolders(folder))
  }
} finally {
  await speakers?.close()
  await voice.close()
  await stt.close()
}

async function bench(utterances: readonly Utterance[]): Promise<void> {
  const all = [...new Set(utterances.map((said) => said.voice))]
  process.stdout.write(
    'people  signal to noise  error %  wrong %  unsure %  missed %  lines of two people %  found\n',
  )
  for (const signalDb of ROOMS_DB) {
    for (const people of PEOPLE.filter((count) => count <= all.length)) {
      const results = await measure(utterances, all, people, signalDb)
      const mean = (pick: (result: Result) => number) =>
        ((results.reduce((sum, it) => sum + pick(it), 0) / results.length) * 100).toFixed(1)
      const shares = [
        mean(({ wrong, unsure, missed }) => wrong + unsure + missed),
        mean(({ wrong }) => wrong),
        mean(({ unsure }) => unsure),
        mean(({ missed }) => missed),
        mean(({ mixed }) => mixed),
      ]
      const found = results.map((result) => result.found).join(' ')
      process.stdout.write(
        `${String(people)}  ${String(signalDb)} dB  ${shares.join('  ')}  ${found}\n`,
      )
    }
  }
}

interface Result extends DiarisationError {
  readonly found: number
}

async function measure(
  utterances: readonly Utterance[],
  all: readonly string[],
  people: number,
  signalDb: number,
): Promise<Result[]> {
  const room = read(join(clips, 'novoice10.wav'))
  const results: Result[] = []
  for (let seed = 1; seed <= Number(values.recordings); seed++) {
    const voices = all.map((_, at) => all[(at + seed) % all.length] ?? '').slice(0, people)
    const turns = Number(values.turns)
    const made = assemble(utterances, { voices, turns, room, signalDb, seed })
    if (!speakers) break
    const heard = await hearVoices({ voice, speakers }, made.samples)
    const found = new Set(heard.flatMap((line) => line.voice ?? [])).size
    results.push({ found, ...diarisationError(made.turns, heard) })
  }
  return results
}
