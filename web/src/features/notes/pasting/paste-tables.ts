/** A row becomes a line: 'Sodium | 140'. */
export function tablesToLines(body: Element): void {
  // Inner tables first, so that a table in a cell is already text when its row is read.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const lines = [...table.querySelectorAll('tr')].flatMap(lineOf)
    const captions = [...table.querySelectorAll('caption')].flatMap(({ textContent }) =>
      paragraph(table, tidy(textContent)),
    )
    table.replaceWith(...captions, ...lines)
  }
}

function lineOf(row: Element): Element[] {
  const cells = [...row.children].map((cell) => tidy(textOf(cell)))
  return cells.some((cell) => cell !== '') ? paragraph(row, cells.join(' | ')) : []
}

function paragraph(near: Element, text: string): Element[] {
  if (text === '') return []
  const element = near.ownerDocument.createElement('p')
  element.textContent = text
  return [element]
}

/** Paragraphs and breaks in a cell separate words. */
function textOf(cell: Element): string {
  const walk = (node: Node): string => {
    if (node.nodeName === 'BR') return ' '
    if (!(node instanceof Element)) return node.textContent ?? ''
    const inner = [...node.childNodes].map(walk).join('')
    return /^(?:P|DIV|LI|H[1-6])$/.test(node.tagName) ? ` ${inner} ` : inner
  }
  return walk(cell)
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
