import type { StylePreference } from '@chartwright/contract/style'

/** As a sentence addressed to the practitioner whose habit it is. */
export function describePreference({
  kind,
  source,
  target,
}: Pick<StylePreference, 'kind' | 'source' | 'target'>): string {
  switch (kind) {
    case 'heading':
      return `You always call the heading ‘${source}’ ‘${target}’`
    case 'layout':
      return `You always write ‘${source}’ as ${target === 'list' ? 'a list' : 'prose'}`
    case 'word':
      return `You always write ‘${target}’ for ‘${source}’`
    case 'removed':
      return source.startsWith('## ')
        ? `You always remove the heading ‘${source.slice(3)}’ where nothing was said for it`
        : `You always remove ‘${source}’`
    case 'added':
      return target === ''
        ? `You always add ‘${source}’`
        : `You always add ‘${source}’ to ‘${target}’`
  }
}

export function describeSeen(notes: number): string {
  return `Seen in ${String(notes)} ${notes === 1 ? 'note' : 'notes'}`
}
