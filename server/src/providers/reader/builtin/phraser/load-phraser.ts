import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openPhraser, type LookAt } from './open-phraser.ts'
import { PHRASER_SHA256 } from './phraser-hash.ts'
import { readWordVectors } from './word-vectors.ts'

/** The phraser that the product comes with. */
export const PHRASER_FOLDER = new URL('weights/', import.meta.url)
const FILES = ['talk.onnx', 'sentence.onnx', 'words.bin', 'common-words.json'] as const

/** Throws if a file is missing or is not the one of this version. */
export function readPhraserFiles(
  folder: URL = PHRASER_FOLDER,
): Readonly<Record<(typeof FILES)[number], Buffer>> {
  const hash = createHash('sha256')
  const files = Object.fromEntries(
    FILES.map((name) => {
      const bytes = readFileSync(new URL(name, folder))
      hash.update(bytes)
      return [name, bytes]
    }),
  ) as Record<(typeof FILES)[number], Buffer>
  if (hash.digest('hex') !== PHRASER_SHA256)
    throw new Error('The weights of the phraser are damaged.')
  return files
}

export async function loadPhraser(folder: URL = PHRASER_FOLDER): Promise<LookAt> {
  const files = readPhraserFiles(folder)
  const path = (name: string) => fileURLToPath(new URL(name, folder))
  return openPhraser(
    { talk: path('talk.onnx'), sentence: path('sentence.onnx') },
    readWordVectors(files['words.bin']),
    JSON.parse(files['common-words.json'].toString()) as number[],
  )
}
