export { appendLines } from './append-lines.ts'
export { segmentsOfText } from './lines-of.ts'
export { countHeardAgain, replaceHeard } from './replace-heard.ts'
export {
  deleteTranscript,
  findText,
  findTranscript,
  listSegmentsOfSession,
} from './transcript.queries.ts'
