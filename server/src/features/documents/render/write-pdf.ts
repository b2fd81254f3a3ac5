import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { getPackageFile } from '../../../lib/get-package-file.ts'
import type { Block, Part, PrintedDocument } from '../document-model.ts'
import { drawFrames, headHeight, PAGE } from './pdf-frame.ts'
import { structOf } from './pdf-blocks.ts'
import { fitText } from './pdf-text.ts'

const FONTS = {
  regular: 'DejaVuSansCondensed.ttf',
  bold: 'DejaVuSansCondensed-Bold.ttf',
  italic: 'DejaVuSansCondensed-Oblique.ttf',
  'bold-italic': 'DejaVuSansCondensed-BoldOblique.ttf',
} as const

interface FontWithGlyphs {
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean
}

/** Tagged, with embedded fonts. */
export async function writePdf(document: PrintedDocument): Promise<Uint8Array> {
  const { title, author, paper, header } = document
  const pdf = new PDFDocument({
    size: paper === 'A4' ? 'A4' : 'LETTER',
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: 'Chartwright', Producer: 'Chartwright' },
  })
  const written = buffer(pdf)
  for (const [name, file] of Object.entries(FONTS)) {
    pdf.registerFont(name, getPackageFile('dejavu-fonts-ttf', `ttf/${file}`))
  }
  const text = fitText(glyphTest(pdf))
  const partOfPage: Part[] = []
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const [index, part] of document.parts.entries()) {
    const top = PAGE.headTop + headHeight(pdf, text, header, part) + PAGE.headGap
    const { side, bottom } = PAGE
    pdf.addPage({
      size: pdf.options.size ?? 'A4',
      margins: { top, bottom, left: side, right: side },
    })
    const isLast = index === document.parts.length - 1
    const blocks: Block[] = [
      { kind: 'heading', level: 1, line: [{ text: part.title }] },
      ...part.blocks,
    ]
    for (const block of blocks) root.add(structOf(pdf, text, block))
    if (isLast)
      for (const block of noticeBlocks(text.notices())) root.add(structOf(pdf, text, block))
    while (partOfPage.length < pdf.bufferedPageRange().count) partOfPage.push(part)
  }
  root.end()
  drawFrames(pdf, text, header, partOfPage)
  pdf.end()
  return written
}

function noticeBlocks(notices: readonly string[]): Block[] {
  if (notices.length === 0) return []
  const lines = notices.map((notice) => [{ text: notice, isItalic: true }])
  return [{ kind: 'rule' }, { kind: 'paragraph', lines }]
}

/** The four faces have the same glyphs, except for a few missing from the italics. */
function glyphTest(pdf: PDFKit.PDFDocument): (codePoint: number) => boolean {
  const fonts = Object.keys(FONTS).map((name) => {
    pdf.font(name)
    return (pdf as unknown as { _font: { font: FontWithGlyphs } })._font.font
  })
  const known = new Map<number, boolean>()
  return (codePoint) => {
    const found = known.get(codePoint)
    if (found !== undefined) return found
    const isIn = fonts.every((font) => font.hasGlyphForCodePoint(codePoint))
    known.set(codePoint, isIn)
    return isIn
  }
}
