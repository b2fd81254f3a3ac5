import type { ProxyOptions } from 'vite'

const calls =
  '^/(api|auth|google-signin|google-auto-create|patients|sessions|templates|notes|transcript|qa|ready|docs|dev|web-config)(/|$)'

/** Calls go to the server; a page under the same prefix (`/auth`, `/auth/verify`) stays with the app. */
export function proxyCalls(target: string): Record<string, ProxyOptions> {
  return {
    [calls]: {
      target,
      ws: true,
      bypass: (request) => {
        const asksForPage = request.headers.accept?.includes('text/html') === true
        // The way to Google and back is a page for the browser, but the service's.
        const isOurs = /^\/auth(?!\/v1\/)/.test(request.url ?? '')
        return asksForPage && isOurs ? '/index.html' : undefined
      },
    },
  }
}
