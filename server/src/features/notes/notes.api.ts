export {
  findNote,
  listNotes,
  lockNotes,
  markIncomplete,
  markReadyIncomplete,
} from './notes.queries.ts'
