import { ScribeError } from '../scribe/scribe.ts'

const MAX_EVENT_CHARS = 1_048_576

/** The data of each server-sent event, as it comes. Comments and other fields are passed over. */
export async function* readEvents(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_EVENT_CHARS) throw new ScribeError('The model sent something endless.')
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''))
      else if (line === '' && data.length > 0) {
        yield data.join('\n')
        data = []
      }
    }
  }
  // A line that did not come whole is none.
  if (data.length > 0) yield data.join('\n')
}
