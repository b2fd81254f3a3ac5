import { capital, uncapital } from '../realise/words/sentence.ts'
import { repeatsItself } from './repeats-itself.ts'

const JOINED = /(,? (?:and|or) (?:(?:the|a|an) )?|, )/
const WORD = /^[a-z][a-z-]{2,}$/
/** What leads from a thing to where or how it is. */
const LINK =
  /^(?:of|in|on|at|over|to|with|without|for|from|by|when|while|during|around|both|either|is|are|bilaterally)$/
const PLACE = /^(?:of|in|on|at|over|around)$/
/** What may turn round a member that is put in, or belongs to one member alone. */
const OWN = /\b(?:no|not|never|without|but|except|only|left|right)\b/
const ROOT = 5

/** The sentence with what it left out of a list in the name: 'pain with flexion' of 'flexion and extension'. */
export function completeList(sentence: string, name: string): string {
  const parts = name.toLowerCase().split(JOINED)
  let done = sentence
  for (let at = 0; at + 2 < parts.length; at += 2)
    done = withBoth(done, parts[at] ?? '', parts[at + 1] ?? '', parts[at + 2] ?? '')
  return repeatsItself(done) ? sentence : done
}

function withBoth(sentence: string, left: string, joined: string, right: string): string {
  const [before, after] = [left.split(' '), right.split(' ')]
  const [last = '', first = ''] = [before.at(-1), after[0]]
  if (!WORD.test(last) || !WORD.test(first) || has(sentence, last) === has(sentence, first))
    return sentence
  if (OWN.test(`${left}${joined}${right}`) || haveOwnPlaces(before, after)) return sentence
  if (has(sentence, last)) {
    const end = after.findIndex((word) => LINK.test(word))
    const added = withoutKnown(after.slice(0, end < 0 ? after.length : end), sentence, last)
    return sentence.replace(wordIn(last, '(?!,| and\\b| or\\b)'), `$&${joined}${added.join(' ')}`)
  }
  const added = before
    .slice(before.findLastIndex((word) => LINK.test(word)) + 1)
    .filter((word) => !has(sentence, word))
  return sentence.replace(wordIn(first), (word, at: number) =>
    at === 0
      ? `${capital(added.join(' '))}${joined}${uncapital(word)}`
      : `${added.join(' ')}${joined}${word}`,
  )
}

/** 'pain in the arm and swelling in the leg' */
function haveOwnPlaces(before: readonly string[], after: readonly string[]): boolean {
  return [before, after].every((words) => words.some((word) => PLACE.test(word)))
}

/** Words of a member that stand before the place, or follow right behind it, in the sentence. */
function withoutKnown(member: readonly string[], sentence: string, last: string): string[] {
  const start = member.findIndex((word) => !has(sentence, word))
  const next = sentence
    .toLowerCase()
    .split(`${last} `)[1]
    ?.split(/[ .,;]/)[0]
  const left = member.slice(Math.max(0, start))
  return left.at(-1) === next ? left.slice(0, -1) : left
}

function wordIn(word: string, behind = ''): RegExp {
  return new RegExp(`(?<![\\w-])(?<!\\b(?:and|or) )${word}(?![\\w-])${behind}`, 'i')
}

/** 'decompression' has 'decompress'. */
function has(sentence: string, word: string): boolean {
  const root = word.slice(0, Math.min(ROOT, Math.max(3, word.length - 1)))
  return new RegExp(`\\b${root}`, 'i').test(sentence)
}
