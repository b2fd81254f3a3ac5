/** Collects samples and hands them over in pieces of one length. */
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
    /** What fills no whole frame; it is not handed over again. */
    rest: () => {
      const rest = frame.slice(0, filled)
      filled = 0
      return rest
    },
  }
}
