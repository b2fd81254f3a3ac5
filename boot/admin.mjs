import { operate } from './operate.mjs'
import { sayToTerminal as say } from './progress.mjs'

await operate(async (dataDir) => {
  const { admin } = await import('../server/src/admin.ts')
  say(`${await admin(dataDir, process.argv.slice(2))}\n`)
  return true
})
