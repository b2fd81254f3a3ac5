import type { FactAttribute } from '@chartwright/contract/facts'
import { hasContent } from '../ledger/reading/has-content.ts'
import { BEFORE_NAMES, BEHIND_NAMES, INSIDE, SPOKEN } from './tidy.data.ts'
import { writeCase } from './write-case.ts'

type Row = readonly [said: RegExp, written: string]

/** A concept without the words of speech around it. */
export function tidyName(concept: string): string {
  const plain = replaceAll(concept.trim(), INSIDE).trim()
  const name = untilSettled(plain, [...BEFORE_NAMES, ...BEHIND_NAMES])
  return writeCase(hasContent(name) ? name : plain)
}

const WHEN_DOING =
  /\b(when|while|if|after|before) (?:i(?:'m| am)?|you(?:'re| are)?|he|she|they) (\w+)/g

/** Words of an attribute as a note has them; undefined where they stay spoken. */
export function tidyDetail(attribute: FactAttribute, words: string): string | undefined {
  const plain = replaceAll(words.trim(), INSIDE)
    .replace(
      WHEN_DOING,
      (_, when: string, verb: string) => `${when === 'if' ? 'when' : when} ${doing(verb)}`,
    )
    .replace(/^(?:and|but|so|or|just|well|because)\s+/, '')
    .replace(/\s+(?:and|or|but|the|a|of|to|with)$/, '')
    .replace(/[\s,.;]+$/, '')
    .trim()
  const isEmpty = attribute === 'detail' && !hasContent(plain)
  if (plain === '' || isEmpty || isSpoken(attribute, plain.toLowerCase())) return undefined
  return writeCase(plain)
}

const MOST_WORDS_OF_CONDITION = 12

/** A condition is a clause, and may speak of 'it'; a long one has run into what was said next. */
function isSpoken(attribute: FactAttribute, plain: string): boolean {
  if (attribute !== 'condition') return SPOKEN.test(plain)
  const others = plain.replace(
    /\b(?:it|its|he|she|that|there|they|things|anything|something|don't|doesn't|isn't|can't)\b/g,
    '',
  )
  return SPOKEN.test(others) || plain.split(' ').length > MOST_WORDS_OF_CONDITION
}

/** 'walk' in 'when I walk': 'walking'. */
function doing(verb: string): string {
  if (verb.endsWith('ing')) return verb
  if (/^(?:lie|die)$/.test(verb)) return `${verb.slice(0, 1)}ying`
  if (/(?:[^aeiou]e|ue)$/.test(verb) && verb.length > 2) return `${verb.slice(0, -1)}ing`
  if (/^(?:[^aeiou]*[aeiou][bdgmnprt])$/.test(verb)) return `${verb}${verb.slice(-1)}ing`
  return `${verb}ing`
}

function replaceAll(text: string, rows: readonly Row[]): string {
  return rows.reduce((done, [said, written]) => done.replace(said, written), text)
}

/** One word after another may go. */
function untilSettled(text: string, rows: readonly Row[]): string {
  const next = replaceAll(text, rows)
  return next === text || !hasContent(next) ? text : untilSettled(next, rows)
}
