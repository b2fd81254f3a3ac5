import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openPhraser, type LookAt } from './open-phraser.ts'
import { PHRASER_SHA256 } from './phraser-hash.ts'
import { readWordVectors } from './word-vectors.ts'

const FOLDER = new URL('weights/', import.meta.url)

/** The phraser that the product comes with. */
export async function loadPhraser(): Promise<LookAt> {
  const read = (name: string) => readFileSync(new URL(name, FOLDER))
  const hash = createHash('sha256')
  for (const name of ['talk.onnx', 'sentence.onnx', 'words.bin', 'common-words.json'])
    hash.update(read(name))
  if (hash.digest('hex') !== PHRASER_SHA256)
    throw new Error('The weights of the phraser are damaged.')
  const path = (name: string) => fileURLToPath(new URL(name, FOLDER))
  return openPhraser(
    { talk: path('talk.onnx'), sentence: path('sentence.onnx') },
    readWordVectors(read('words.bin')),
    JSON.parse(read('common-words.json').toString()) as number[],
  )
}
