import { serveJobs } from '../../../lib/serve-jobs.ts'
import { loadReader } from './onnx-reader.ts'

await serveJobs<Int32Array, Float32Array>(loadReader)
