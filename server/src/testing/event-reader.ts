/** The `data: ` lines of an event stream, as they arrive. */
export async function* readEvents(response: Response): AsyncGenerator<string> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(bytes, { stream: true })
    const events = rest.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) yield event.replace(/^data: /, '')
  }
}
