export { findLastAnswer, listConsents } from './consent.queries.ts'
export { listWordings } from './wording.queries.ts'
