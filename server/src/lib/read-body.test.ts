import { expect, test, vi } from 'vitest'
import { readBody, readBodyText } from './read-body.ts'

/** A body that never ends and ignores signals, like one from `fetch` that lost its own signal. */
function endless(pieces: readonly string[]) {
  const onCancel = vi.fn()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece))
    },
    cancel: onCancel,
  })
  return { response: { body } as Pick<Response, 'body'>, onCancel }
}

test('an abort stops reading an endless body, and cancels it', async () => {
  const { response, onCancel } = endless(['a', 'b'])
  const leaving = new AbortController()
  const bytes = readBody(response, leaving.signal)
  await bytes.next()
  await bytes.next()
  const next = bytes.next()
  leaving.abort(new Error('enough'))
  await expect(next).rejects.toThrow('enough')
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a reader that stops cancels the body', async () => {
  const { response, onCancel } = endless(['a'])
  for await (const piece of readBody(response, new AbortController().signal)) {
    expect(Buffer.from(piece).toString()).toBe('a')
    break
  }
  expect(onCancel).toHaveBeenCalledOnce()
})

test('text is returned whole, and nothing of one that is too long', async () => {
  const { signal } = new AbortController()
  expect(await readBodyText(new Response('häuser'), signal, 7)).toBe('häuser')
  expect(await readBodyText(new Response('häuser'), signal, 6)).toBeUndefined()
  expect(await readBodyText(new Response(null), signal, 6)).toBe('')
})
