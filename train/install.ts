import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Puts weights that were trained into the product, with their hash: `npm run train:install FILE`. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Which file? npm run train:install out/reader.onnx')
const folder = join(import.meta.dirname, '../server/src/providers/reader/builtin')
copyFileSync(file, join(folder, 'weights/reader.onnx'))
const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
const source = join(folder, 'weights-hash.ts')
const text = readFileSync(source, 'utf8').replace(/'[0-9a-f]*'/, `'${hash}'`)
writeFileSync(source, text)
