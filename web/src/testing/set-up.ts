import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach } from 'vitest'

// A slow machine is no failure: what is waited for may take its time.
configure({ asyncUtilTimeout: 25_000 })

// jsdom draws nothing, so it has no scrolling, no pointer capture and no sizes to watch.
Element.prototype.scrollIntoView = () => undefined
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => undefined
Element.prototype.releasePointerCapture = () => undefined
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// There are no sheets of ours here, and jsdom would match each rule of its own for each element that
// is asked for its name: what is hidden says so itself, and names want to know what stands in a line.
const styled = (display: string) => {
  const { style } = document.createElement('div')
  style.display = display
  return style
}
const [none, inline, block] = [styled('none'), styled('inline'), styled('block')]
window.getComputedStyle = (element) => {
  if (element.matches('[hidden], head, head *, script, style, template')) return none
  if (element.hasAttribute('style')) return (element as HTMLElement).style
  return element.matches(
    'a, b, bdi, button, code, em, i, input, kbd, label, mark, s, small, span, strong, svg, svg *, time, u',
  )
    ? inline
    : block
}

beforeEach(() => {
  localStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`
  }
})
afterEach(() => {
  toast.dismiss()
  cleanup()
})
