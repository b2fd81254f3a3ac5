export type Inline = string | Emphasis

interface Emphasis {
  readonly tag: 'strong' | 'em' | 's' | 'code'
  readonly children: readonly Inline[]
}

interface ListItem {
  readonly text: readonly Inline[]
  readonly inner: readonly List[]
}

export interface List {
  readonly kind: 'list'
  readonly isOrdered: boolean
  readonly items: readonly ListItem[]
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'rule' }
  | List

const HEADING = /^ {0,3}(?<marks>#{1,6})[ \t]+(?<text>.*?)(?:[ \t]+#+)?[ \t]*$/
const ITEM = /^(?<indent>[ \t]*)(?<mark>[-*+]|\d{1,9}[.)])[ \t]+(?<text>.*)$/
const RULE = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/
/** The start of a mark, which cannot be interpreted before more has arrived. */
const UNDECIDED = /(?:^[ \t]*(?:#{1,6}|[-*+]{1,2}|\d{1,9}[.)]?|`{1,3}\w*)|[*_~]{1,2})[ \t]*$/

/** What models write: headings, paragraphs with line breaks, nested lists, rules, emphasis. */
export function parseMarkdown(text: string, { isComplete = true } = {}): Block[] {
  const lines = withoutFence(text.replace(/\r\n?/g, '\n').split('\n'))
  if (!isComplete) lines.push((lines.pop() ?? '').replace(UNDECIDED, ''))
  const blocks: Block[] = []
  let paragraph: string[] = []
  let items: string[] = []
  const close = (): void => {
    if (items.length > 0) blocks.push(...readLists(items, isComplete))
    if (paragraph.length > 0) {
      const read = paragraph.map((line) => parseInline(line, isComplete))
      blocks.push({ kind: 'paragraph', lines: read })
    }
    paragraph = []
    items = []
  }
  for (const line of lines) {
    const heading = HEADING.exec(line)?.groups
    if (line.trim() === '') {
      if (items.length === 0) close()
    } else if (heading) {
      close()
      const level = Math.min(heading.marks?.length ?? 1, 4) as 1 | 2 | 3 | 4
      blocks.push({ kind: 'heading', level, text: parseInline(heading.text ?? '', isComplete) })
    } else if (RULE.test(line)) {
      close()
      blocks.push({ kind: 'rule' })
    } else if (ITEM.test(line)) {
      if (items.length === 0) close()
      items.push(line)
    } else if (items.length > 0 && /^[ \t]/.test(line)) {
      items.push(`${items.pop() ?? ''} ${line.trim()}`)
    } else {
      if (items.length > 0) close()
      paragraph.push(line.trim())
    }
  }
  close()
  return blocks
}

/** Some models wrap everything they write in one code block. */
function withoutFence(lines: readonly string[]): string[] {
  const isFenced = /^```(?:markdown|md)?$/.test((lines[0] ?? '').trim())
  return isFenced ? lines.slice(1).filter((line) => line.trim() !== '```') : [...lines]
}

/** A line indented further than the previous one belongs to that one's nested list. */
function readLists(lines: readonly string[], isComplete: boolean): List[] {
  const lists: { kind: 'list'; isOrdered: boolean; items: ListItem[] }[] = []
  const outer = indentOf(lines[0] ?? '')
  for (let at = 0; at < lines.length;) {
    let end = at + 1
    while (end < lines.length && indentOf(lines[end] ?? '') >= outer + 2) end++
    const { mark = '-', text = '' } = ITEM.exec(lines[at] ?? '')?.groups ?? {}
    const isOrdered = /\d/.test(mark)
    if (lists.at(-1)?.isOrdered !== isOrdered) lists.push({ kind: 'list', isOrdered, items: [] })
    const inner = end > at + 1 ? readLists(lines.slice(at + 1, end), isComplete) : []
    lists.at(-1)?.items.push({ text: parseInline(text, isComplete), inner })
    at = end
  }
  return lists
}

function indentOf(line: string): number {
  return (ITEM.exec(line)?.groups?.indent ?? '').replaceAll('\t', '    ').length
}

const INLINE =
  /\\(?<escaped>[\\`*_~#[\]().!+>-])|\*\*(?<bold>\S(?:.*?\S)?)\*\*|__(?<bold2>\S(?:.*?\S)?)__|~~(?<struck>.+?)~~|`(?<code>[^`]+)`|\*(?<em>[^\s*](?:[^*]*[^\s*])?)\*|(?<!\w)_(?<em2>[^\s_](?:[^_]*[^\s_])?)_(?!\w)/

/** An emphasis that is not closed yet extends to the end of what has arrived so far. */
function parseInline(text: string, isComplete: boolean): Inline[] {
  const found = INLINE.exec(text)
  if (!found?.groups) return isComplete ? plain(text) : readOpen(text)
  const { escaped, bold, bold2, struck, code, em, em2 } = found.groups
  const before = text.slice(0, found.index)
  const after = parseInline(text.slice(found.index + found[0].length), isComplete)
  if (escaped !== undefined) return [...plain(before + escaped), ...after]
  if (code !== undefined) return [...plain(before), { tag: 'code', children: [code] }, ...after]
  const strong = bold ?? bold2
  const tag = strong !== undefined ? 'strong' : struck !== undefined ? 's' : 'em'
  const children = parseInline(strong ?? struck ?? em ?? em2 ?? '', true)
  return [...plain(before), { tag, children }, ...after]
}

function readOpen(text: string): Inline[] {
  const open = /(?<before>^|.*?[\s(])(?<mark>\*\*|\*)(?<rest>[^\s*][^*]*)\*?$/.exec(text)?.groups
  if (!open) return plain(text)
  const tag = open.mark === '**' ? 'strong' : 'em'
  return [...plain(open.before ?? ''), { tag, children: plain(open.rest ?? '') }]
}

function plain(text: string): Inline[] {
  return text === '' ? [] : [text]
}
