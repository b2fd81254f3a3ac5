import { capital, uncapital } from '../realise/words/sentence.ts'
import { repeatsItself } from './repeats-itself.ts'

const JOINED = /(,? (?:and|or) (?:(?:the|a|an) )?|, )/
const WORD = /^[a-z][a-z-]{2,}$/
/** What leads from a thing to where or how it is. */
const LINK =
  /^(?:of|in|on|at|over|to|with|without|for|from|by|when|while|during|around|both|either|is|are|bilaterally)$/
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
  const isNew = (word: string) => !has(sentence, word)
  if (has(sentence, last)) {
    const end = after.findIndex((word) => LINK.test(word))
    const added = after.slice(0, end < 0 ? after.length : end).filter(isNew)
    return sentence.replace(wordIn(last, '(?!,| and\\b| or\\b)'), `$&${joined}${added.join(' ')}`)
  }
  const added = before.slice(before.findLastIndex((word) => LINK.test(word)) + 1).filter(isNew)
  return sentence.replace(wordIn(first), (word, at: number) =>
    at === 0
      ? `${capital(added.join(' '))}${joined}${uncapital(word)}`
      : `${added.join(' ')}${joined}${word}`,
  )
}

function wordIn(word: string, behind = ''): RegExp {
  return new RegExp(`(?<![\\w-])(?<!\\b(?:and|or) )${word}(?![\\w-])${behind}`, 'i')
}

/** 'decompression' has 'decompress'. */
function has(sentence: string, word: string): boolean {
  const root = word.slice(0, Math.min(ROOT, Math.max(3, word.length - 1)))
  return new RegExp(`\\b${root}`, 'i').test(sentence)
}
