import { inputsFor, outputsAfter, resampleWhole } from './resampler.ts'
import { WINDOW_SAMPLES } from './stream-windows.ts'
import type { VoiceActivity, VoiceState } from './voice.ts'

/** Root mean square in 16-bit steps: a voice at arm's length is far above it. */
const LOUD = 300

interface EnergyState {
  readonly inputs: number
  readonly energy: number
}

/** Calls speech whatever is loud: for tests and benches, without a model or a process. */
export function energyVoice(): VoiceActivity {
  return {
    async listen(samples, state) {
      const { inputs, energy } = (state as unknown as EnergyState | undefined) ?? START
      const heard = listenToEnergy(samples, inputs, energy)
      return { probabilities: heard.probabilities, state: heard.state as unknown as VoiceState }
    },
    resample: async (samples) => resampleWhole(samples),
    close: async () => undefined,
  }
}

const START: EnergyState = { inputs: 0, energy: 0 }

function listenToEnergy(samples: Int16Array, before: number, energyBefore: number) {
  const probabilities: number[] = []
  let energy = energyBefore
  let window = windowsAfter(before)
  let start = endOf(window - 1)
  let end = endOf(window)
  for (const [at, sample] of samples.entries()) {
    energy += sample ** 2
    if (before + at + 1 < end) continue
    probabilities.push(Math.sqrt(energy / (end - start)) > LOUD ? 1 : 0)
    energy = 0
    window++
    start = end
    end = endOf(window)
  }
  const state: EnergyState = { inputs: before + samples.length, energy }
  return { probabilities: Float32Array.from(probabilities), state }
}

function windowsAfter(inputs: number): number {
  return Math.floor(outputsAfter(inputs) / WINDOW_SAMPLES)
}

/** The number of inputs after which this window, counted from 0, has ended. */
function endOf(window: number): number {
  return inputsFor((window + 1) * WINDOW_SAMPLES)
}
