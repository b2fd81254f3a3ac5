export {
  findTabContent,
  isSession,
  lockSession,
  unlinkPatient as clearPatientOfSessions,
} from './sessions.queries.ts'
