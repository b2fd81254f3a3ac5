export { pruneTrail } from './prune-trail.ts'
