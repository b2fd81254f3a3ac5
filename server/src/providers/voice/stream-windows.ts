import { HALF_TAPS, outputAt, outputsAfter } from './resampler.ts'

export const WINDOW_SAMPLES = 512
/** No output to come needs an older input: the filter's length, and three inputs to an output. */
const REACH_BACK = 2 * HALF_TAPS + 3

/** Between two pieces: what the filter and the window that is not yet full need. */
export interface WindowsState {
  readonly inputs: number
  readonly recent: Int16Array
  readonly pending: Float32Array
}

export const WINDOWS_START: WindowsState = {
  inputs: 0,
  recent: new Int16Array(),
  pending: new Float32Array(),
}

/**
 * The 16 kHz windows that end within this piece. They lag by 32 input samples (0.7 ms), so that no
 * window has to wait for what comes after it, and their number follows from the count of inputs.
 */
export function streamWindows(
  piece: Int16Array,
  state: WindowsState,
): { windows: Float32Array[]; state: WindowsState } {
  const samples = new Int16Array(state.recent.length + piece.length)
  samples.set(state.recent)
  samples.set(piece, state.recent.length)
  const offset = state.inputs - state.recent.length
  const inputs = state.inputs + piece.length

  const done = outputsAfter(state.inputs)
  const ready = new Float32Array(state.pending.length + outputsAfter(inputs) - done)
  ready.set(state.pending)
  for (let at = state.pending.length, index = done; at < ready.length; at++, index++) {
    ready[at] = outputAt(samples, offset, index, HALF_TAPS)
  }

  const count = Math.floor(ready.length / WINDOW_SAMPLES)
  const windows = Array.from({ length: count }, (_, window) =>
    ready.slice(window * WINDOW_SAMPLES, (window + 1) * WINDOW_SAMPLES),
  )
  return {
    windows,
    state: {
      inputs,
      recent: samples.slice(-REACH_BACK),
      pending: ready.slice(count * WINDOW_SAMPLES),
    },
  }
}
