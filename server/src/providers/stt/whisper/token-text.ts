/**
 * Text of tokens. Their vocabulary writes bytes as characters: printable ones as themselves, the
 * others, in order, as the characters from U+0100 on.
 */
export function tokenText(vocabulary: Readonly<Record<string, number>>) {
  const byteOf = bytesByCharacter()
  const bytes = new Map(
    Object.entries(vocabulary).map(([written, token]) => [
      token,
      Array.from(written, (character) => byteOf.get(character) ?? 0x3f),
    ]),
  )
  return (tokens: readonly number[]): string =>
    Buffer.from(tokens.flatMap((token) => bytes.get(token) ?? [])).toString('utf8')
}

function bytesByCharacter(): Map<string, number> {
  const characters = new Map<string, number>()
  let others = 0
  for (let byte = 0; byte < 256; byte++) {
    const isPrintable =
      (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae
    characters.set(String.fromCharCode(isPrintable ? byte : 0x100 + others++), byte)
  }
  return characters
}
