/**
 * Removes what no page shows and no file format accepts: control and zero-width characters. Tabs
 * become spaces, since another program's columns mean nothing here.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[\p{Cc}\u200b\u2060\ufeff\ufffe\uffff]/gu, (found) => (found === '\n' ? found : ''))
}

/** One line of a header: also without anything that changes the direction of what follows. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
