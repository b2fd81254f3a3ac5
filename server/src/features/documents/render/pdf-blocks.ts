import type { Block, Line, Run } from '../document-model.ts'
import type { PdfText } from './pdf-text.ts'

const BODY_SIZE = 10
const HEADING_SIZES = [15, 12.5, 11, 10, 10]
const GAP = 5
/** In lists and quotations. */
const CLOSE_GAP = 2
const INDENT = 16
/** However deep the nesting, there is always room for words. */
const MAX_INDENT = 12 * INDENT
const INK = '#000000'
const RULE_INK = '#999999'
/** A heading is not left alone at the end of a page. */
const HEADING_ROOM = 60

type Struct = ReturnType<PDFKit.PDFDocument['struct']>
type Pdf = PDFKit.PDFDocument

/** The block as a structure element of the document; it is drawn when it is added. */
export function structOf(pdf: Pdf, text: PdfText, block: Block, indent = 0): Struct {
  switch (block.kind) {
    case 'heading':
      return pdf.struct(`H${String(block.level)}`, {}, () => {
        drawHeading(pdf, text, block, indent)
      })
    case 'paragraph':
      return pdf.struct('P', {}, () => {
        drawLines(pdf, text, block.lines, indent)
        pdf.y += indent === 0 ? GAP : CLOSE_GAP
      })
    case 'rule':
      return pdf.struct('Div', {}, () => {
        drawRule(pdf)
      })
    case 'quote':
      return pdf.struct(
        'BlockQuote',
        {},
        block.blocks.map((inner) => structOf(pdf, text, inner, further(indent, INDENT))),
      )
    case 'list':
      return pdf.struct(
        'L',
        {},
        block.items.map((item, index) => {
          const mark = block.isOrdered ? `${String(index + 1)}.` : '•'
          return itemOf(pdf, text, item, mark, indent)
        }),
      )
  }
}

function itemOf(
  pdf: Pdf,
  text: PdfText,
  item: readonly Block[],
  mark: string,
  indent: number,
): Struct {
  const inner = further(indent, Math.max(INDENT, mark.length * 5 + 6))
  return pdf.struct('LI', {}, [
    pdf.struct('Lbl', {}, () => {
      makeRoom(pdf, 2 * BODY_SIZE)
      const { y } = pdf
      pdf.font('regular').fontSize(BODY_SIZE).fillColor(INK)
      pdf.text(mark, pdf.page.margins.left + indent, y, { lineBreak: false })
      pdf.y = y
    }),
    pdf.struct(
      'LBody',
      {},
      item.map((block) => structOf(pdf, text, block, inner)),
    ),
  ])
}

function drawHeading(
  pdf: Pdf,
  text: PdfText,
  { level, line }: { level: number; line: Line },
  indent: number,
): void {
  makeRoom(pdf, HEADING_ROOM)
  if (pdf.y > pdf.page.margins.top) pdf.y += GAP
  const bold = line.map((run) => ({ ...run, isBold: true }))
  drawLines(pdf, text, [bold], indent, HEADING_SIZES[level - 1] ?? BODY_SIZE)
  pdf.y += 3
}

function drawLines(
  pdf: Pdf,
  text: PdfText,
  lines: readonly Line[],
  indent: number,
  size = BODY_SIZE,
): void {
  const x = pdf.page.margins.left + indent
  const width = pdf.page.width - pdf.page.margins.right - x
  pdf.fillColor(INK).fontSize(size)
  for (const line of lines) {
    pdf.x = x
    if (line.length === 0) pdf.font('regular').moveDown()
    for (const [index, run] of line.entries()) {
      const continued = index < line.length - 1
      const { isUnderlined: underline = false, isStruck: strike = false } = run
      pdf.font(fontOf(run))
      const options = { width, continued, underline, strike, lineGap: 2 }
      if (index === 0) pdf.text(text.fit(run.text), x, pdf.y, options)
      else pdf.text(text.fit(run.text), options)
    }
  }
}

function fontOf({ isBold = false, isItalic = false }: Run): string {
  if (isBold) return isItalic ? 'bold-italic' : 'bold'
  return isItalic ? 'italic' : 'regular'
}

function drawRule(pdf: Pdf): void {
  makeRoom(pdf, 3 * GAP)
  const y = pdf.y + GAP
  const { left, right } = pdf.page.margins
  pdf
    .moveTo(left, y)
    .lineTo(pdf.page.width - right, y)
    .lineWidth(0.5)
    .strokeColor(RULE_INK)
    .stroke()
  pdf.y = y + 2 * GAP
}

function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.continueOnNewPage()
}

function further(indent: number, more: number): number {
  return Math.min(indent + more, MAX_INDENT)
}
