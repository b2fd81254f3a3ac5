import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach } from 'vitest'

// A slow machine is not a failure: waiting may take its time.
configure({ asyncUtilTimeout: 25_000 })

// jsdom renders nothing, so it has no scrolling, no pointer capture and no sizes to observe.
Element.prototype.scrollIntoView = () => undefined
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => undefined
Element.prototype.releasePointerCapture = () => undefined
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// None of our stylesheets are loaded here, and jsdom would match each of its own rules for each
// element whose name is computed: hidden elements say so themselves, and computing names needs to
// know what is inline.
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
