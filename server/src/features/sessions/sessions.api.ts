export {
  findSession,
  listSessions,
  findTabContent,
  isSession,
  lockSession,
  unlinkPatient as clearPatientOfSessions,
} from './sessions.queries.ts'
export { findKnown } from './known-of-visit.ts'
