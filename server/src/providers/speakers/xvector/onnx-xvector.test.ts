import { expect, test } from 'vitest'
import { glidingTone } from '../../../testing/gliding-tone.ts'
import { computeMfcc } from './mfcc.ts'
import { FRAME_SIZE, loadXVector } from './onnx-xvector.ts'
import { subtractMean } from './subtract-mean.ts'

/** Kaldi's weights in double precision: layers, statistics, centring and whitening one by one. */
const REFERENCE = [
  0.0089, 0.0577, 0.0796, -0.0612, -0.036, 0.0313, -0.0339, -0.0441, -0.0569, -0.0394, 0.0238,
  -0.1119, 0.0202, -0.0052, 0.0186, 0.1176, -0.0245, 0.0037, -0.0508, -0.0237, -0.113, 0.0628,
  0.073, -0.0856, -0.0679, -0.0524, -0.0375, -0.0283, 0.1013, 0.0736, -0.0859, 0.024, -0.1091,
  0.0408, -0.0184, -0.0719, -0.1169, -0.0267, -0.0683, -0.1245, -0.0336, -0.1281, -0.0023, -0.0146,
  -0.0772, -0.0129, -0.0595, -0.0766, -0.0286, -0.0531, 0.0321, -0.0587, 0.0324, 0.0358, 0.0312,
  0.0284, 0.0219, -0.0836, -0.0615, -0.0186, -0.1481, -0.0839, -0.0551, -0.0123, -0.1717, -0.1228,
  -0.0207, 0.0945, -0.1421, 0.0686, 0.1242, -0.0728, 0.0539, -0.0151, -0.1564, -0.065, -0.0857,
  -0.1715, -0.0811, -0.0837, 0.0536, -0.0807, 0.136, -0.0469, 0.1735, 0.2608, -0.0147, 0.1869,
  0.1686, 0.0088, 0.031, -0.0267, -0.0169, 0.0152, 0.1438, 0.0401, 0.1542, -0.094, 0.0052, 0.2783,
  0.0458, 0.0023, 0.1055, 0.0295, 0.0257, 0.0311, -0.1953, -0.0453, 0.005, -0.1541, 0.0002, 0.1012,
  0.1989, -0.0746, -0.1039, -0.0424, 0.108, -0.0077, -0.0085, -0.1227, 0.0199, 0.0042, 0.1941,
  0.0051, -0.0926, 0.0334, 0.0326, -0.0892,
]

test('the network that is shipped gives what Kaldi’s weights give', async () => {
  const network = await loadXVector()
  const frames = await network.frames(subtractMean(computeMfcc(glidingTone())))
  const count = frames.length / FRAME_SIZE
  expect(count).toBe(184)
  const statistics = new Float32Array(2 * FRAME_SIZE)
  for (let row = 0; row < FRAME_SIZE; row++) {
    const own = frames.subarray(row * count, (row + 1) * count)
    const mean = own.reduce((sum, value) => sum + value, 0) / count
    const variance = own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count
    statistics[row] = mean
    statistics[FRAME_SIZE + row] = Math.sqrt(variance)
  }
  const [print] = await network.prints(statistics)
  const cosine = REFERENCE.reduce((sum, value, at) => sum + value * (print?.[at] ?? 0), 0)
  expect(cosine).toBeGreaterThan(0.998)
})
