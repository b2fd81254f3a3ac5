import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { noise } from '../../../testing/sounds.ts'
import { NO_SPEECH_CLIP, speak } from '../../../testing/speech-clip.ts'
import { resampleWhole } from '../../voice/resampler.ts'
import { findBadFiles, isWhisperInstalled, WHISPER_FILES, whisperFolder } from './weights.ts'
import { whisperStt } from './whisper.ts'

const signal = new AbortController().signal
/** Where "npm run speech:install" puts it in a checkout: the tests install nothing. */
const DATA_DIR = fileURLToPath(new URL('../../../../../.data', import.meta.url))

test('files that are not what was pinned are never loaded, and not tried again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chartwright-whisper-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(folder, { recursive: true })
  for (const name of Object.keys(WHISPER_FILES)) await writeFile(join(folder, name), 'not it')
  expect(await findBadFiles(folder)).toEqual(Object.keys(WHISPER_FILES))
  const stt = whisperStt({ folder, timeoutMs: 60_000 })
  const refused = expect(stt.transcribe(noise(16_000, 0.1), { signal }))
  await refused.rejects.toMatchObject({
    message:
      'The child process cannot work. Not what was installed: encoder.onnx, decoder.onnx, vocab.json, config.json.',
    isLasting: true,
  })
  await stt.close()
})

test('more than it hears at once is refused for good, and silence is not asked about', async () => {
  const stt = whisperStt({ folder: '/nowhere', timeoutMs: 60_000 })
  const refused = expect(stt.transcribe(noise(31 * 16_000, 0.1), { signal }))
  await refused.rejects.toEqual(expect.objectContaining({ isLasting: true }))
  expect(await stt.transcribe(new Float32Array(16_000), { signal })).toEqual({ text: '' })
  await stt.close()
})

test('the words of a synthetic voice are heard', { timeout: 300_000 }, async ({ skip }) => {
  if (!(await isWhisperInstalled(DATA_DIR))) return skip('Whisper small is not installed')
  const clip = await speak(['She takes one tablet every morning.'], { pauseS: 0.3 })
  if (!clip) return skip(NO_SPEECH_CLIP)
  const stt = whisperStt({ folder: whisperFolder(DATA_DIR), timeoutMs: 240_000 })
  const heard = await stt.transcribe(resampleWhole(clip), { signal })
  await stt.close()
  expect(heard.text).toBe('She takes one tablet every morning.')
  expect(heard.confidence).toBeGreaterThan(0.7)
})
