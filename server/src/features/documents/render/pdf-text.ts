/** Scripts that are read from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
/** What only chooses another shape of the character before it. */
const SELECTORS = /\u00ad|\p{Variation_Selector}/gu

/** Longer than a line. Looking for its breaks letter by letter takes the square of its length. */
const LONG_WORD = /\S{100,}/gu
const MAY_BREAK = '\u200b'

export interface PdfText {
  /** As the fonts can show it. */
  fit(text: string): string
  /** What a reader must be told of the texts that were fitted. */
  notices(): string[]
}

/** A character that the fonts lack is never left out: its number stands there. */
export function fitText(hasGlyph: (codePoint: number) => boolean): PdfText {
  let example: string | undefined
  let isTurned = false
  return {
    fit(text) {
      if (RIGHT_TO_LEFT.test(text)) isTurned = true
      return text
        .normalize('NFC')
        .replace(SELECTORS, '')
        .replace(/[^\x20-\x7e]/gu, (character) => {
          const point = character.codePointAt(0) ?? 0
          if (hasGlyph(point)) return character
          const number = `[U+${point.toString(16).toUpperCase().padStart(4, '0')}]`
          example ??= number
          return number
        })
        .replace(LONG_WORD, (word) => word.replace(/.{50}/gu, `$&${MAY_BREAK}`))
    },
    notices() {
      return [
        ...(example === undefined
          ? []
          : [
              `Characters that this PDF cannot show are written as their Unicode numbers, such as ${example}. The Word document (DOCX) has the characters themselves.`,
            ]),
        ...(isTurned
          ? [
              'Words of scripts that are read from right to left may stand in another order here. The Word document (DOCX) has them in their own order.',
            ]
          : []),
      ]
    },
  }
}
