import { notesApi } from '@chartwright/contract/notes'
import { sessionsApi } from '@chartwright/contract/sessions'
import { transcriptApi } from '@chartwright/contract/transcript'
import { startTestServer } from '../server/src/testing/test-server.ts'
import { hourOfSpeech } from './made-visit.ts'
import { serveParent } from './server-process.ts'

const UNLIMITED = '1000000000'
const TOGETHER = 8

const counts = process.argv.slice(2).map(Number)
const server = await startTestServer(counts.length, {
  RATE_LIMIT_PER_ADDRESS: UNLIMITED,
  RATE_LIMIT_PER_PRACTITIONER: UNLIMITED,
})

const targets = []
for (const [index, count] of counts.entries()) {
  const token = server.practitioners[index]?.token ?? ''
  await createSessions(token, count)
  targets.push({ count, token })
}
serveParent({ address: server.address, targets }, () => server.stop())

/** Each with what was said in five minutes and a note of it. */
async function createSessions(token: string, count: number): Promise<void> {
  const lines = hourOfSpeech()
  let begun = 0
  const work = async () => {
    while (begun < count) {
      const number = ++begun
      const { id } = await post<{ id: string }>(token, sessionsApi.create.path, {
        name: `Visit ${number}`,
      })
      const from = (number * 37) % (lines.length - 60)
      const said = [...lines.slice(from, from + 60), `This is line ${number} of nobody else.`]
      const note = said.slice(0, 15).map((line) => `<p>${line}</p>`)
      const session = { session_id: id }
      await post(token, transcriptApi.create.path, { ...session, text: said.join('\n') })
      await post(token, notesApi.create.path, { ...session, note_text: note.join('') })
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, work))
}

async function post<T>(token: string, path: string, body: object): Promise<T> {
  const response = await fetch(new URL(path, server.address), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} was refused with ${response.status}`)
  return (await response.json()) as T
}
