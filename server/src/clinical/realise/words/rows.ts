/** A rule of a table: words that fit the pattern are written so ('$&' and '$1' as in a replacement), with an example. */
export type Row = readonly [said: RegExp, written: string, example: string, becomes: string]

/** As the first row that fits writes it; undefined where none does. */
export function writeBy(rows: readonly Row[], words: string): string | undefined {
  const row = rows.find(([said]) => said.test(words))
  return row === undefined ? undefined : words.replace(row[0], row[1])
}

/** Every row that fits, one after the other. */
export function rewriteBy(rows: readonly Row[], words: string): string {
  return rows.reduce((done, [said, written]) => done.replace(said, written), words)
}
