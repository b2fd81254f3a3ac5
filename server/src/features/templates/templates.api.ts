export { findTemplate } from './templates.queries.ts'
