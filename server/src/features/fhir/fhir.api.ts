export { readSentNote } from './read-sent-note.ts'
export type { DocumentDeps } from './read-document.ts'
