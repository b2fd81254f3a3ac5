import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chooseSecondStt, describeSecondPass } from './choose-second-stt.ts'
import { loadConfig } from './config.ts'
import { WHISPER_FILES, whisperFolder } from './providers/stt/whisper/weights.ts'

async function choose(env: NodeJS.ProcessEnv, dataDir: string) {
  const config = loadConfig(env)
  const second = await chooseSecondStt(config, dataDir)
  await second?.stt.close()
  return { second, told: describeSecondPass(config, second) }
}

async function givenDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chartwright-second-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return dataDir
}

/** At their real size, but empty. */
async function givenInstalled(dataDir: string): Promise<void> {
  const folder = whisperFolder(dataDir)
  await mkdir(folder, { recursive: true })
  for (const [name, { bytes }] of Object.entries(WHISPER_FILES)) {
    await writeFile(join(folder, name), '')
    await truncate(join(folder, name), bytes)
  }
}

test('without an installed model or a server there is no second hearing, and the start-up text says how to get one', async () => {
  const { second, told } = await choose({}, await givenDataDir())
  expect(second).toBeUndefined()
  expect(told).toContain('npm run speech:install')
})

test('an installed model is used automatically, and can be switched off', async () => {
  const dataDir = await givenDataDir()
  await givenInstalled(dataDir)
  expect((await choose({}, dataDir)).told).toBe(
    'doubtful lines a second time: Whisper small (installed)',
  )
  expect((await choose({ STT_SECOND_PASS: 'all' }, dataDir)).told).toMatch(/^every line/)
  expect((await choose({ STT_SECOND_PASS: 'off' }, dataDir)).second).toBeUndefined()
})

test('a truncated file does not count as installed', async () => {
  const dataDir = await givenDataDir()
  await givenInstalled(dataDir)
  await truncate(join(whisperFolder(dataDir), 'decoder.onnx'), 1_000)
  expect((await choose({}, dataDir)).second).toBeUndefined()
})

test('a clinic’s own server takes precedence', async () => {
  const dataDir = await givenDataDir()
  await givenInstalled(dataDir)
  const env = {
    STT_SECOND_PASS_BASE_URL: 'http://127.0.0.1:9000/v1',
    STT_SECOND_PASS_MODEL: 'whisper-large-v3',
  }
  const { second } = await choose(env, dataDir)
  expect(second?.stt.name).toBe('whisper-large-v3 (127.0.0.1:9000)')
})
