import { COOKIE_PATH, COOKIE_SAME_SITE } from '@chartwright/contract/limits'

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair === undefined ? undefined : decode(pair.slice(name.length + 1))
}

export function writeCookie(name: string, value: string, maxAgeS: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const attributes = `Path=${COOKIE_PATH}; Max-Age=${maxAgeS}; SameSite=${COOKIE_SAME_SITE}${secure}`
  document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0)
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
