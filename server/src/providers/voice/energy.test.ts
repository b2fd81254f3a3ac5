import { noise, toInt16 } from '../../testing/sounds.ts'
import { describeVoice } from '../../testing/voice-conformance.ts'
import { energyVoice } from './energy.ts'
import { VOICE_INPUT_RATE_HZ } from './voice.ts'

const loud = toInt16(noise(3 * VOICE_INPUT_RATE_HZ, 0.5))
loud.fill(0, 0, VOICE_INPUT_RATE_HZ)

describeVoice('energy', { open: energyVoice, speech: loud })
