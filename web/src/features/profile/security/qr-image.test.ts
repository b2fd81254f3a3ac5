import { expect, test } from 'vitest'
import { qrImage } from './qr-image.ts'

test('colours do not truncate the image', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#ffffff" d="M0 0h1,v1"/></svg>'
  const image = qrImage(`data:image/svg+xml;utf-8,${svg}`)
  expect(image).not.toContain('#')
  expect(decodeURIComponent(image)).toBe(`data:image/svg+xml;utf-8,${svg}`)
})
