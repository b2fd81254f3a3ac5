import { chatStream } from '@chartwright/contract/chat-frames'
import { fillPath } from '@chartwright/contract/endpoint'
import { noteStream } from '@chartwright/contract/note-frames'
import { sessionsApi } from '@chartwright/contract/sessions'
import { templatesApi, type Template } from '@chartwright/contract/templates'
import { transcriptApi } from '@chartwright/contract/transcript'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { indexVisit } from '../server/src/features/evidence/indexing/index-visit.ts'
import { factsOf } from '../server/src/features/evidence/indexing/read-facts.ts'
import { alignSentence } from '../server/src/features/evidence/judging/align-sentence.ts'
import { sentencesOf } from '../server/src/features/evidence/sentences.ts'
import { readEvents } from '../server/src/testing/event-reader.ts'
import { beginStream, DIALECTS, openLlmServer } from '../server/src/testing/llm-server.ts'
import { hourOfSpeech, longNote } from './made-visit.ts'
import { startServerProcess } from './server-process.ts'
import { quantile } from './statistics.ts'

/**
 * What the server adds between the model's first token and the client's first text, and between the
 * model's end and the saved note. The model is a server in this process, so that one clock measures
 * both.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    together: { type: 'string', default: '8' },
  },
})
const runs = Number(values.runs)
const together = Number(values.together)

const { begin, text, end, path } = DIALECTS['openai-compatible']
const FIRST_TOKEN_MS = 20
const sentAtMs = new Map<string, { first: number; end: number }>()

/** Each run is identified by a mark in its template or question. */
const model = await openLlmServer((response, call) => {
  const mark = /run-\d+/.exec(JSON.stringify(model.calls[call]?.body))?.[0] ?? ''
  beginStream(response).write(begin)
  setTimeout(() => {
    const first = performance.now()
    // A note is shown line by line.
    response.write(text('First.\n'))
    setTimeout(() => {
      sentAtMs.set(mark, { first, end: performance.now() })
      response.end(text('Last.') + end('finished'))
    }, 5)
  }, FIRST_TOKEN_MS)
})
const product = await startServerProcess<{ address: string; token: string }>(
  './streams-product.ts',
  [model.baseUrl],
)
const { address, token } = product.ready
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

interface Added {
  readonly firstMs: number
  readonly endMs: number
}

async function call<T>(url: string, body: object): Promise<T> {
  const response = await fetch(new URL(url, address), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} was refused with ${response.status}`)
  return (await response.json()) as T
}

async function givenVisit(): Promise<string> {
  const { id } = await call<{ id: string }>(sessionsApi.create.path, {})
  await call(transcriptApi.create.path, { session_id: id, text: hourOfSpeech().join('\n') })
  return id
}

let count = 0
const nextMark = () => `run-${String((count += 1))}`

async function measure(
  url: URL,
  body: object,
  mark: string,
  isText: (event: string) => boolean,
): Promise<Added> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  let firstAtMs = NaN
  for await (const event of readEvents(response)) {
    if (Number.isNaN(firstAtMs) && isText(event)) firstAtMs = performance.now()
  }
  const sent = sentAtMs.get(mark)
  if (!sent) throw new Error('The model was not asked')
  return { firstMs: firstAtMs - sent.first, endMs: performance.now() - sent.end }
}

async function note(sessionId: string): Promise<Added> {
  const mark = nextMark()
  const template = await call<Template>(templatesApi.create.path, {
    template_title: mark,
    template_type: 'medical',
    template_text: 'Note',
  })
  const url = new URL(fillPath(noteStream.path, { session_id: sessionId }), address)
  return measure(url, { template_id: template.id }, mark, (event) => event.startsWith('First'))
}

async function answer(sessionId: string): Promise<Added> {
  const mark = nextMark()
  const body = { question: `${mark}: who came?`, session_id: sessionId }
  return measure(new URL(chatStream.path, address), body, mark, (event) => event.includes('First'))
}

/** Without the product in between: the cost of the connection and this process. */
async function direct(): Promise<Added> {
  const mark = nextMark()
  const url = new URL(path, model.baseUrl)
  return measure(url, { mark }, mark, (event) => event.includes('First'))
}

async function series(work: () => Promise<Added>, atOnce = 1): Promise<Added[]> {
  await work()
  const measured: Added[] = []
  for (let done = 0; done < runs; done += atOnce) {
    measured.push(...(await Promise.all(Array.from({ length: atOnce }, work))))
  }
  return measured
}

function summarise(added: readonly Added[]) {
  const of = (key: keyof Added, share: number) =>
    quantile(
      added.map((one) => one[key]),
      share,
    )
  return {
    firstP50Ms: of('firstMs', 0.5),
    firstP95Ms: of('firstMs', 0.95),
    endP50Ms: of('endMs', 0.5),
    endP95Ms: of('endMs', 0.95),
  }
}

function alignOnce(): number {
  const lines = hourOfSpeech().map((line, index) => ({ id: String(index), text: line }))
  const html = longNote()
  const startedAtMs = performance.now()
  const visit = indexVisit(lines)
  for (const facts of factsOf(sentencesOf(html).map(({ text }) => text)))
    alignSentence(facts, visit)
  return performance.now() - startedAtMs
}

try {
  const sessionId = await givenVisit()
  // The titles of notes contain marks as well.
  const withoutNotes = await givenVisit()
  const results = {
    direct: summarise(await series(direct)),
    note: summarise(await series(() => note(sessionId))),
    [`note, ${together} at once`]: summarise(await series(() => note(sessionId), together)),
    answer: summarise(await series(() => answer(withoutNotes))),
  }
  const aligned = Array.from({ length: 50 }, alignOnce)
  const alignP50Ms = quantile(aligned, 0.5)
  const alignP95Ms = quantile(aligned, 0.95)
  const rows = Object.entries(results).map(([label, measured]) =>
    [label.padEnd(20), ...Object.values(measured).map((ms) => ms.toFixed(1).padStart(12))].join(''),
  )
  const heads = ['first p50', 'first p95', 'end p50', 'end p95'].map((head) => head.padStart(12))
  process.stdout.write(
    [
      `${'added ms'.padEnd(20)}${heads.join('')}`,
      ...rows,
      `aligning 2,000 words with an hour of speech: p50 ${alignP50Ms.toFixed(1)} ms, p95 ${alignP95Ms.toFixed(1)} ms`,
      '',
      JSON.stringify({
        runs,
        node: process.version,
        cores: availableParallelism(),
        results,
        alignP50Ms,
        alignP95Ms,
      }),
      '',
    ].join('\n'),
  )
} finally {
  await product.stop()
  await model.close()
}
