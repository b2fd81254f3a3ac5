import type { ChatRequest } from '@chartwright/contract/chat'
import { chatStream, decodeChatFrame, type ChatFrame } from '@chartwright/contract/chat-frames'
import { openStream } from '../../lib/http/api.ts'
import { dataLines } from '../../lib/http/stream.ts'

/** Document 2 §7.8. Rejects if it could not be sent; the frames reject if the answer breaks off. */
export async function askQuestion(
  request: ChatRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<ChatFrame>> {
  return frames(await openStream(chatStream, { body: request, signal }))
}

async function* frames(response: Response): AsyncGenerator<ChatFrame, void, undefined> {
  for await (const data of dataLines(response)) {
    const frame = decodeChatFrame(data)
    if (frame) yield frame
  }
}
