import type { Note } from '@chartwright/contract/notes'
import type { FastifyInstance } from 'fastify'
import { as } from './as.ts'
import type { TestPractitioner } from './factories.ts'

/** A note that was typed, signed and amended, each with `mark` in its text. */
export async function givenSignedNote(
  app: FastifyInstance,
  practitioner: Pick<TestPractitioner, 'token'>,
  sessionId: string,
  mark: string,
): Promise<Note> {
  const post = async (url: string, body: object) => {
    const answer = await as(app, practitioner, 'POST', url, body)
    if (answer.statusCode !== 201) throw new Error(`${url} answers ${answer.body}`)
    return answer.json<Note>()
  }
  const note_text = `<p>${mark} is signed.</p>`
  const { id, version } = await post('/notes/', { session_id: sessionId, note_text })
  const acknowledged = [{ kind: 'contradictions', count: 100 }]
  await post(`/api/notes/${id}/sign`, { version, acknowledged })
  return post(`/api/notes/${id}/addenda`, { text: `${mark} was added.` })
}
