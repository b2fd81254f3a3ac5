const BYTE_ORDER_MARK = '\uFEFF'

/** RFC 4180, as spreadsheets read it. */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): string {
  const lines = [header, ...rows].map((row) => row.map((cell) => csvCell(cell ?? '')).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** What a spreadsheet would interpret as a formula is made text by an apostrophe. */
function csvCell(text: string): string {
  const defused = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${defused.replaceAll('"', '""')}"`
}
