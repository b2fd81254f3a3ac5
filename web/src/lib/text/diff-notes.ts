export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  /** A sentence, or a whole heading. */
  readonly text: string
  readonly isHeading?: true
}

interface Piece {
  readonly text: string
  readonly isHeading?: true
}

const HEADINGS = 'h1, h2, h3, h4'
const BLOCKS = 'h1, h2, h3, h4, p, li, pre, blockquote'

/** Sentence by sentence, in reading order. */
export function diffNotes(beforeHtml: string, afterHtml: string): DiffPart[] {
  const before = sentencesOf(beforeHtml)
  const after = sentencesOf(afterHtml)
  const lengths = commonLengths(before.map(textOf), after.map(textOf))
  const parts: DiffPart[] = []
  let from = 0
  let to = 0
  while (from < before.length || to < after.length) {
    const [old, fresh] = [before[from], after[to]]
    if (fresh && old?.text === fresh.text) {
      parts.push({ kind: 'same', ...fresh })
      from++
      to++
    } else if (old && at(lengths, from + 1, to) >= at(lengths, from, to + 1)) {
      parts.push({ kind: 'removed', ...old })
      from++
    } else {
      parts.push({ kind: 'added', ...(fresh ?? { text: '' }) })
      to++
    }
  }
  return parts
}

/** Of unchanged parts, only those next to a change; null for what is omitted. */
export function shortenDiff(parts: readonly DiffPart[]): (DiffPart | null)[] {
  const isNear = (index: number): boolean =>
    [index - 1, index, index + 1].some((place) => (parts[place]?.kind ?? 'same') !== 'same')
  return parts.flatMap((part, index) => {
    if (isNear(index)) return [part]
    return index === 0 || isNear(index - 1) ? [null] : []
  })
}

function textOf({ text }: Piece): string {
  return text
}

function sentencesOf(html: string): Piece[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
  return blocks.flatMap((block) => {
    for (const br of block.querySelectorAll('br')) br.replaceWith('\n')
    const lines = block.textContent.split('\n')
    const texts = lines.flatMap((line) => line.split(/(?<=[.!?])\s+(?=\S)/)).flatMap(trimmed)
    const isHeading = block.matches(HEADINGS)
    return texts.map((text): Piece => (isHeading ? { text, isHeading } : { text }))
  })
}

function trimmed(text: string): string[] {
  const clean = text.replace(/\s+/g, ' ').trim()
  return clean === '' ? [] : [clean]
}

/** How much the remainders have in common, computed from the end. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  )
  for (let from = before.length - 1; from >= 0; from--) {
    for (let to = after.length - 1; to >= 0; to--) {
      const row = lengths[from]
      if (!row) continue
      row[to] =
        before[from] === after[to]
          ? at(lengths, from + 1, to + 1) + 1
          : Math.max(at(lengths, from + 1, to), at(lengths, from, to + 1))
    }
  }
  return lengths
}

function at(lengths: readonly (readonly number[])[], from: number, to: number): number {
  return lengths[from]?.[to] ?? -1
}
