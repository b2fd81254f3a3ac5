/** Right-to-left scripts. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Characters that only select another shape of the preceding one. */
const SELECTORS = /\u00ad|\p{Variation_Selector}/gu

/** Longer than a line. Searching for its breaks letter by letter is quadratic in its length. */
const LONG_WORD = /\S{100,}/gu
const MAY_BREAK = '\u200b'

export interface PdfText {
  /** Limited to what the fonts can show. */
  fit(text: string): string
  /** What a reader must be told about the fitted texts. */
  notices(): string[]
}

/** A character missing from the fonts is never omitted: its code point is shown instead. */
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
