import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from './app-error.ts'
import { findBearerToken } from './bearer-token.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * /metrics for Prometheus, with a bearer token of its own. Labels are methods, statuses and route
 * patterns: no address, no id, no patient data.
 */
export function serveMetrics(app: FastifyInstance, pool: Pool, token: string | undefined): void {
  if (token === undefined) return
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'chartwright_requests_total',
    help: 'Requests answered',
    labelNames,
    registers,
  })
  const durations = new Histogram({
    name: 'chartwright_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route'] as const,
    buckets: SECONDS,
    registers,
  })
  new Gauge({
    name: 'chartwright_database_connections',
    help: 'Connections of this node, by what they do',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    },
  })

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown'
    requests.inc({ method, route, status: reply.statusCode })
    durations.observe({ method, route }, reply.elapsedTime / 1_000)
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSame(findBearerToken(request) ?? '', token)) throw new AppError('INVALID_TOKEN')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
