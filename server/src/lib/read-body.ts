/**
 * The bytes of a response, until the signal aborts: then it throws the reason and closes the
 * connection. The signal given to `fetch` is not enough, because `fetch` can lose it to the garbage
 * collector once the headers have arrived.
 */
export async function* readBody(
  { body }: Pick<Response, 'body'>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (!body) return
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const cancel = () => {
    reader.cancel().catch(() => undefined)
  }
  signal.addEventListener('abort', cancel)
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      if (done) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

/** The text of a response, or nothing at all of one that is longer. */
export async function readBodyText(
  response: Pick<Response, 'body'>,
  signal: AbortSignal,
  maxBytes: number,
): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of readBody(response, signal)) {
    bytes += piece.byteLength
    if (bytes > maxBytes) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
