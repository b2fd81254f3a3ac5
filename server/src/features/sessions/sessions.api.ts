export {
  findSaved,
  findSession,
  findSessionsByName,
  listSessions,
  listSessionsById,
  findTabContent,
  isSession,
  lockSession,
  unlinkPatient as clearPatientOfSessions,
} from './sessions.queries.ts'
export {
  addNoteTab,
  findReady,
  forgetSaid,
  leaveReadyNote,
  orderFinish,
  setReady,
  setTopic,
  takesTopic,
} from './ready.queries.ts'
export { findKnown } from './known-of-visit.ts'
