/** The note's own blocks. */
const KEPT = 'p, h1, h2, h3, h4, ul, ol, li, blockquote, pre, hr'
/** Other block elements; sanitising would run their texts together. */
const OTHERS =
  'div, section, article, aside, main, header, footer, nav, address, figure, figcaption, center, form, fieldset, details, summary, dl, dt, dd, h5, h6'

/** Wraps every line in a paragraph before tags unknown to a note are dropped. */
export function blockify(body: Element): void {
  for (const element of [...body.querySelectorAll(OTHERS)].reverse()) {
    if (/^H[56]$/.test(element.tagName)) rename(element, 'h4')
    else if (element.closest('p, h1, h2, h3, h4, pre')) element.replaceWith(...element.childNodes)
    else if (element.querySelector(KEPT)) {
      wrapLines(element)
      element.replaceWith(...element.childNodes)
    } else rename(element, 'p')
  }
  continuedLists(body)
  if (body.querySelector(':scope > :is(p, h1, h2, h3, h4, ul, ol, blockquote, pre, hr)')) {
    wrapLines(body)
  }
  for (const paragraph of body.querySelectorAll('p')) {
    if (isEmpty(paragraph)) paragraph.remove()
  }
}

/** A list cannot start with 4: such numbers stay as text. */
function continuedLists(body: Element): void {
  for (const list of body.querySelectorAll('ol[start]')) {
    const start = Number(list.getAttribute('start'))
    if (!(start > 1)) continue
    const lines = [...list.children].map((item, index) => {
      item.prepend(`${start + index}. `)
      return renamed(item, 'p')
    })
    list.replaceWith(...lines)
  }
}

function wrapLines(parent: Element): void {
  let line: Element | undefined
  for (const node of [...parent.childNodes]) {
    const isBlock = node instanceof Element && node.matches(KEPT)
    if (isBlock) line = undefined
    else if (line) line.append(node)
    else if (node.textContent?.trim() !== '') {
      line = parent.ownerDocument.createElement('p')
      node.replaceWith(line)
      line.append(node)
    }
  }
}

function isEmpty(paragraph: Element): boolean {
  return paragraph.textContent.trim() === '' && !paragraph.querySelector('hr')
}

function rename(element: Element, tag: string): void {
  element.replaceWith(renamed(element, tag))
}

function renamed(element: Element, tag: string): Element {
  const next = element.ownerDocument.createElement(tag)
  next.append(...element.childNodes)
  return next
}
