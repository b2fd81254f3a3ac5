import { InferenceSession, type Tensor } from 'onnxruntime-node'
import { getPackageFile } from './get-package-file.ts'

/** The output of that name. */
type Outputs = (name: string) => Tensor

export interface OnnxModel {
  readonly outputNames: readonly string[]
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Outputs>
}

/** Only in a child process: the runtime may abort. One thread, as many processes share the cores. */
export async function openOnnx(packageName: string, path: string): Promise<OnnxModel> {
  const session = await InferenceSession.create(getPackageFile(packageName, path), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
  })
  return {
    outputNames: session.outputNames,
    async run(inputs) {
      const outputs: Readonly<Record<string, Tensor>> = await session.run(inputs)
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
