import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { makeQueryClient } from '../../lib/http/query-client.ts'
import { Toaster } from '../../ui/overlays/toaster.tsx'

/** The base of every signed-in page. Its cache has the same lifetime. */
export function Workspace({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  )
}
