export { findNote, listNotes, lockNotes } from './notes.queries.ts'
