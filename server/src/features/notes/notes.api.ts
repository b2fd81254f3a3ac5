export {
  findNote,
  listNotes,
  lockNotes,
  markBeforeSecondHearing,
  markIncomplete,
  markReadyIncomplete,
} from './notes.queries.ts'
export { listVersionTexts } from './history/versions.queries.ts'
export { listSignatures } from './signing/signatures.queries.ts'
