import { AuthClient } from '@supabase/auth-js'
import type { FastifyInstance } from 'fastify'

export type TestAuthClient = InstanceType<typeof AuthClient>

/** The published client against a listening app, as a browser uses it. */
export async function authClientFor(app: FastifyInstance): Promise<() => TestAuthClient> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return () =>
    new AuthClient({
      url: `${address}/auth/v1`,
      headers: { apikey: 'embedded' },
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      flowType: 'implicit',
      storageKey: `test-${Math.random().toString(36)}`,
      storage: memoryStorage(),
    })
}

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
