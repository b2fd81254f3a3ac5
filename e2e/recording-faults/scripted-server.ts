import { createHash } from 'node:crypto'
import { scriptedStt } from '../../server/src/providers/stt/scripted.ts'
import { energyVoice } from '../../server/src/providers/voice/energy.ts'
import { serveHearing } from '../cluster/serve-hearing.ts'

/**
 * The product with a recogniser that writes a fingerprint of the samples it is given: equal
 * transcripts mean equal cuts of equal sound.
 */
const stt = scriptedStt((pcm) => {
  const bytes = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)} ${String(pcm.length)}`
})
await serveHearing({ stt, voice: energyVoice() })
