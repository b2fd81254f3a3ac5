const BOLD = /font-weight:\s*(?:bold|bolder|[6-9]00)/i
const NOT_BOLD = /font-weight:\s*(?:normal|lighter|[1-4]00)/i
const ITALIC = /font-style:\s*(?:italic|oblique)/i
const UNDERLINED = /text-decoration(?:-line)?:[^;]*underline/i
const STRUCK = /text-decoration(?:-line)?:[^;]*line-through/i
const HIDDEN = /(?:display:\s*none|mso-hide:\s*all)/i

/** Emphasis expressed as a style becomes a tag; styles themselves are dropped. */
export function styleToTags(body: Element): void {
  for (const element of [...body.querySelectorAll('[style]')]) {
    const style = element.getAttribute('style') ?? ''
    if (HIDDEN.test(style)) {
      element.remove()
      continue
    }
    // Google Docs wraps everything it copies in a <b> that is not bold.
    if (/^(?:B|STRONG)$/.test(element.tagName) && NOT_BOLD.test(style)) {
      element.replaceWith(...element.childNodes)
    } else if (/^(?:SPAN|FONT|A|LABEL)$/.test(element.tagName)) wrap(element, tagsOf(style))
  }
}

function tagsOf(style: string): string[] {
  const tags: [string, RegExp][] = [
    ['strong', BOLD],
    ['em', ITALIC],
    ['u', UNDERLINED],
    ['s', STRUCK],
  ]
  return tags.flatMap(([tag, pattern]) => (pattern.test(style) ? [tag] : []))
}

function wrap(element: Element, tags: readonly string[]): void {
  for (const tag of tags) {
    const wrapper = element.ownerDocument.createElement(tag)
    wrapper.append(...element.childNodes)
    element.append(wrapper)
  }
}
