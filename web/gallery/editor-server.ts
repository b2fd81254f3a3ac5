import { notesApi, type Note } from '@chartwright/contract/notes'
import { writeSession } from '../src/lib/account/auth-store.ts'
import { FakeApi, Refusal } from '../src/testing/fake-api.ts'
import { tokenOf } from '../src/testing/sessions.ts'

export const NOTE_ID = '11111111-1111-4111-8111-111111111111'
const PRACTITIONER_ID = '22222222-2222-4222-8222-222222222222'
const MOMENT = '2026-01-02T03:04:05.000Z'

const SOAP = `<h1>SOAP</h1><h2>Subjective</h2><p>Cough for <strong>three days</strong>, worse at night. No fever, no chest pain, sleeps badly, drinks enough and has not travelled in the last four weeks.</p><h2>Objective</h2><ul><li><p>BP 120/80</p></li><li><p>SpO2 98 %</p></li></ul><h2>Plan</h2><ol><li><p>Fluids</p></li><li><p>Review in a week</p></li></ol>`

/** Signs somebody in, and answers the calls unless the address asks for a served page. */
export function serveNotes(query: URLSearchParams): void {
  writeSession({ token: tokenOf(query.get('as') ?? PRACTITIONER_ID) })
  if (query.get('editor') === 'served') return
  let note = noteOf(SOAP, 1)
  const api = new FakeApi()
    .on(notesApi.read, () => note)
    .on(notesApi.update, ({ body }) => {
      if (body.version !== note.version) throw new Refusal('CONFLICT')
      note = noteOf(body.note_text, note.version + 1)
      return note
    })
  window.fetch = api.fetch
}

function noteOf(note_text: string, version: number): Note {
  return {
    id: NOTE_ID,
    session_id: NOTE_ID,
    title: 'SOAP',
    note_text,
    template_id: null,
    provider: null,
    remark: null,
    model: null,
    from_incomplete_transcript: false,
    before_second_hearing: false,
    signature: null,
    addenda: [],
    version,
    created_at: MOMENT,
    updated_at: MOMENT,
  }
}
