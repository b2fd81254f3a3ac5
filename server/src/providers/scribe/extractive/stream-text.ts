const CHUNK = /[^\n ]*(?:[\n ]+|$)/g
const WORDS_AT_ONCE = 8

/** A few words at a time; stops when the signal says so. */
export async function* streamText(text: string, signal: AbortSignal): AsyncGenerator<string> {
  const words = (text.match(CHUNK) ?? []).filter((word) => word !== '')
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE) {
    signal.throwIfAborted()
    yield words.slice(at, at + WORDS_AT_ONCE).join('')
    // Lets an abort in between be heard.
    await Promise.resolve()
  }
}
