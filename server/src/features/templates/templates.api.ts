export { findTemplate, listTemplates } from './templates.queries.ts'
