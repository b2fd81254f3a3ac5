import type { Role } from '../../server/src/clinical/roles/role.ts'
import type { Said } from './corpus.ts'

/** A line without its label, and who said most of its words. */
export interface CutLine {
  readonly role: Role
  /** The share of its words that is the clinician's: from 0 to 1. */
  readonly share: number
  readonly text: string
}

/** Each turn of the collection is a line. */
export function cutTurns(visit: readonly Said[]): CutLine[] {
  return visit
    .map(({ role, text }) => ({ role, text, share: role === 'clinician' ? 1 : 0 }))
    .filter(({ text }) => /[a-z0-9]/i.test(text))
}

/** Each sentence is a line. */
export function cutSentences(visit: readonly Said[]): CutLine[] {
  return cutTurns(visit).flatMap((turn) =>
    turn.text
      .split(/(?<=[.?!])\s+/)
      .filter((sentence) => /[a-z0-9]/i.test(sentence))
      .map((text) => ({ ...turn, text })),
  )
}

/**
 * People pause for breath: a turn is split into lines of one, two or three sentences, in rotation.
 */
export function cutBreaths(visit: readonly Said[]): CutLine[] {
  return cutTurns(visit).flatMap((turn, place) => {
    const sentences = cutSentences([turn])
    const size = 1 + (place % 3)
    const starts = sentences.flatMap((_, at) => (at % size === 0 ? [at] : []))
    return starts.map((at) => ({
      ...turn,
      text: sentences
        .slice(at, at + size)
        .map(({ text }) => text)
        .join(' '),
    }))
  })
}

const MOST_WORDS = 40
const NO_PAUSE_WORDS = 3

/**
 * As a recogniser without punctuation delivers it: lower case; a short turn runs into the next
 * line, a long one is cut wherever its words run out.
 */
export function cutUnmarked(visit: readonly Said[]): CutLine[] {
  const lines: CutLine[] = []
  let held: Word[] = []
  for (const { role, text } of visit) {
    const plain = text.toLowerCase().replace(/[,;:.?!"]+(?=\s|$)/g, ' ')
    held.push(...wordsOf(plain, role))
    if (held.length <= NO_PAUSE_WORDS) continue
    lines.push(...toLines(held, MOST_WORDS))
    held = []
  }
  return held.length > 0 ? [...lines, toLine(held)] : lines
}

const WORDS_IN_ENOUGH = 8
const WORDS_IN_MOST = 50
const WITHOUT_PAUSE = 3

/**
 * Like `cutPauses`, if no times are known: every third turn is answered without a pause, and a line
 * needs at least eight words.
 */
export function cutGuessedPauses(visit: readonly Said[]): CutLine[] {
  const lines: CutLine[] = []
  let held: Word[] = []
  visit.forEach(({ role, text }, place) => {
    held.push(...wordsOf(text, role))
    const isPause = place % WITHOUT_PAUSE !== 0 && held.length >= WORDS_IN_ENOUGH
    if (!isPause && held.length < WORDS_IN_MOST) return
    lines.push(...toLines(held, WORDS_IN_MOST))
    held = []
  })
  return held.length > 0 ? [...lines, toLine(held)] : lines
}

const PAUSE_S = 0.6
const ENOUGH_S = 3
const MOST_S = 20

/**
 * As the product cuts one microphone: at a pause of 0.6 s after 3 s of speech, or after 20 s. Words
 * are spread evenly over the time of their utterance; simultaneous speech is mixed.
 */
export function cutPauses(visit: readonly Said[]): CutLine[] {
  const words = visit
    .flatMap(({ role, text, startS = 0, endS = 0 }) => {
      const list = wordsOf(text, role)
      const each = (endS - startS) / Math.max(1, list.length)
      return list.map((word, at) => ({
        ...word,
        from: startS + at * each,
        to: startS + (at + 1) * each,
      }))
    })
    .sort((a, b) => a.from - b.from)
  const lines: CutLine[] = []
  let held: typeof words = []
  let end = 0
  for (const word of words) {
    const begin = held[0]?.from ?? word.from
    const isPause = word.from - end >= PAUSE_S && end - begin >= ENOUGH_S
    if (held.length > 0 && (isPause || word.from - begin >= MOST_S)) {
      lines.push(toLine(held))
      held = []
    }
    held.push(word)
    end = Math.max(end, word.to)
  }
  return held.length > 0 ? [...lines, toLine(held)] : lines
}

interface Word {
  readonly text: string
  readonly role: Role
}

function wordsOf(text: string, role: Role): Word[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, role }))
}

function toLines(words: readonly Word[], mostWords: number): CutLine[] {
  const starts = words.flatMap((_, at) => (at % mostWords === 0 ? [at] : []))
  return starts.map((at) => toLine(words.slice(at, at + mostWords)))
}

function toLine(words: readonly Word[]): CutLine {
  const clinicians = words.filter(({ role }) => role === 'clinician').length
  return {
    role: clinicians * 2 >= words.length ? 'clinician' : 'patient',
    share: clinicians / words.length,
    text: words.map(({ text }) => text).join(' '),
  }
}
