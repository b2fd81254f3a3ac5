import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../core/google/redirects.ts'

/** Which browser started a trip; only the service reads it. */
const BROWSER = 'chartwright_trip'
/** Which response this browser returned with; the page compares it with the address. */
const ARRIVAL = 'chartwright_arrival'
/** In the query: a proxy that uses another hostname must not cause a redirect loop. */
const AT_HOME = 'at_home'
const BROWSER_S = 600
const ARRIVAL_S = 60
const MARK = /^[\w-]{43}$/

/** Lax, not Strict: Google redirects the browser here, and the cookie must be sent. */
export function markBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  serviceUrl: string,
): string {
  const mark = readBrowserMark(request) ?? newMark()
  const path = new URL(serviceUrl).pathname
  setCookie(
    reply,
    serviceUrl,
    `${BROWSER}=${mark}; Path=${path}; Max-Age=${String(BROWSER_S)}; SameSite=Lax; HttpOnly`,
  )
  return mark
}

export function readBrowserMark({ headers }: FastifyRequest): string | undefined {
  for (const pair of headers.cookie?.split('; ') ?? []) {
    const [name, value = ''] = pair.split('=')
    if (name === BROWSER && MARK.test(value)) return value
  }
  return undefined
}

/** Tokens in an address do not prove who brought them: the page requires this cookie as well. */
export function markArrival(reply: FastifyReply, serviceUrl: string): string {
  const mark = newMark()
  setCookie(
    reply,
    serviceUrl,
    `${ARRIVAL}=${mark}; Path=/; Max-Age=${String(ARRIVAL_S)}; SameSite=Strict`,
  )
  return mark
}

/**
 * This computer has several hostnames, and a cookie belongs to one of them: the trip starts at the
 * hostname that it returns to. Undefined if it does already, or was redirected there once.
 */
export function sameTripAtHome(request: FastifyRequest, serviceUrl: string): string | undefined {
  const home = new URL(`${serviceUrl}/authorize`)
  const isElsewhere = request.hostname !== home.hostname
  if (!isElsewhere || !isLoopback(request.hostname) || !isLoopback(home.hostname)) return undefined
  home.search = new URL(request.url, home).search
  if (home.searchParams.has(AT_HOME)) return undefined
  home.searchParams.set(AT_HOME, '1')
  return home.href
}

function newMark(): string {
  return randomBytes(32).toString('base64url')
}

function setCookie(reply: FastifyReply, serviceUrl: string, cookie: string): void {
  const secure = serviceUrl.startsWith('https:') ? '; Secure' : ''
  void reply.header('set-cookie', cookie + secure)
}
