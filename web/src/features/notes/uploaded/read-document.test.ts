import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

const XMLNS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

function docx(body: string): File {
  const xml = `<w:document ${XMLNS}><w:body>${body}</w:body></w:document>`
  // Of this window: jsdom has its own typed arrays.
  const zipped = zipSync({ 'word/document.xml': new Uint8Array(strToU8(xml)) })
  return new File([new Uint8Array(zipped)], 'Referral.DOCX')
}

const run = (inside: string): string => `<w:r>${inside}</w:r>`
const paragraph = (inside: string): string => `<w:p>${inside}</w:p>`

test('a Word document yields its paragraphs, tabs, breaks and lists', async () => {
  const file = docx(
    paragraph(run('<w:t>Known </w:t>') + run('<w:t>asthma &amp; eczema.</w:t>')) +
      paragraph(run('<w:t>Dose</w:t><w:tab/><w:t>5 mg</w:t><w:br/><w:t>daily</w:t>')) +
      paragraph(
        `<w:pPr><w:numPr/><w:tabs><w:tab/></w:tabs></w:pPr>${run('<w:t>Salbutamol</w:t>')}`,
      ),
  )
  expect(await readDocument(file)).toBe('Known asthma & eczema.\nDose\t5 mg\ndaily\n- Salbutamol')
})

test('text files are read as they are', async () => {
  expect(await readDocument(new File(['# Häuslich\n\nFine.'], 'a.md'))).toBe('# Häuslich\n\nFine.')
})

test.each([
  ['a broken zip', new File(['PK no'], 'a.docx'), /could not be read/],
  ['broken XML', docx('<w:p>'), /could not be read/],
  [
    'bytes that are no text',
    new File([Uint8Array.of(0xff, 0xfe, 0x41)], 'a.txt'),
    /could not be read/,
  ],
  ['nothing in it', new File([' \n'], 'a.txt'), /no text/],
  ['another kind', new File(['x'], 'a.exe'), /txt, md, docx or pdf/],
  ['too much', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.txt'), /larger than 10 MB/],
])('%s is reported', async (_name, file, sentence) => {
  await expect(readDocument(file)).rejects.toThrow(sentence)
})
