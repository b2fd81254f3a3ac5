import { serveJobs } from '../lib/serve-jobs.ts'

export type PoolTestJob =
  | { readonly act: 'pid' }
  | { readonly act: 'echo'; readonly value: unknown }
  | { readonly act: 'fail' | 'crash' | 'hang' | 'wait for abort' }

// Like native threads, it keeps the process alive when nothing else does.
setInterval(() => undefined, 1_000)

await serveJobs<PoolTestJob, unknown>(async () => async (job, signal) => {
  switch (job.act) {
    case 'pid':
      return process.pid
    case 'echo':
      return job.value
    case 'fail':
      throw new RangeError('the patient said: hunter2')
    case 'crash':
      process.kill(process.pid, 'SIGKILL')
      return undefined
    case 'hang':
      for (;;);
    case 'wait for abort':
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve('noticed')))
  }
})
