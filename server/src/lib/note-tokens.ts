/** A piece of a sanitised note: its tags have no attributes. */
export type NoteToken =
  | { readonly kind: 'open' | 'close'; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string }

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

export function readNote(html: string): NoteToken[] {
  return (html.match(/<[^>]*>|[^<]+/g) ?? []).map((piece): NoteToken => {
    const tag = /^<(?<close>\/?)(?<name>[a-z][a-z\d]*)/i.exec(piece)?.groups
    if (!tag) return { kind: 'text', text: decode(piece) }
    return { kind: tag.close === '/' ? 'close' : 'open', tag: tag.name?.toLowerCase() ?? '' }
  })
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const point = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })
}
