import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const READ_RETRIES = 2

/** One per signed-in workspace: the next user must not see this practitioner's cache. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: isWorthRetrying },
      // 'always': a clinic's own network works while the browser thinks it is offline.
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

export function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRefusal && failures < READ_RETRIES
}
