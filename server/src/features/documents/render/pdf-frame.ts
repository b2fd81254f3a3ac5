import type { DocumentHeader, Part } from '../document-model.ts'
import type { PdfText } from './pdf-text.ts'

/** In points. */
export const PAGE = { headTop: 34, headGap: 22, side: 56, bottom: 64, foot: 40 } as const
const LINE_GAP = 2
const INK = '#1a1a1a'
const SOFT = '#555555'

interface HeadLine {
  readonly text: string
  readonly font: 'regular' | 'bold'
  readonly size: number
}

function headLines({ patient, visit, clinician }: DocumentHeader, part: Part): HeadLine[] {
  const title = part.state === '' ? part.title : `${part.title} · ${part.state}`
  return [
    { text: patient, font: 'bold', size: 10.5 },
    { text: `${visit} · ${clinician}`, font: 'regular', size: 9 },
    { text: title, font: 'bold', size: 9 },
  ]
}

/** A long name takes as many lines as it needs. */
export function headHeight(
  pdf: PDFKit.PDFDocument,
  text: PdfText,
  header: DocumentHeader,
  part: Part,
): number {
  const width = widthOf(pdf.options.size === 'LETTER' ? 612 : 595.28)
  return headLines(header, part).reduce((height, line) => {
    pdf.font(line.font).fontSize(line.size)
    return height + pdf.heightOfString(text.fit(line.text), { width }) + LINE_GAP
  }, 0)
}

/** Once the number of pages is known. Artifacts: screen readers skip them on each page. */
export function drawFrames(
  pdf: PDFKit.PDFDocument,
  text: PdfText,
  header: DocumentHeader,
  partOfPage: readonly Part[],
): void {
  for (const [index, part] of partOfPage.entries()) {
    pdf.switchToPage(index)
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    drawHead(pdf, text, headLines(header, part))
    drawFoot(pdf, part, `Page ${String(index + 1)} of ${String(partOfPage.length)}`)
    pdf.endMarkedContent()
  }
}

function drawHead(pdf: PDFKit.PDFDocument, text: PdfText, lines: readonly HeadLine[]): void {
  const width = widthOf(pdf.page.width)
  let y: number = PAGE.headTop
  for (const line of lines) {
    pdf.font(line.font).fontSize(line.size).fillColor(INK)
    pdf.text(text.fit(line.text), PAGE.side, y, { width })
    y = pdf.y + LINE_GAP
  }
  const end = pdf.page.width - PAGE.side
  pdf
    .moveTo(PAGE.side, y + 3)
    .lineTo(end, y + 3)
    .lineWidth(0.75)
    .strokeColor(SOFT)
    .stroke()
}

function drawFoot(pdf: PDFKit.PDFDocument, part: Part, number: string): void {
  const y = pdf.page.height - PAGE.foot
  const width = widthOf(pdf.page.width)
  pdf.font('regular').fontSize(8.5).fillColor(SOFT)
  pdf.text(part.seal, PAGE.side, y, { width, lineBreak: false })
  pdf.text(number, PAGE.side, y, { width, align: 'right' })
}

function widthOf(pageWidth: number): number {
  return pageWidth - 2 * PAGE.side
}
