export { unlinkPatient as clearPatientOfTasks } from './tasks.queries.ts'
