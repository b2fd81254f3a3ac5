/** One line per row under the names of the columns, all flush right. */
export function formatTable(rows: readonly object[]): string {
  const cells = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))]
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  )
  const lines = cells.map((line) =>
    line.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  '),
  )
  return `${lines.join('\n')}\n`
}
