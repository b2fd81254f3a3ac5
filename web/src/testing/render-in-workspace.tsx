import { QueryClientProvider } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { writeSession } from '../lib/account/auth-store.ts'
import { makeQueryClient } from '../lib/http/query-client.ts'
import { Toaster } from '../ui/overlays/toaster.tsx'
import type { FakeApi } from './fake-api.ts'

/** As a signed-in practitioner, with the given server; a failed read is not retried. */
export function renderInWorkspace(children: ReactNode, api: FakeApi): RenderResult {
  vi.stubGlobal('fetch', api.fetch)
  writeSession({ token: 'token-of-a-test' })
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  return render(
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>,
  )
}
