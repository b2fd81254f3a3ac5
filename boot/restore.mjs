import { operate } from './operate.mjs'
import { sayToTerminal as say } from './progress.mjs'

await operate(async (dataDir) => {
  const { restore } = await import('../server/src/restore.ts')
  say(`${await restore({ dataDir, args: process.argv.slice(2) })}\n`)
  return true
}, 'alone')
