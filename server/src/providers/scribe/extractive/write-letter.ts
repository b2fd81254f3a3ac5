import { hasVerb } from './is-readable.ts'

interface LetterSection {
  readonly title: string | null
  readonly sentences: readonly string[]
}

const NOT_IN_LETTERS = /^(?:recipient|signature|date|to|from)\b/i
const EMPTY = /^(?:not discussed|nothing said|none)\.?$|\[[^\]]*\]/i
/** What a letter tells first and without a title. */
const STORY =
  /\b(?:subjective|history of present|interval|clinical history|data|course|story|reason)\b/i
const PERSON = /\bDr\.? [A-Z][\p{L}'-]+/u
const BLANK = '[to be completed]'

/** The sections as paragraphs between a greeting and a close; null when there is nothing to tell. Names only whom the note or the wish names. */
export function writeLetter(wish: string, sections: readonly LetterSection[]): string | null {
  const told = sections.flatMap(({ title, sentences }) => {
    const said = sentences.filter((sentence) => !EMPTY.test(sentence))
    if (said.length === 0 || (title !== null && NOT_IN_LETTERS.test(title))) return []
    return [writeParagraph(title, said)]
  })
  if (told.length === 0) return null
  return [
    `Dear ${findRecipient(wish, sections) ?? 'colleague'},`,
    ...told,
    `Yours sincerely,`,
    BLANK,
  ].join('\n\n')
}

function writeParagraph(title: string | null, sentences: readonly string[]): string {
  const named = sentences.filter((sentence) => !hasVerb(sentence)).map(asItem)
  const whole = sentences.filter((sentence) => hasVerb(sentence)).map(asSentence)
  const list = named.length === 0 ? [] : [`${named.join('; ')}.`]
  const text = [...list, ...whole].join(' ')
  if (title === null || (STORY.test(title) && named.length === 0)) return text
  return `${title}: ${text}`
}

function asItem(sentence: string): string {
  return sentence.replace(/[.;,\s]+$/, '')
}

function asSentence(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

function findRecipient(wish: string, sections: readonly LetterSection[]): string | undefined {
  const named = sections
    .filter(({ title }) => title !== null && /^recipient\b/i.test(title))
    .flatMap(({ sentences }) => sentences)
  return PERSON.exec(wish)?.[0] ?? PERSON.exec(named.join(' '))?.[0]
}
