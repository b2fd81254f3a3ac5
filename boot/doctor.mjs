import { operate } from './operate.mjs'
import { sayToTerminal as say } from './progress.mjs'

await operate(async (dataDir) => {
  const { doctor } = await import('../server/src/doctor/doctor.ts')
  return doctor(dataDir, say)
})
