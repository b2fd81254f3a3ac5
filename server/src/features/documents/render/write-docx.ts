import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type ISectionOptions,
} from 'docx'
import type { DocumentHeader, Part, PrintedDocument } from '../document-model.ts'
import { createParagraphs, LIST_DEPTHS, LISTS } from './docx-paragraphs.ts'

/** In twentieths of a point. */
const PAPER = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } }
const SIDE = 1_134
const FONT = 'Arial'

/** One section per part: each page says how its contents are signed. */
export async function writeDocx(printed: PrintedDocument): Promise<Uint8Array> {
  const paragraphs = createParagraphs()
  const sections = printed.parts.map((part): ISectionOptions => ({
    properties: {
      page: {
        size: PAPER[printed.paper],
        margin: { top: 1_134, bottom: 1_134, left: SIDE, right: SIDE, header: 567, footer: 567 },
      },
    },
    headers: { default: headerOf(printed.header, part) },
    footers: { default: footerOf(part, PAPER[printed.paper].width - 2 * SIDE) },
    children: [
      new Paragraph({ heading: HeadingLevel.HEADING_1, text: part.title }),
      ...part.blocks.flatMap((block) => paragraphs(block)),
    ],
  }))
  const document = new Document({
    title: printed.title,
    creator: printed.author,
    lastModifiedBy: 'Chartwright',
    description: '',
    styles: {
      default: {
        document: { run: { font: FONT, size: 21 }, paragraph: { spacing: { after: 100 } } },
        ...headingStyles(),
      },
    },
    numbering: { config: [...Object.values(LISTS)].map(numberingOf) },
    sections,
  })
  return Packer.toBuffer(document)
}

function headingStyles() {
  const of = (size: number) => ({
    run: { font: FONT, bold: true, size, color: '000000' },
    paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
  })
  return {
    heading1: of(30),
    heading2: of(25),
    heading3: of(22),
    heading4: of(21),
    heading5: of(21),
  }
}

function numberingOf(reference: (typeof LISTS)[keyof typeof LISTS]) {
  const isOrdered = reference === LISTS.ordered
  return {
    reference,
    levels: Array.from({ length: LIST_DEPTHS }, (_, level) => ({
      level,
      format: isOrdered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
      text: isOrdered ? `%${String(level + 1)}.` : '•',
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
    })),
  }
}

function headerOf({ patient, visit, clinician }: DocumentHeader, part: Part): Header {
  const title = part.state === '' ? part.title : `${part.title} · ${part.state}`
  const line = (text: string, bold: boolean) =>
    new Paragraph({ spacing: { after: 20 }, children: [new TextRun({ text, bold, size: 18 })] })
  const last = new Paragraph({
    spacing: { after: 200 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 4, color: '555555' } },
    children: [new TextRun({ text: title, bold: true, size: 18 })],
  })
  return new Header({
    children: [line(patient, true), line(`${visit} · ${clinician}`, false), last],
  })
}

function footerOf(part: Part, width: number): Footer {
  const number = [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES]
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        children: [
          new TextRun({ text: part.seal, size: 17, color: '555555' }),
          new TextRun({ children: number, size: 17, color: '555555' }),
        ],
      }),
    ],
  })
}
