import { plainHeading, sameHeading, type StylePreference } from '../../../clinical/style/style.ts'
import { replaceWord } from '../../../clinical/style/words.ts'
import type { NoteSection, ToldSentence } from './section.ts'

/**
 * The last step of a note: how it is worded, never what it says. Each sentence keeps the facts that
 * it tells, and one that tells a fact is never taken out.
 */
export function applyStyle(
  sections: readonly NoteSection[],
  style: readonly StylePreference[],
): NoteSection[] {
  if (style.length === 0) return [...sections]
  const of = (kind: StylePreference['kind']) => style.filter((each) => each.kind === kind)
  const [renames, layouts, words] = [of('heading'), of('layout'), of('word')]
  const removed = new Set(of('removed').map(({ source }) => source))
  const reword = (sentence: ToldSentence): ToldSentence => ({
    ...sentence,
    text: words.reduce((text, word) => replaceWord(text, word.source, word.target), sentence.text),
  })
  const isGone = ({ heading, paragraphs }: NoteSection): boolean =>
    heading !== null &&
    removed.has(`## ${plainHeading(heading)}`) &&
    paragraphs.flat().every(({ text, factIds }) => factIds.length === 0 && isPlain(text))
  return sections
    .filter((section) => !isGone(section))
    .map(({ heading, paragraphs, isList }) => {
      const left = paragraphs
        .map((sentences) => sentences.filter((each) => !isRemoved(each, removed)).map(reword))
        .filter((sentences) => sentences.length > 0)
      const named = heading === null ? null : rename(heading, renames)
      const layout = layouts.find(({ source }) => named !== null && sameHeading(source, named))
      const laid = layOut({ heading: named, paragraphs: left, isList }, layout?.target)
      return withAdded(laid, of('added'))
    })
}

function isRemoved({ text, factIds }: ToldSentence, removed: ReadonlySet<string>): boolean {
  return factIds.length === 0 && removed.has(text)
}

/** A heading goes only with what stands for nothing: 'Not discussed.' */
function isPlain(text: string): boolean {
  return /^not(?:hing was)? \w+\.?$/i.test(text.trim())
}

function rename(heading: string, renames: readonly StylePreference[]): string {
  return renames.find(({ source }) => sameHeading(source, heading))?.target ?? heading
}

/** A single sentence stays as it is. */
function layOut(section: NoteSection, layout: string | undefined): NoteSection {
  const sentences = section.paragraphs.flat()
  if (layout === undefined || sentences.length < 2) return section
  if (layout === 'list' && !section.isList)
    return { ...section, isList: true, paragraphs: sentences.map((sentence) => [sentence]) }
  if (layout === 'prose' && section.isList)
    return { ...section, isList: false, paragraphs: [sentences] }
  return section
}

function withAdded(section: NoteSection, added: readonly StylePreference[]): NoteSection {
  const { heading, paragraphs } = section
  const due = added.filter(
    ({ source, target }) =>
      plainHeading(heading ?? '') === target &&
      !paragraphs.flat().some(({ text }) => text === source),
  )
  const phrases = due.map(({ source }) => [{ text: source, factIds: [] }])
  return { ...section, paragraphs: [...paragraphs, ...phrases] }
}
