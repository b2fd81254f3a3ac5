import type { Node } from '@tiptap/pm/model'

export interface DocText {
  /** One line for each line of the note that is not a heading, with whitespace collapsed. */
  readonly text: string
  /** The position of each character in the document. */
  readonly positions: readonly number[]
}

/** The text as the server reads it when it looks for sentences. */
export function readDoc(doc: Node): DocText {
  const characters: string[] = []
  const positions: number[] = []
  const add = (character: string, position: number): void => {
    const last = characters.at(-1) ?? '\n'
    const isSpace = character !== '\n' && /\s/.test(character)
    if (isSpace && (last === ' ' || last === '\n')) return
    if (character === '\n' && last === ' ') {
      characters.pop()
      positions.pop()
    }
    characters.push(isSpace ? ' ' : character)
    positions.push(position)
  }
  doc.descendants((node, position) => {
    if (node.type.name === 'heading') return false
    if (!node.isTextblock) return true
    node.forEach((child, offset) => {
      const start = position + 1 + offset
      const inside = child.isText ? (child.text ?? '') : '\n'
      for (let at = 0; at < inside.length; at++) add(inside.charAt(at), start + at)
    })
    add('\n', position + node.nodeSize - 1)
    return false
  })
  return { text: characters.join(''), positions }
}
