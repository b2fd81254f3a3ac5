import { createHash } from 'node:crypto'
import type { Fact, FactContent } from '@chartwright/contract/facts'
import type { Note } from '@chartwright/contract/notes'
import { givenContent } from '../../../clinical/realise/testing/given-fact.ts'
import type { VisitDocument } from '../bundle/visit-document.ts'

export const uuid = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const TEXT =
  '<p>Seen today.</p><h2>Subjective</h2><p>Cough &amp; <strong>fever</strong>.<br>Worse at night.</p><h2>Plan</h2><ul><li><p>Rest.</p></li></ul><h3>Empty</h3>'

export function givenNote(told: Partial<Note> = {}): Note {
  return {
    id: uuid(1),
    session_id: uuid(2),
    title: 'SOAP Note',
    note_text: TEXT,
    template_id: null,
    provider: 'ledger',
    model: '0.1.0',
    remark: null,
    from_incomplete_transcript: false,
    before_second_hearing: false,
    version: 3,
    signature: null,
    addenda: [],
    created_at: '2026-03-09T10:00:00.000Z',
    updated_at: '2026-03-09T10:10:00.000Z',
    ...told,
  }
}

export function signed(note: Note): Note {
  const evidence = {
    sentences: 3,
    supported: 3,
    typed: 0,
    unsupported: 0,
    uncertain: 0,
    contradicted: 0,
    placeholders: 0,
    inner_conflicts: 0,
    is_compared: true,
  }
  return {
    ...note,
    signature: {
      id: uuid(5),
      signer_name: 'Dr. Ada Nash',
      signer_role: 'Doctor',
      signed_at: '2026-03-09T10:20:00.000Z',
      content_sha256: createHash('sha256').update(note.note_text).digest('hex'),
      evidence,
      acknowledged: [],
      version_number: 1,
    },
  }
}

export function amended(note: Note, text = 'Called back: better.'): Note {
  const addendum = {
    id: uuid(6),
    text,
    signer_name: 'Dr. Ada Nash',
    signer_role: 'Doctor',
    signed_at: '2026-03-10T09:00:00.000Z',
    content_sha256: createHash('sha256').update(text).digest('hex'),
    signature_id: uuid(5),
  }
  return { ...signed(note), addenda: [addendum] }
}

/** Each said in a line of its own. */
export function givenFacts(...told: readonly Partial<FactContent>[]): Fact[] {
  return told.map((each, at) => {
    const content = givenContent(each)
    const words = content.concept
    return {
      ...content,
      id: uuid(100 + at),
      source: 'heard',
      said: [{ segment_id: uuid(200 + at), from: 0, to: words.length, words }],
      lines: [at],
      text: `Told: ${content.concept}.`,
    }
  })
}

export function givenDocument(told: Partial<VisitDocument> = {}): VisitDocument {
  const { facts = [] } = told
  return {
    note: givenNote(),
    session: { id: uuid(2), created_at: '2026-03-09T09:30:00.000Z' },
    patient: { id: uuid(3), name: 'Ana Lima' },
    practitioner: { id: uuid(4), name: 'Dr. Ada Nash', role: 'Doctor' },
    lines: facts.map(({ concept }, at) => ({ id: uuid(200 + at), text: concept })),
    edition: undefined,
    version: '0.1.0',
    madeAt: new Date('2026-03-09T10:30:00.000Z'),
    ...told,
    facts,
  }
}
