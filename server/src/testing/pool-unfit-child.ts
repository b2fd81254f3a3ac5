import { serveJobs } from '../lib/serve-jobs.ts'

await serveJobs(async () => {
  throw new Error('The weights are missing.')
})
