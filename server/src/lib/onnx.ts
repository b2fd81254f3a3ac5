import { InferenceSession, type Tensor } from 'onnxruntime-node'

/** The output of that name. */
type Outputs = (name: string) => Tensor

export interface OnnxModel {
  readonly outputNames: readonly string[]
  /** Only outputs with these names are computed; all if none are given. */
  run(inputs: Readonly<Record<string, Tensor>>, names?: readonly string[]): Promise<Outputs>
}

interface OnnxOptions {
  /**
   * Memory of a run is kept for the next one: faster for many small runs, expensive for a few big
   * ones.
   */
  readonly isArenaKept?: boolean
  /** One by default, as many processes share the cores. */
  readonly threads?: number
}

/** Only in a child process: the runtime may abort. */
export async function openOnnx(
  /** A file's path, or its contents. */
  model: string | Buffer,
  { isArenaKept = true, threads = 1 }: OnnxOptions = {},
): Promise<OnnxModel> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: isArenaKept,
    logSeverityLevel: 3,
    // Threads that wait for work use no CPU time.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  }
  const session =
    typeof model === 'string'
      ? await InferenceSession.create(model, options)
      : await InferenceSession.create(model, options)
  return {
    outputNames: session.outputNames,
    async run(inputs, names = session.outputNames) {
      const outputs: Readonly<Record<string, Tensor>> = await session.run(inputs, names)
      return (name) => {
        const tensor = outputs[name]
        if (!tensor) throw new TypeError(`The model gave no ${name}.`)
        return tensor
      }
    },
  }
}

export function floatsOf({ data }: Tensor): Float32Array {
  if (data instanceof Float32Array) return data
  throw new TypeError('The model gave no floats.')
}
