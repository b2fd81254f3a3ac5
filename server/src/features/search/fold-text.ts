/** Folded like the database's `search_fold` does. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u3099\u309a]/g

export interface Folded {
  readonly text: string
  /** Where each unit of the folded text started. */
  readonly from: readonly number[]
  /** And where the original of it ended. */
  readonly to: readonly number[]
}

/** In lower case and without accents, with positions in the original text. */
export function foldText(original: string): Folded {
  let text = ''
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const character of original) {
    const end = at + character.length
    const folded = character.normalize('NFKD').replace(MARKS, '').toLowerCase()
    for (let unit = 0; unit < folded.length; unit++) {
      from.push(at)
      to.push(end)
    }
    text += folded
    at = end
  }
  return { text, from, to }
}
