/** What a mailed link or the authentication service put into the address. */
export type LinkData = Readonly<Record<string, string>>

/** The fragment counts before the query: query strings get logged, so ours come in fragments. */
export function readLinkData({ search, hash }: { search: string; hash: string }): LinkData {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return Object.fromEntries([...new URLSearchParams(search), ...fragment])
}

/** Tokens do not stay in the address bar, nor in the history. */
export function hideLinkData(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
