export { findById, viewProfile } from './product/practitioner-accounts.queries.ts'
