/**
 * A file's name as a header (RFC 6266): in ASCII for every client, and in full in UTF-8 for those
 * that support RFC 8187.
 */
export function attachmentOf(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%]/g, '_')
  const quoted = `attachment; filename="${plain}"`
  return plain === fileName ? quoted : `${quoted}; filename*=UTF-8''${encode(fileName)}`
}

/** encodeURIComponent leaves five characters unescaped that are not in the RFC's list. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
