export { pruneTrail } from './prune-trail.ts'
export { sealEntries } from './seal-entries.ts'
export { verifyTrail } from './verify-trail.ts'
