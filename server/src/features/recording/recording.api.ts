export { readSamples } from './audio.queries.ts'
export type { LastWords } from './last-words.ts'
export { listRecordings } from './recordings.queries.ts'
