import { operate } from './operate.mjs'
import { sayToTerminal as say } from './progress.mjs'

await operate(async (dataDir) => {
  const { vocabImport } = await import('../server/src/vocab-import.ts')
  say(`${await vocabImport(dataDir, process.argv.slice(2))}\n`)
  return true
}, 'beside')
