import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { identifyByJwks } from '../features/auth/identify-remote.ts'
import { remoteService } from '../features/auth/product/remote-service.ts'
import { openGateway, type Gateway } from './gateway.ts'
import { movableClock, type MovableClock } from './movable-clock.ts'
import { testApp, type TestApp } from './test-app.ts'

export interface RemoteApps {
  /** Serves the accounts at the gateway. */
  readonly accounts: TestApp
  readonly gateway: Gateway
  readonly time: MovableClock
  /** The product, whose AUTH_URL is the gateway. */
  readonly product: TestApp
  /** The same product with empty caches and shorter timeouts. */
  impatientProduct(): Promise<FastifyInstance>
}

/** Two installations: the accounts of one are served by the other, over a real port. */
export async function remoteApps(): Promise<RemoteApps> {
  const gateway = await openGateway()
  const time = movableClock()
  const { clock } = time
  const accounts = await testApp({
    clock,
    env: { PUBLIC_URL: gateway.address },
    settings: { trustProxy: 'loopback' },
  })
  gateway.serve((request, response) => {
    accounts.app.routing(request, response)
  })
  await accounts.app.ready()
  const authUrl = `${gateway.address}/auth/v1`
  const serviceKey = await accounts.core.tokens.signService()
  const anonKey = 'the public key'
  const env = { AUTH_URL: authUrl, AUTH_ANON_KEY: anonKey, AUTH_SERVICE_KEY: serviceKey }
  const product = await testApp({ clock, env })
  return {
    accounts,
    gateway,
    time,
    product,
    impatientProduct() {
      const timeoutMs = 3_000
      const service = remoteService(authUrl, anonKey, serviceKey, timeoutMs)
      const identify = identifyByJwks({ authUrl, service, clock, timeoutMs })
      return buildApp({
        ...product.deps,
        accounts: { ...product.deps.accounts, service, identify },
      })
    },
  }
}
