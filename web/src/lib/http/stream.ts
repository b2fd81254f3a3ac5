/**
 * What follows `data: ` on each line of a streamed response, line by line as it arrives. Leaving
 * the loop early cancels the response; aborting the request rejects the next step.
 */
export async function* dataLines(response: Response): AsyncGenerator<string, void, undefined> {
  if (!response.body) throw new Error('No response body')
  for await (const line of lines(response.body)) {
    const data = /^data:(?: (?<spaced>.*)|(?<bare>.*))$/s.exec(line)?.groups
    if (data) yield data.spaced ?? data.bare ?? ''
  }
}

async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const whole = rest.split(/\r?\n/)
      rest = whole.pop() ?? ''
      yield* whole
      if (done) break
    }
    if (rest !== '') yield rest.replace(/\r$/, '')
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
