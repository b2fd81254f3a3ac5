import type { SpokenLine } from '../../server/src/clinical/roles/guess-roles.ts'
import { pick, seeded } from '../random.ts'
import type { VisitLine } from './visits.ts'

/** Per hundred words, as measured on unseen clips through the live socket. */
const ERRORS_PER_WORD = 0.138
const LEFT_OUT = new Set('a an the and of to in is it that so i you uh um'.split(' '))

/** As the collection labels its lines. */
export function labelledLines(lines: readonly VisitLine[]): SpokenLine[] {
  return lines.map(({ speaker, text }) => ({
    speaker: speaker === '' ? null : speaker.replace(/^guest_clini?can?/, 'clinician'),
    text,
    role: null,
  }))
}

/** Without labels: who speaks is guessed from the words. */
export function unlabelledLines(lines: readonly VisitLine[]): SpokenLine[] {
  return lines.map(({ text }) => ({ speaker: null, text, role: null }))
}

/** Without labels, punctuation and case, and with as many wrong words as a recogniser makes. */
export function heardLines(lines: readonly VisitLine[]): SpokenLine[] {
  const random = seeded(7)
  const known = [...new Set(lines.flatMap(({ text }) => plainWords(text)))]
  return lines.map(({ text }) => {
    const words = plainWords(text).flatMap((word) => hear(word, known, random))
    return { speaker: null, text: words.join(' ') || '-', role: null }
  })
}

function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/ n't\b/g, "n't")
      .match(/[a-z0-9'%-]+(?:\.\d+)?/g) ?? []
  )
}

/** Omitted, doubled, or mistaken for a word of the same visit with the same beginning. */
function hear(word: string, known: readonly string[], random: () => number): string[] {
  if (random() >= ERRORS_PER_WORD) return [word]
  if (LEFT_OUT.has(word)) return random() < 0.8 ? [] : [word, word]
  const alike = known.filter(
    (other) => other !== word && other.slice(0, 2) === word.slice(0, 2) && other.length > 1,
  )
  return [pick(alike, random) ?? word.slice(0, -1)]
}
