export { appendLines } from './append-lines.ts'
export { segmentsOfText } from './lines-of.ts'
export { findTranscript, listSegmentsOfSession } from './transcript.queries.ts'
