export { readSettings } from './settings.queries.ts'
