import { operate } from './operate.mjs'
import { sayToTerminal as say } from './progress.mjs'

await operate(async (dataDir) => {
  const { backup } = await import('../server/src/backup.ts')
  say(`${await backup({ dataDir, args: process.argv.slice(2) })}\n`)
  return true
}, 'beside')
