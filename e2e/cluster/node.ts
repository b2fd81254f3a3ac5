import { chooseStt } from '../../server/src/choose-stt.ts'
import { loadConfig } from '../../server/src/config.ts'
import { energyVoice } from '../../server/src/providers/voice/energy.ts'
import { serveHearing } from './serve-hearing.ts'

/** The product as its settings say, but that made sound counts as a voice. */
const { stt } = chooseStt(loadConfig())
await serveHearing({ stt, voice: energyVoice() })
