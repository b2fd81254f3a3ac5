export { findNote, listNotes, lockNotes, markIncomplete } from './notes.queries.ts'
