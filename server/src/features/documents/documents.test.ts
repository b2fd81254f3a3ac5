import { describe, expect, test } from 'vitest'
import { attachmentOf } from '../../http/attachment.ts'
import { readDocx, readPdf } from '../../testing/read-documents.ts'
import { buildDocument } from './build-document.ts'
import { nameFile } from './name-file.ts'
import { readBlocks } from './read-blocks.ts'
import { writeDocx } from './render/write-docx.ts'
import { writePdf } from './render/write-pdf.ts'
import type { VisitRecord } from './visit-record.ts'

const SIGNATURE = {
  id: '0190f1de-0000-7000-8000-000000000001',
  signer_name: 'Ada Nash',
  signer_role: 'Physician',
  signed_at: '2026-11-17T23:30:00.000Z',
  content_sha256: '0123456789abcdef'.repeat(4),
  evidence: {
    sentences: 1,
    supported: 1,
    typed: 0,
    unsupported: 0,
    uncertain: 0,
    contradicted: 0,
    placeholders: 0,
    inner_conflicts: 0,
    is_compared: true,
  },
  acknowledged: [],
  version_number: 1,
}

function givenRecord(noteHtml: string, changes: Partial<VisitRecord> = {}): VisitRecord {
  return {
    sessionName: 'Cough',
    visitedAt: '2026-11-17T23:30:00.000Z',
    patient: { name: 'Jane Roe' },
    clinician: { name: 'Ada Nash', role: 'Physician', country: 'Germany' },
    notes: [{ title: 'SOAP', note_text: noteHtml, signature: null, addenda: [] }],
    ...changes,
  }
}

describe('the model of a note', () => {
  const line = (text: string) => [{ text }]
  const paragraph = (...texts: string[]) => ({ kind: 'paragraph', lines: texts.map(line) })

  test.each([
    ['nothing', '<p></p><p> <br></p>', []],
    ['entities', '<p>BP &lt; 140 &amp; stable</p>', [paragraph('BP < 140 & stable')]],
    ['lines and spaces', '<p>one<br>Na   140 </p>', [paragraph('one', 'Na   140')]],
    ['text without a tag', 'loose', [paragraph('loose')]],
    ['code', '<pre><code>a\n  b</code></pre>', [paragraph('a', '  b')]],
    ['control characters', '<p>a\u0001\u200bb\u000bc</p>', [paragraph('ab', 'c')]],
    [
      'faces, one within another',
      '<p>a <strong>b <em>c</em></strong></p>',
      [
        {
          kind: 'paragraph',
          lines: [
            [
              { text: 'a ' },
              { text: 'b ', isBold: true },
              { text: 'c', isBold: true, isItalic: true },
            ],
          ],
        },
      ],
    ],
    [
      'a list in a list',
      '<ul><li><p>a</p><ol><li>b</li></ol></li><li>c</li></ul>',
      [
        {
          kind: 'list',
          isOrdered: false,
          items: [
            [paragraph('a'), { kind: 'list', isOrdered: true, items: [[paragraph('b')]] }],
            [paragraph('c')],
          ],
        },
      ],
    ],
    [
      'headings without a gap between their levels',
      '<h2>A</h2><h4>B</h4>',
      [
        { kind: 'heading', level: 2, line: line('A') },
        { kind: 'heading', level: 3, line: line('B') },
      ],
    ],
  ])('has %s', (_, html, blocks) => {
    expect(readBlocks(html)).toEqual(blocks)
  })

  test('has the title once, even if the note starts with it', () => {
    const { parts } = buildDocument(givenRecord('<h1>Soap</h1><h2>Plan</h2><p>x</p>'), 'UTC')
    expect(parts[0]?.blocks).toMatchObject([
      { kind: 'heading', level: 2, line: line('Plan') },
      { kind: 'paragraph' },
    ])
  })
})

describe('the header', () => {
  test('has the patient, the day in the caller’s time zone, the clinician, and the draft state', () => {
    const record = givenRecord('<p>x</p>', {
      patient: { name: 'Jane\u202e Roe', dateOfBirth: '1961-03-04', recordNumber: '4711' },
    })
    const document = buildDocument(record, 'Europe/Berlin')
    expect(document.header).toEqual({
      patient: 'Jane Roe · Born Mar 4, 1961 · Record no. 4711',
      visit: 'Visit on Nov 18, 2026 · Cough',
      clinician: 'Ada Nash, Physician',
    })
    expect(document.parts).toMatchObject([{ state: 'DRAFT – not signed', seal: '' }])
    expect(buildDocument(givenRecord('', { patient: undefined }), 'UTC').header.patient).toBe(
      'No patient linked',
    )
  })

  test('has who signed, when, and the start of the hash; an addendum has its own', () => {
    const addendum = {
      ...SIGNATURE,
      id: 'a',
      text: 'The fever is gone.',
      signature_id: SIGNATURE.id,
      content_sha256: 'f'.repeat(64),
    }
    const earlier = { ...addendum, signature_id: 'withdrawn' }
    const note = { title: 'SOAP', note_text: '<p>x</p>', signature: SIGNATURE }
    const record = givenRecord('', { notes: [{ ...note, addenda: [addendum, earlier] }] })
    const [part] = buildDocument(record, 'America/New_York').parts
    const signed = 'Signed by Ada Nash, Physician, on Nov 17, 2026, 6:30 PM EST'
    expect(part).toMatchObject({ state: signed, seal: 'SHA-256 0123456789abcdef…' })
    const text = JSON.stringify(part?.blocks)
    expect(text).toContain('The fever is gone.')
    expect(text).toContain('SHA-256 ffffffffffffffff…')
    expect(text.match(/under an earlier signature/g)).toHaveLength(1)
  })

  test('a role of Other is printed neither in the header nor with a signature', () => {
    const signature = { ...SIGNATURE, signer_role: 'Other' }
    const addendum = { ...signature, text: 'Better.', signature_id: SIGNATURE.id }
    const note = { title: 'SOAP', note_text: '<p>x</p>', signature, addenda: [addendum] }
    const clinician = { name: 'Ada Nash', role: 'Other', country: 'Germany' }
    const document = buildDocument(givenRecord('', { clinician, notes: [note] }), 'UTC')
    expect(document.header.clinician).toBe('Ada Nash')
    expect(document.parts[0]?.state).toBe('Signed by Ada Nash, on Nov 17, 2026, 11:30 PM UTC')
    expect(JSON.stringify(document)).not.toContain('Other')
  })

  test.each([
    ['United States', 'Letter'],
    ['Canada', 'Letter'],
    ['France', 'A4'],
    ['Other', 'A4'],
  ])('the paper size for %s is %s', (country, paper) => {
    const clinician = { name: 'A', role: 'B', country }
    expect(buildDocument(givenRecord('', { clinician }), 'UTC').paper).toBe(paper)
  })
})

describe('the PDF', () => {
  test('is tagged, and each page has a number and the header', async () => {
    const html = '<h2>Plan</h2><ul><li>a</li></ul><p>long</p>'.repeat(60)
    const { pages, tags } = await readPdf(await writePdf(buildDocument(givenRecord(html), 'UTC')))
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Jane Roe')
      expect(page).toContain('Visit on Nov 17, 2026')
      expect(page).toContain('Ada Nash, Physician')
      expect(page).toContain('DRAFT – not signed')
      expect(page).toContain(`Page ${String(index + 1)} of ${String(pages.length)}`)
    }
    expect([...new Set(tags)].sort()).toEqual(
      ['Document', 'H1', 'H2', 'L', 'LBody', 'LI', 'Lbl', 'P', 'Root'].sort(),
    )
  })

  test('shows Latin, Greek, Cyrillic and the symbols used in notes, and names what it cannot show', async () => {
    const html = '<p>Ünał ő; Ελλάδα; Кашель; ≥ ≤ ± µg °C → ↑ ½; e\u0301</p>'
    const fine = await readPdf(await writePdf(buildDocument(givenRecord(html), 'UTC')))
    expect(fine.pages.join('')).toContain('Ünał ő; Ελλάδα; Кашель; ≥ ≤ ± µg °C → ↑ ½; é')
    expect(fine.pages.join('')).not.toContain('Unicode')
    const record = givenRecord('<p>x</p>', { patient: { name: '張 Roe' } })
    const lacking = await readPdf(await writePdf(buildDocument(record, 'UTC')))
    expect(lacking.pages.join('')).toContain('[U+5F35] Roe')
    expect(lacking.pages.join('').replace(/\s+/g, ' ')).toContain(
      'written as their Unicode numbers, such as [U+5F35]. The Word document (DOCX) has',
    )
  })

  test('contains all of a word that is longer than a page', async () => {
    const record = givenRecord(`<p>${'x'.repeat(20_000)}</p>`)
    const { pages } = await readPdf(await writePdf(buildDocument(record, 'UTC')))
    expect(pages.join('').match(/x/g)).toHaveLength(20_000)
  })

  test.each([
    ['quotations', '<blockquote>', '</blockquote>', 49],
    ['lists', '<ul><li>', '</li></ul>', 24],
  ])('has room for words however deeply they are nested in %s', async (_, open, close, depth) => {
    const html = `${open.repeat(depth)}deep down${close.repeat(depth)}`
    const { pages } = await readPdf(await writePdf(buildDocument(givenRecord(html), 'UTC')))
    expect(pages.join('')).toContain('deep down')
  })

  test('starts each note of a visit on a page that shows its own state', async () => {
    const notes = [
      { title: 'SOAP', note_text: '<p>first</p>', signature: SIGNATURE, addenda: [] },
      { title: 'Letter', note_text: '<p>second</p>', signature: null, addenda: [] },
    ]
    const document = buildDocument(givenRecord('', { notes }), 'UTC')
    const { pages } = await readPdf(await writePdf(document))
    expect(pages).toEqual([
      expect.stringMatching(
        /SOAP · Signed by Ada Nash[^]*first|first[^]*SOAP · Signed by Ada Nash/,
      ),
      expect.stringMatching(/Letter · DRAFT[^]*second|second[^]*Letter · DRAFT/),
    ])
    expect(pages[1]).not.toContain('Signed')
  })
})

test('the DOCX has real headings, lists and font faces, and a header and a page number in each section', async () => {
  const html =
    '<h2>Plan</h2><ul><li>a<ul><li>b</li></ul></li></ul><ol><li>one</li></ol>' +
    '<p><strong>B</strong> <em>I</em> 張 &lt;x&gt;</p>'
  const {
    html: read,
    heads,
    feet,
  } = await readDocx(await writeDocx(buildDocument(givenRecord(html), 'UTC')))
  expect(read).toBe(
    '<h1>SOAP</h1><h2>Plan</h2><ul><li>a<ul><li>b</li></ul></li></ul><ol><li>one</li></ol>' +
      '<p><strong>B</strong> <em>I</em> 張 &lt;x&gt;</p>',
  )
  expect(heads).toEqual([
    'Jane RoeVisit on Nov 17, 2026 · Cough · Ada Nash, PhysicianSOAP · DRAFT – not signed',
  ])
  expect(feet).toEqual(['Page PAGE of NUMPAGES'])
})

describe('the name of the file', () => {
  const nameOf = (name: string) =>
    nameFile(givenRecord('', { patient: { name } }), 'SOAP', 'UTC', 'pdf')

  test.each([
    ['Jane Roe', '2026-11-17 Jane Roe SOAP.pdf'],
    ['../../etc/passwd', '2026-11-17 etc passwd SOAP.pdf'],
    ['C:\\Windows\\x', '2026-11-17 C Windows x SOAP.pdf'],
    ['a\r\nSet-Cookie: x=1', '2026-11-17 aSet-Cookie x=1 SOAP.pdf'],
    ['exe.\u202efdp', '2026-11-17 exe.fdp SOAP.pdf'],
    ['"; filename="x.exe', '2026-11-17 ; filename= x.exe SOAP.pdf'],
    ['...', '2026-11-17 SOAP.pdf'],
    ['張偉', '2026-11-17 張偉 SOAP.pdf'],
  ])('for the patient %j is %j', (name, expected) => {
    expect(nameOf(name)).toBe(expected)
  })

  test.each([
    ['a b.pdf', 'attachment; filename="a b.pdf"'],
    ['Zoë.pdf', `attachment; filename="Zoe.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`],
    ['張 (1).pdf', `attachment; filename="_ (1).pdf"; filename*=UTF-8''%E5%BC%B5%20%281%29.pdf`],
    ['a"b\\c%41.pdf', `attachment; filename="a_b_c_41.pdf"; filename*=UTF-8''a%22b%5Cc%2541.pdf`],
  ])('%j as a header is %j', (name, header) => {
    expect(attachmentOf(name)).toBe(header)
  })
})
