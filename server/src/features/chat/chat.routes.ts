import { chatApi } from '@chartwright/contract/chat'
import { chatStream, encodeChatFrame, type ChatFrame } from '@chartwright/contract/chat-frames'
import type { Note } from '@chartwright/contract/notes'
import { QUERY_TYPE_NAMES } from '@chartwright/contract/query-types'
import type { FastifyInstance } from 'fastify'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { mount, mountLong, mountStream, type Gate, type LongCall } from '../../http/mount.ts'
import { holding, type Slots } from '../../http/slots.ts'
import type { Scribe } from '../../providers/scribe/scribe.ts'
import { recordScribeText } from '../evidence/evidence.api.ts'
import { readFacts, readFactsOfText, type FactLedger } from '../facts/facts.api.ts'
import type { LastWords } from '../recording/recording.api.ts'
import { answerQuestion, describeType } from './answer-question.ts'
import { collectAnswer } from './collect-answer.ts'
import { detectQueryType } from './detect-query-type.ts'
import { askedText, findAskedSession, readAsked } from './read-asked.ts'

export function chatRoutes(
  app: FastifyInstance,
  gate: Gate,
  scribe: Scribe,
  ledger: FactLedger,
  slots: Slots,
  lastWords: LastWords,
): void {
  const begin = async (call: LongCall<typeof chatStream | typeof chatApi.ask>) => {
    const { practitioner, body, signal, log } = call
    const sessionId = await asPractitioner(gate.db, practitioner.id, (tx) =>
      findAskedSession(tx, practitioner.id, body),
    )
    if (sessionId !== undefined) {
      const allowIncomplete = body.allow_incomplete
      await lastWords.requireComplete(practitioner.id, sessionId, { allowIncomplete })
    }
    const found = await asPractitioner(gate.db, practitioner.id, (tx) =>
      readAsked(tx, practitioner.id, body),
    )
    const text = askedText(body)
    const facts =
      sessionId === undefined
        ? await readFactsOfText(ledger, practitioner.id, text)
        : await readFacts(ledger, practitioner.id, sessionId, text)
    const asked = { ...found, facts }
    const onProposed = (note: Note, html: string) =>
      asPractitioner(gate.db, practitioner.id, (tx) =>
        recordScribeText(tx, practitioner.id, note.id, html, note.note_text),
      )
    return holding(
      slots.take(practitioner.id),
      answerQuestion({ scribe, asked, signal, log, onProposed }),
    )
  }

  mountStream(app, gate, chatStream, async (call) => encodeAll(await begin(call)))

  mountLong(app, gate, chatApi.ask, async (call) => collectAnswer(await begin(call)))

  mount(app, gate, chatApi.detect, async ({ body: { question } }) => {
    const name = detectQueryType(question)
    return {
      success: true,
      question,
      detected_query_type: name,
      query_type_info: describeType(name),
      error: null,
    }
  })

  mount(app, gate, chatApi.types, async () => ({
    success: true,
    query_types: QUERY_TYPE_NAMES.map(describeType),
    error: null,
  }))
}

async function* encodeAll(frames: AsyncIterable<ChatFrame>): AsyncGenerator<string> {
  for await (const frame of frames) yield encodeChatFrame(frame)
}
