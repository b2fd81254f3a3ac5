export { findNote, listNotes } from './notes.queries.ts'
