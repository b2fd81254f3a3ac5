import { BorderStyle, HeadingLevel, Paragraph, TextRun, type IParagraphOptions } from 'docx'
import type { Block, Line } from '../document-model.ts'

export const LISTS = { bullet: 'bullets', ordered: 'numbers' } as const
/** Word supports no more. */
export const LIST_DEPTHS = 9

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
]
const INDENT = 360
const MAX_INDENT = LIST_DEPTHS * INDENT
const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

interface Place {
  /** Nesting depth in lists. */
  readonly depth: number
  readonly indent: number
}

/** Numbered lists restart: each has its own numbering in the file. */
export function createParagraphs(): (block: Block) => Paragraph[] {
  let lists = 0
  const write = (block: Block, place: Place): Paragraph[] => {
    switch (block.kind) {
      case 'heading':
        return [
          lineOf([block.line], { heading: HEADINGS[block.level - 1] ?? HeadingLevel.HEADING_5 }),
        ]
      case 'paragraph':
        return [lineOf(block.lines, indented(place.indent))]
      case 'rule':
        return [
          new Paragraph({
            border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: '999999' } },
          }),
        ]
      case 'quote':
        return block.blocks.flatMap((inner) =>
          write(inner, { ...place, indent: place.indent + INDENT }),
        )
      case 'list': {
        lists += 1
        const instance = lists
        const reference = block.isOrdered ? LISTS.ordered : LISTS.bullet
        const numbering = { reference, instance, level: Math.min(place.depth, LIST_DEPTHS - 1) }
        return block.items.flatMap((item) => writeItem(item, { numbering }, place))
      }
    }
  }
  const writeItem = (
    [first, ...rest]: readonly Block[],
    marked: IParagraphOptions,
    { depth, indent }: Place,
  ): Paragraph[] => {
    const inner = { depth: depth + 1, indent: indent + INDENT }
    const isText = first?.kind === 'paragraph' || first?.kind === 'heading'
    const lines = first?.kind === 'paragraph' ? first.lines : isText ? [first.line] : []
    const others = isText || first === undefined ? rest : [first, ...rest]
    return [lineOf(lines, marked), ...others.flatMap((block) => write(block, inner))]
  }
  return (block) => write(block, { depth: 0, indent: 0 })
}

function indented(left: number): IParagraphOptions {
  return left === 0 ? {} : { indent: { left: Math.min(left, MAX_INDENT) } }
}

function lineOf(lines: readonly Line[], options: IParagraphOptions): Paragraph {
  const isTurned = RIGHT_TO_LEFT.test(
    lines
      .flat()
      .map(({ text }) => text)
      .join(''),
  )
  return new Paragraph({
    ...options,
    ...(isTurned && { bidirectional: true }),
    children: lines.flatMap((line, index) => runsOf(line, index > 0, isTurned)),
  })
}

function runsOf(line: Line, isBroken: boolean, rightToLeft: boolean): TextRun[] {
  const runs = line.map(
    ({ text, isBold = false, isItalic = false, isUnderlined = false, isStruck = false }) =>
      new TextRun({
        text,
        bold: isBold,
        italics: isItalic,
        strike: isStruck,
        ...(isUnderlined && { underline: {} }),
        ...(rightToLeft && { rightToLeft }),
      }),
  )
  return isBroken ? [new TextRun({ break: 1 }), ...runs] : runs
}
