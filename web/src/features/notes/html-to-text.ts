const HEADINGS = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'])
const LISTS = new Set(['UL', 'OL'])
const INDENT = '  '

interface Block {
  readonly kind: 'heading' | 'list' | 'text'
  readonly lines: readonly string[]
}

/**
 * A note as an EHR's plain-text field accepts it: headings on a line of their own after a blank
 * line, '- ' and '1. ' for lists, never two blank lines in a row.
 */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = blocksOf(body).filter(({ lines }) => lines.some((line) => line !== ''))
  const lines = blocks.flatMap((block, index) =>
    isApart(blocks[index - 1], block) ? ['', ...block.lines] : block.lines,
  )
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

/** No blank line between a heading and its text, or between a sentence and its list. */
function isApart(before: Block | undefined, { kind }: Block): boolean {
  if (!before) return false
  if (kind === 'heading') return true
  return before.kind !== 'heading' && !(kind === 'list' && before.kind === 'text')
}

/** Text between blocks, as in a list item, is a block as well. */
function blocksOf(parent: Element): Block[] {
  const blocks: Block[] = []
  let inline = ''
  const closeInline = (): void => {
    if (inline.trim() !== '') blocks.push({ kind: 'text', lines: linesOf(inline) })
    inline = ''
  }
  for (const node of parent.childNodes) {
    const block = node instanceof Element ? blockOf(node) : undefined
    if (!block) inline += textOf(node)
    else {
      closeInline()
      blocks.push(...block)
    }
  }
  closeInline()
  return blocks
}

/** Undefined for inline elements. */
function blockOf(element: Element): Block[] | undefined {
  const { tagName } = element
  if (HEADINGS.has(tagName)) return [{ kind: 'heading', lines: linesOf(textOf(element)) }]
  if (LISTS.has(tagName)) return [{ kind: 'list', lines: listLines(element) }]
  switch (tagName) {
    case 'P':
      return [{ kind: 'text', lines: linesOf(textOf(element)) }]
    case 'PRE':
      return [{ kind: 'text', lines: plain(element.textContent).split('\n') }]
    case 'HR':
      return [{ kind: 'text', lines: ['---'] }]
    case 'BLOCKQUOTE':
      return blocksOf(element).map(indented)
    case 'LI':
      return blocksOf(element)
    default:
      return undefined
  }
}

function listLines(list: Element): string[] {
  return [...list.children].flatMap((item, index) => {
    const mark = list.tagName === 'OL' ? `${index + 1}. ` : '- '
    const [first = '', ...rest] = blocksOf(item).flatMap(({ lines }) => lines)
    return [mark + first, ...rest.map((line) => INDENT + line)]
  })
}

function indented({ kind, lines }: Block): Block {
  return { kind, lines: lines.map((line) => INDENT + line) }
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim())
}

function textOf(node: Node): string {
  if (node.nodeName === 'BR') return '\n'
  if (node instanceof Element) return [...node.childNodes].map(textOf).join('')
  return plain(node.textContent ?? '').replace(/\s*[\n\r]\s*|\t/g, ' ')
}

/** No-break and other unusual spaces become spaces; zero-width characters are dropped. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u2007\u202f]/g, ' ').replace(/[\u200b\u2060\ufeff]/g, '')
}
