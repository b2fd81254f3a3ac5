import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

export const GOOGLE_CALLBACK = 'http://localhost:3000/auth/v1/callback'
export const GOOGLE_LANDING = 'http://localhost:3000/auth/google-auto-create'

/** What the browser does on the way through Google's stand-in and back. */
export function googleTrips(app: FastifyInstance) {
  /** Cookie of this site, as the browser stores it. */
  let ownCookie = ''
  /** To our /authorize, through the provider, up to our callback's address. */
  async function travel(email: string, query: Record<string, string> = {}): Promise<string> {
    const search = new URLSearchParams({
      provider: 'google',
      redirect_to: GOOGLE_LANDING,
      login_hint: email,
      ...query,
    })
    const start = await app.inject({
      url: `/auth/v1/authorize?${search.toString()}`,
      headers: { cookie: ownCookie },
    })
    expect(start.statusCode).toBe(302)
    ownCookie = cookieOf(start)
    let url = String(start.headers.location)
    const cookies = new Map<string, string>()
    for (let hop = 0; !url.startsWith(GOOGLE_CALLBACK); hop++) {
      expect(hop).toBeLessThan(10)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      url = new URL(response.headers.get('location') ?? '', url).href
    }
    return url
  }

  async function arrive(callback: string, cookie = ownCookie) {
    const { pathname, search } = new URL(callback)
    const response = await app.inject({ url: pathname + search, headers: { cookie } })
    expect(response.statusCode).toBe(303)
    const target = new URL(String(response.headers.location))
    const fragment = new URLSearchParams(target.hash.slice(1))
    return { target, fragment, cookies: response.cookies }
  }

  return { travel, arrive, signIn: async (email: string) => arrive(await travel(email)) }
}

/** The cookies that a browser sends back. */
function cookieOf({ cookies }: LightMyRequestResponse): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
