import type { Session } from '@chartwright/contract/sessions'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { writeSession } from '../../../lib/account/auth-store.ts'
import { makeQueryClient } from '../../../lib/http/query-client.ts'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { Toaster } from '../../../ui/overlays/toaster.tsx'
import { cachedSessions } from '../sessions.cache.ts'
import { sessionsQuery } from '../sessions.queries.ts'

/** A verb of a signed-in practitioner whose list has been loaded. */
export async function runVerb<T>(api: FakeApi, useVerb: () => T) {
  vi.stubGlobal('fetch', api.fetch)
  writeSession({ token: 'token-of-a-test' })
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  await client.infiniteQuery(sessionsQuery)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  )
  const { result } = renderHook(useVerb, { wrapper })
  return { client, result, names: () => namesOf(cachedSessions(client)) }
}

function namesOf(sessions: readonly Session[]): string[] {
  return sessions.map(({ name }) => name)
}
