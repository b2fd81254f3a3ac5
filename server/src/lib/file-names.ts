const MAX_CHARS = 60

/**
 * A name as one path segment that every system accepts: no separators, nothing invisible or
 * direction-changing, no dots or spaces at its ends. The caller puts a number before it, so that it
 * is never empty, never a device name and always unique.
 */
export function fileNameOf(name: string): string {
  const cleaned = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|%$`~]+/g, ' ')
    .replace(/\s+/g, ' ')
  const short = Array.from(cleaned).slice(0, MAX_CHARS).join('')
  return short.replace(/^[. ]+|[. ]+$/g, '')
}

export function numbered(index: number, ...words: readonly string[]): string {
  return [String(index + 1).padStart(4, '0'), ...words].filter((word) => word !== '').join(' ')
}
