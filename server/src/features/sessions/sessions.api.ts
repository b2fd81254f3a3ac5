export { unlinkPatient as clearPatientOfSessions } from './sessions.queries.ts'
