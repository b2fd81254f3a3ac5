export { listTasks, unlinkPatient as clearPatientOfTasks } from './tasks.queries.ts'
