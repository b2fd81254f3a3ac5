import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

/** 'numb numbness', 'diverticuli- diverticulosis': a word that breaks off before its longer form. */
const BROKEN_OFF = /\b([a-z]{3,})-?[\s,]+(?=\1[a-z]+\b)/gi
/** 'estra- estradiol', 'diverticuli- diverticulosis': marked as broken off, the rest may differ. */
const MARKED = /\b([a-z]{3})[a-z]*-[\s,]+(?=\1[a-z]+\b)/gi
const CORRECTION =
  /^[\s,]*(?:excuse me|i mean|i meant|sorry|i'm sorry|actually|rather|correction)[\s,]+(?:an?\s+|the\s+)?([a-z]+)/i
/** 'exacerbation of cf , chf' */
const SAID_AGAIN = /^\s*,\s*([a-z]+)\b/i
/** 'numb after the knee, I mean, after they fixed it'; 'in' and 'on' may stand before a side. */
const BEGUN_AGAIN = /^[\s,]*(?:i mean|i meant|sorry|i'm sorry|rather)[\s,]+(after|before|since)\b/i
const ALIKE_CHARS = 4
const MOST_LETTERS = 3

/** A mention by the words that were meant: what was taken back or broken off is left out. */
export function repairSlips(lines: readonly LedgerLine[], mention: Mention): Mention {
  const after = lines[mention.line]?.text.slice(mention.to) ?? ''
  const words = mention.words.replace(BROKEN_OFF, '').replace(MARKED, '')
  const whole = beforeAgain(words, after)
  if (whole !== undefined) return { ...mention, words: whole, to: mention.from + whole.length }
  const last = /[a-z]+$/i.exec(words)?.[0] ?? ''
  const meant = correctionOf(last, after) ?? longerOf(last, after)
  if (meant === undefined) return words === mention.words ? mention : { ...mention, words }
  const to = mention.to + after.indexOf(meant) + meant.length
  return { ...mention, words: `${words.slice(0, words.length - last.length)}${meant}`, to }
}

/** 'wide local incision, excuse me, excision' */
function correctionOf(last: string, after: string): string | undefined {
  const meant = CORRECTION.exec(after)?.[1]
  if (meant === undefined || meant === last || last.length < ALIKE_CHARS) return undefined
  const isAlike =
    meant.slice(-ALIKE_CHARS) === last.slice(-ALIKE_CHARS) ||
    meant.slice(0, ALIKE_CHARS) === last.slice(0, ALIKE_CHARS)
  return isAlike ? meant : undefined
}

/** The words before those that are said in another way; undefined where none are. */
function beforeAgain(words: string, after: string): string | undefined {
  const again = BEGUN_AGAIN.exec(after)?.[1]
  const at = again === undefined ? -1 : words.toLowerCase().lastIndexOf(` ${again.toLowerCase()} `)
  return at > 0 ? words.slice(0, at) : undefined
}

/** Letters that are said again with one more. */
function longerOf(last: string, after: string): string | undefined {
  const next = SAID_AGAIN.exec(after)?.[1]
  if (next === undefined || last === '' || last.length > MOST_LETTERS) return undefined
  const isLonger = next.length > last.length && next.length <= MOST_LETTERS + 1
  return isLonger && next[0] === last[0] && next.at(-1) === last.at(-1) && isIn(last, next)
    ? next
    : undefined
}

/** Whether the letters of one stand in another in their order. */
function isIn(letters: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === letters[at]) at += 1
  return at === letters.length
}
