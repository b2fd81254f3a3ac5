/** Pieces of data under their names. */
export type Data = Readonly<Record<string, string>>

/**
 * Each piece between marks that none of them holds, so that no data can end itself and go on as an
 * instruction.
 */
export function fence(data: Data): string {
  const all = Object.values(data).join('\n')
  let number = 1
  while (all.includes(`-${String(number)}>`)) number += 1
  return Object.entries(data)
    .map(([name, text]) => {
      const mark = `${name}-${String(number)}`
      return `<${mark}>\n${text}\n</${mark}>`
    })
    .join('\n\n')
}
