/** What is said, as a pattern of whole words, and how it is written; the first row that fits. */
export type SaidRow = readonly [said: string, written: string]
export type SaidRows = readonly (readonly [RegExp, string])[]

export function rowsOf(rows: readonly SaidRow[]): SaidRows {
  return rows.map(([said, written]) => [new RegExp(String.raw`\b${said}\b`), written])
}

export function writtenBy(rows: SaidRows, plain: string): string | undefined {
  for (const [said, written] of rows) {
    const match = said.exec(plain)
    if (match) return match.reduce((text, group, at) => text.replaceAll(`$${at}`, group), written)
  }
  return undefined
}
