/** What a mailed link or the authentication service put into the address. */
export type LinkData = Readonly<Record<string, string>>

/**
 * The fragment takes precedence over the query: query strings get logged, so ours are in fragments.
 */
export function readLinkData({ search, hash }: { search: string; hash: string }): LinkData {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return Object.fromEntries([...new URLSearchParams(search), ...fragment])
}

/** Removes tokens from the address bar and the history. */
export function hideLinkData(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
