import type { ProxyOptions } from 'vite'

const calls =
  '^/(api|auth|google-signin|google-auto-create|patients|sessions|templates|notes|transcript|qa|ready|docs|dev)(/|$)'

/** Calls go to the server; a page under the same prefix (`/auth`, `/auth/verify`) stays with the app. */
export function proxyCalls(target: string): Record<string, ProxyOptions> {
  return {
    [calls]: {
      target,
      ws: true,
      bypass: (request) => {
        const asksForPage = request.headers.accept?.includes('text/html') === true
        return asksForPage && request.url?.startsWith('/auth') === true ? '/index.html' : undefined
      },
    },
  }
}
