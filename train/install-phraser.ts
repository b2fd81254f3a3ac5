import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Puts a trained phraser into the product, with its hash: `npm run train:install-phraser FOLDER`. */
const [from] = process.argv.slice(2)
if (from === undefined) throw new Error('Which folder? npm run train:install-phraser out')
const folder = join(import.meta.dirname, '../server/src/providers/reader/builtin/phraser')
const weights = join(folder, 'weights')
for (const name of ['talk.onnx', 'sentence.onnx', 'words.bin'])
  writeFileSync(join(weights, name), whole(join(from, name)))
copyFileSync(
  join(import.meta.dirname, '../.cache/train/phrase-words.json'),
  join(weights, 'common-words.json'),
)
const hash = createHash('sha256')
for (const name of ['talk.onnx', 'sentence.onnx', 'words.bin', 'common-words.json'])
  hash.update(readFileSync(join(weights, name)))
const source = join(folder, 'phraser-hash.ts')
const text = readFileSync(source, 'utf8').replace(/'[0-9a-f]{64}'/, `'${hash.digest('hex')}'`)
writeFileSync(source, text)

/** A large file is exported in numbered parts. */
function whole(file: string): Buffer {
  if (existsSync(file)) return readFileSync(file)
  const parts: Buffer[] = []
  while (existsSync(`${file}.${String(parts.length)}`))
    parts.push(readFileSync(`${file}.${String(parts.length)}`))
  if (parts.length === 0) throw new Error(`${file} does not exist.`)
  return Buffer.concat(parts)
}
