import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach } from 'vitest'

// A slow machine is no failure: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 })

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
