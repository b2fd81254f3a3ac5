/** Collects samples and passes them on in pieces of equal length. */
export function makeFramer(
  frameSamples: number,
  onFrame: (frame: Int16Array<ArrayBuffer>) => void,
): { add: (samples: Int16Array) => void; rest: () => Int16Array<ArrayBuffer> } {
  let frame = new Int16Array(frameSamples)
  let filled = 0
  return {
    add: (samples) => {
      let at = 0
      while (at < samples.length) {
        const piece = samples.subarray(at, at + frameSamples - filled)
        frame.set(piece, filled)
        filled += piece.length
        at += piece.length
        if (filled < frameSamples) continue
        const full = frame
        frame = new Int16Array(frameSamples)
        filled = 0
        onFrame(full)
      }
    },
    /** The last partial frame; it is not passed on again. */
    rest: () => {
      const rest = frame.slice(0, filled)
      filled = 0
      return rest
    },
  }
}
