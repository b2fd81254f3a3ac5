import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model'

/** Nodes are immutable, so a long note costs only what was typed since. */
const written = new WeakMap<Node, string>()

/** The editor's document as HTML without any attributes, as the server stores it. */
export function serializeNote(doc: Node): string {
  let html = ''
  doc.forEach((block) => {
    html += written.get(block) ?? write(block)
  })
  return html
}

export function serializeFragment(fragment: Fragment): string {
  return fragment.childCount === 0 ? '' : html(fragment)
}

function write(block: Node): string {
  const text = html(Fragment.from(block))
  written.set(block, text)
  return text
}

function html(fragment: Fragment): string {
  const schema = fragment.firstChild?.type.schema
  if (!schema) return ''
  const holder = document.createElement('div')
  DOMSerializer.fromSchema(schema).serializeFragment(fragment, {}, holder)
  for (const element of holder.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  return holder.innerHTML
}
