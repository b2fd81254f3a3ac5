import { createHash } from 'node:crypto'
import { main } from '../../server/src/main.ts'
import { scriptedStt } from '../../server/src/providers/stt/scripted.ts'
import { energyVoice } from '../../server/src/providers/voice/energy.ts'

/**
 * The product with a recogniser that writes a fingerprint of the samples it is given: equal
 * transcripts mean equal cuts of equal sound.
 */
const stt = scriptedStt((pcm) => {
  const bytes = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)} ${String(pcm.length)}`
})
const { DATA_DIR: dataDir } = process.env
if (dataDir === undefined) throw new Error('DATA_DIR is missing')
const running = await main({ dataDir, speech: { stt, voice: energyVoice() } })
process.once('SIGTERM', () => {
  void running.stop().then(() => process.exit())
})
