const NOT_PLAIN = /[^\w .()-]/g

/** The header of a file to keep: every browser reads the plain name, and those of RFC 6266 the whole. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/\p{M}/gu, '').replace(NOT_PLAIN, '_')
  const header = `attachment; filename="${plain}"`
  if (plain === fileName) return header
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${header}; filename*=UTF-8''${encoded}`
}
