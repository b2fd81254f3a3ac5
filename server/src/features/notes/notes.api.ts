export {
  findNote,
  listNotes,
  lockNotes,
  markBeforeSecondHearing,
  markIncomplete,
  markReadyIncomplete,
} from './notes.queries.ts'
