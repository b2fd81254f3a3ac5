import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../core/google/redirects.ts'

/** Which browser began a trip; only the service reads it. */
const BROWSER = 'chartwright_trip'
/** Which answer this browser came back with; the page compares it with the address. */
const ARRIVAL = 'chartwright_arrival'
/** In the query: a proxy that names us otherwise must not send the browser in circles. */
const AT_HOME = 'at_home'
const BROWSER_S = 600
const ARRIVAL_S = 60
const MARK = /^[\w-]{43}$/

/** Lax, not Strict: Google sends the browser back here, and the cookie must come along. */
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

/** Tokens in an address prove nothing of who brought them: the page asks for this cookie as well. */
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
 * This computer has several names, and a cookie belongs to one of them: the trip begins at the name
 * that it comes back to. Undefined when it does already, or was sent there once.
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
