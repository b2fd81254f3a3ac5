import { operate } from './operate.mjs'
import { sayToTerminal as say } from './progress.mjs'

await operate(async (dataDir) => {
  const { speechInstall } = await import('../server/src/speech-install.ts')
  say(`${await speechInstall(dataDir, process.argv.slice(2), say)}\n`)
  return true
})
