interface Section {
  readonly title: string
  /** Including its heading. */
  readonly html: string
}

const HEADING = /^H[1-6]$/

/** Each heading with the text below it, up to the next one of the same or a higher level. */
export function sectionsOf(html: string): Section[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = [...body.children]
  return blocks.flatMap((block, index) => {
    const title = block.textContent.trim()
    if (!HEADING.test(block.tagName) || title === '') return []
    const after = blocks.slice(index + 1)
    const end = after.findIndex(({ tagName }) => HEADING.test(tagName) && tagName <= block.tagName)
    const own = [block, ...after.slice(0, end === -1 ? after.length : end)]
    return [{ title, html: own.map((each) => each.outerHTML).join('') }]
  })
}
