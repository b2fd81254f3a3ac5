import type { AuthSettings } from '../auth-deps.ts'

/** `asked` if it leads to our own site or to an allowed place; otherwise the site itself. */
export function safeRedirect(settings: AuthSettings, asked: string | undefined): string {
  const site = settings.siteUrl()
  if (asked === undefined || asked === '') return site
  const url = parse(asked, site)
  if (!url) return site
  return isOwn(url, new URL(site)) || isAllowed(url, settings.allowedRedirects) ? url.href : site
}

function parse(asked: string, site: string): URL | undefined {
  if (asked.includes('\\') || /[\p{Cc}]/u.test(asked)) return undefined
  try {
    const url = new URL(asked, `${site}/`)
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
    return isWeb && url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}

/** On loopback the port does not matter: a development server may be in front. */
function isOwn(url: URL, site: URL): boolean {
  if (url.origin === site.origin) return true
  return isLoopback(url.hostname) && isLoopback(site.hostname) && url.protocol === site.protocol
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** A glob's `*` stays within one part of the address, `**` crosses parts. */
function isAllowed(url: URL, globs: readonly string[]): boolean {
  return globs.some((glob) => {
    const pattern = glob
      .split(/(\*\*|\*)/)
      .map((part) => (part === '**' ? '.*' : part === '*' ? '[^./]*' : escapeRegExp(part)))
      .join('')
    return new RegExp(`^${pattern}$`).test(url.href)
  })
}

function escapeRegExp(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
}
