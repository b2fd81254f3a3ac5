const LEVEL = /mso-list:[^;]*\blevel(\d+)/i
const IGNORED = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'
const NUMBER = /^\(?(\d+|[a-z]|[ivx]+)[.)]/i

interface Item {
  readonly element: Element
  readonly level: number
  readonly mark: string
}

/** Word writes lists as paragraphs with a typed bullet or number; here they become lists. */
export function wordLists(body: Element): void {
  let run: Item[] = []
  const close = (): void => {
    if (run.length > 0) build(run)
    run = []
  }
  for (const element of [...body.querySelectorAll('p, h1, h2, h3, h4, li')]) {
    const item = itemOf(element)
    const last = run.at(-1)
    if (item && last && nextElement(last.element) !== element) close()
    if (!item) close()
    else run.push(item)
  }
  close()
}

function itemOf(element: Element): Item | undefined {
  const level = LEVEL.exec(element.getAttribute('style') ?? '')?.[1]
  if (element.tagName !== 'P' || level === undefined) return undefined
  const marks = [...element.querySelectorAll(IGNORED)]
  const mark = marks
    .map((each) => each.textContent)
    .join('')
    .replace(/\s+/g, '')
  return mark === '' ? undefined : { element, level: Number(level), mark }
}

function nextElement(element: Element): Element | null {
  return element.nextElementSibling
}

/** A numbered list that starts in the middle keeps its numbers as text, as a list could not. */
function build(items: readonly Item[]): void {
  const first = items[0]
  if (!first) return
  if (isNumbered(first) && startOf(first.mark) !== 1) {
    for (const { element, mark } of items) writeMark(element, mark)
    return
  }
  const lists: { level: number; list: Element }[] = []
  for (const item of items) {
    while (lists.length > 1 && (lists.at(-1)?.level ?? 0) > item.level) lists.pop()
    const open = lists.at(-1)
    if (!open || open.level < item.level) lists.push(openList(item, open?.list, first.element))
    const document = item.element.ownerDocument
    const entry = document.createElement('li')
    removeMark(item.element)
    const paragraph = document.createElement('p')
    paragraph.append(...item.element.childNodes)
    entry.append(paragraph)
    lists.at(-1)?.list.append(entry)
  }
  for (const { element } of items) element.remove()
}

function openList(item: Item, parent: Element | undefined, before: Element) {
  const list = item.element.ownerDocument.createElement(isNumbered(item) ? 'ol' : 'ul')
  const holder = parent?.lastElementChild
  if (holder) holder.append(list)
  else before.before(list)
  return { level: item.level, list }
}

function isNumbered({ mark }: Item): boolean {
  // Word's second bullet is the letter o.
  return mark !== 'o' && NUMBER.test(mark)
}

function startOf(mark: string): number {
  const start = (NUMBER.exec(mark)?.[1] ?? '').toLowerCase()
  return start === 'a' || start === 'i' ? 1 : Number(start)
}

function removeMark(element: Element): void {
  for (const mark of element.querySelectorAll(IGNORED)) mark.remove()
}

function writeMark(element: Element, mark: string): void {
  removeMark(element)
  element.prepend(`${mark} `)
}
