export { readSamples } from './audio.queries.ts'
export { listRecordings } from './recordings.queries.ts'
