import type { StyleSection } from '../../clinical/style/style.ts'
import { readNote } from '../../lib/note-tokens.ts'
import { splitSentences } from '../evidence/evidence.api.ts'

const INLINE = new Set(['strong', 'em', 'u', 's', 'code'])

/** The headings of a stored note with their sentences. Text before the first one has none. */
export function readSections(html: string): StyleSection[] {
  const sections: { heading: string; isList: boolean; sentences: string[] }[] = []
  let [isHeading, text, lists] = [false, '', 0]
  const flush = (): void => {
    const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
    text = ''
    for (const line of lines.filter((each) => each !== '')) {
      if (isHeading) sections.push({ heading: line, isList: false, sentences: [] })
      else {
        if (sections.length === 0) sections.push({ heading: '', isList: false, sentences: [] })
        const section = sections.at(-1)
        section?.sentences.push(...splitSentences(line))
        if (section && lists > 0) section.isList = true
      }
    }
  }
  for (const token of readNote(html)) {
    if (token.kind === 'text') text += token.text
    else if (!INLINE.has(token.tag)) {
      flush()
      isHeading = token.kind === 'open' && /^h\d$/.test(token.tag)
      if (/^[uo]l$/.test(token.tag)) lists += token.kind === 'open' ? 1 : -1
    }
  }
  flush()
  return sections
}
