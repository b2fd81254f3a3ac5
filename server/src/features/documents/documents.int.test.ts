import { DOCUMENT_MAX_CHARS } from '@chartwright/contract/limits'
import { DOCUMENT_MEDIA } from '@chartwright/contract/documents'
import { expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { notes } from '../../db/schema.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenEverything } from '../../testing/given-everything.ts'
import { givenSignedNote } from '../../testing/given-signed-note.ts'
import { readDocx, readPdf } from '../../testing/read-documents.ts'
import { testApp } from '../../testing/test-app.ts'

const MARK = 'Ginger <b>Cat</b>'
const { app, db, queueDb, logged, givenPractitioner } = await testApp()

async function givenVisit() {
  const ada = await givenPractitioner()
  const own = await givenEverything(app, db, ada, MARK)
  const signed = await givenSignedNote(app, ada, own.session, 'Ginger')
  return { ada, own, signed }
}

const download = (who: TestPractitioner, path: string) => as(app, who, 'GET', `/api${path}`)

test('a signed note is downloaded as a PDF and as a DOCX with its signature and its addendum', async () => {
  const { ada, signed } = await givenVisit()
  const pdf = await download(ada, `/notes/${signed.id}/document?time_zone=Europe/Berlin`)
  expect(pdf.statusCode).toBe(200)
  expect(pdf.headers).toMatchObject({
    'content-type': DOCUMENT_MEDIA.pdf,
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="\d{4}-\d\d-\d\d Ginger b Cat b Note 2\.pdf"$/,
    ) as string,
  })
  const [page = ''] = (await readPdf(pdf.rawPayload)).pages
  expect(page).toMatch(/Signed by Test Practitioner, on .* GMT\+[12]/)
  expect(page).toContain(`SHA-256 ${String(signed.signature?.content_sha256.slice(0, 16))}`)
  expect(page).toContain(MARK)
  expect(page).toContain('Ginger is signed.')
  expect(page).toContain('Ginger was added.')
  expect(page).not.toContain('DRAFT')
  const docx = await download(ada, `/notes/${signed.id}/document?format=docx`)
  expect(docx.headers['content-type']).toBe(DOCUMENT_MEDIA.docx)
  const { html, heads } = await readDocx(docx.rawPayload)
  expect(html).toContain('<p>Ginger is signed.</p>')
  expect(html).toContain('<h2>Addendum</h2><p>Ginger was added.</p>')
  expect(heads.join('')).toContain('Signed by Test Practitioner, on')
  expect(logged.join('')).not.toContain('Ginger')
})

test('a visit has all of its notes, with context and transcript on request', async () => {
  const { ada, own } = await givenVisit()
  const notesOnly = await download(ada, `/sessions/${own.session}/document`)
  const { pages } = await readPdf(notesOnly.rawPayload)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('DRAFT – not signed')
  expect(pages[1]).toContain('Signed by Test Practitioner')
  const all = await download(ada, `/sessions/${own.session}/document?context=true&transcript=true`)
  const text = (await readPdf(all.rawPayload)).pages.join('\n')
  expect(text).toContain('was really said.')
  expect(pages.join('\n')).not.toContain('was really said.')
})

test('each download is in the audit trail with its notes and its format, and without any of their words', async () => {
  const { ada, own, signed } = await givenVisit()
  await download(ada, `/sessions/${own.session}/document?format=docx`)
  const { rows: entries } = await inTransaction(queueDb, (tx) =>
    tx.execute(
      `select what, object_ids::text[] as "objectIds", details from audit_inbox
       where practitioner_id = '${ada.id}' and what like '%document%' order by id`,
    ),
  )
  expect(entries).toEqual([
    { what: 'GET /sessions/{id}/document', objectIds: [own.session], details: {} },
    {
      what: 'document_downloaded',
      objectIds: [own.note, signed.id],
      details: { format: 'docx', signed: 1 },
    },
  ])
})

test('another practitioner, an anonymous caller, an unknown format and an unknown time zone are refused', async () => {
  const { ada, own, signed } = await givenVisit()
  const eve = await givenPractitioner()
  for (const path of [`/notes/${signed.id}/document`, `/sessions/${own.session}/document`]) {
    const stranger = await download(eve, path)
    expect([stranger.statusCode, stranger.json<{ code: string }>().code]).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect((await app.inject({ url: `/api${path}` })).statusCode).toBe(401)
    expect((await download(ada, `${path}?format=exe`)).statusCode).toBe(400)
    expect((await download(ada, `${path}?time_zone=Mars/Base`)).statusCode).toBe(400)
  }
})

test('a text too long for a document is refused, and the server answers others', async () => {
  const ada = await givenPractitioner()
  const { note: id, session } = await givenEverything(app, db, ada, MARK)
  const text = `<p>${'long '.repeat(DOCUMENT_MAX_CHARS / 5)}</p>`
  await asPractitioner(db, ada.id, (tx) => tx.update(notes).set({ text }))
  const refused = await download(ada, `/notes/${id}/document`)
  expect([refused.statusCode, refused.json()]).toEqual([
    413,
    { detail: 'This is too long for one document.', code: 'DOCUMENT_TOO_LONG' },
  ])
  const { id: short } = await givenSignedNote(app, ada, session, MARK)
  expect((await download(ada, `/notes/${short}/document`)).statusCode).toBe(200)
})
