/** A concept of a table with its other names. */
export interface TableRow {
  readonly group: string
  readonly name: string
  /** Of ICD-10-CM, where the row has one. */
  readonly code: string | undefined
  /** 'abdominal' for 'abdomen', where the row has one. */
  readonly adjective: string | undefined
  readonly others: readonly string[]
  readonly brands: readonly string[]
}

const ROW =
  /^(?<name>.+?)(?: \[(?<code>[^\]]+)\])?(?: \((?<adjective>[a-z]+)\))?(?: = (?<others>.+?))?(?:: (?<brands>.+))?$/

/** Rows of a table under its '## group' headings. */
export function readTable(table: string): TableRow[] {
  const rows: TableRow[] = []
  let group = ''
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('## ')) group = line.slice(3)
    else rows.push(readRow(group, line))
  }
  return rows
}

function readRow(group: string, line: string): TableRow {
  const { name = line, code, adjective, others, brands } = ROW.exec(line)?.groups ?? {}
  return { group, name, code, adjective, others: listOf(others), brands: listOf(brands) }
}

function listOf(names: string | undefined): string[] {
  return names?.split(', ') ?? []
}
