import type { EditorView } from '@tiptap/pm/view'

/** Height covered at the ends of the text, as by the assistant's bar. */
const COVERED_PX = 96

/** Does not scroll to what is already visible. */
export function bringIntoSight(view: EditorView, position: number): void {
  const { node } = view.domAtPos(position)
  const element = node instanceof Element ? node : node.parentElement
  if (!element) return
  const frame = scrollerOf(element).getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= frame.top && bottom <= frame.bottom - COVERED_PX) return
  element.scrollIntoView({ block: 'center' })
}

function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  }
  return document.documentElement
}
