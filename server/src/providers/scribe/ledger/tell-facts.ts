import type { Fact, FactAttribute } from '@chartwright/contract/facts'
import { tellFact as write } from '../../../clinical/realise/telling/tell-fact.ts'
import { isWordable } from '../../../clinical/realise/naming/wordable.ts'
import { isWithoutValue } from './without-value.ts'

const LONGEST_QUOTE = 140
const MOST_LINES = 4
/** A longer one has run into what was said next; its quotation and its line tell the rest. */
const LONGEST_SENTENCE = 200

/** One fact as a sentence, with the words it rests on and their lines. */
export function tellFact(fact: Fact): string {
  return [sentenceOf(fact), quoteOf(fact), marksOf([fact])].filter((part) => part !== '').join(' ')
}

const DOUBT =
  /\b(?:possib\w*|may|might|could|suspect\w*|consider\w*|uncertain|probab\w*|likely|unlikely|maybe|if|tentative\w*)\b/i

/** What is told even where the rest stays spoken: no dose or side is lost. */
const PLAIN: readonly FactAttribute[] = ['dose', 'frequency', 'side', 'value', 'unit']

/** Speech that could not be put into words is quoted instead, or told without what stays spoken. */
function wordedOf(fact: Fact): string | undefined {
  if (fact.phrased === true) return fact.text
  const isRead = fact.said.length > 0 && fact.text === write(fact)
  if (!isRead || isWordable(fact)) return fact.text
  const attributes = Object.fromEntries(
    Object.entries(fact.attributes).filter(([name]) => PLAIN.some((each) => each === name)),
  )
  const plain = { ...fact, attributes }
  return isWordable(plain)
    ? `${write(plain).replace(/\.$/, '')} (the rest is in the line).`
    : undefined
}

/** What is not certain says so; empty where only a quotation can tell it. */
export function sentenceOf(fact: Fact): string {
  const { certainty, concept } = fact
  if (isWithoutValue(fact))
    return `${concept.charAt(0).toUpperCase()}${concept.slice(1)}: no value understood.`
  const text = wordedOf(fact)
  if (text === undefined) return ''
  const told =
    text.trim() === '' ? `${concept.charAt(0).toUpperCase()}${concept.slice(1)}.` : text.trim()
  const short =
    told.length > LONGEST_SENTENCE
      ? `${told.slice(0, told.lastIndexOf(' ', LONGEST_SENTENCE))}…`
      : told
  const whole = /[.!?…]$/.test(short) ? short : `${short}.`
  if (certainty === 'possible' && !DOUBT.test(whole))
    return whole.replace(/[.!?]$/, ' (not certain).')
  if (certainty === 'ruled_out' && !/\b(?:no|not|ruled out|unlikely|without)\b/i.test(whole))
    return whole.replace(/[.!?]$/, ' (ruled out).')
  return whole
}

function quoteOf({ said }: Fact): string {
  const words = said
    .slice(0, 3)
    .map(({ words: each }) => each.trim())
    .filter((each) => /\w/.test(each))
    .join(' … ')
  if (words === '') return ''
  return `“${words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).trimEnd()}…` : words}”`
}

/** `[12, 13]`: the lines, counted from 1; what has none says where it is from. */
export function marksOf(facts: readonly Fact[]): string {
  const lines = [...new Set(facts.flatMap((fact) => fact.lines))].sort((a, b) => a - b)
  if (lines.length > 0)
    return `[${lines
      .slice(0, MOST_LINES)
      .map((line) => line + 1)
      .join(', ')}]`
  if (facts.some(({ source }) => source === 'typed')) return '(typed)'
  return facts.some(({ source }) => source === 'added') ? '(added by hand)' : ''
}

export function listFacts(facts: readonly Fact[]): string {
  return facts.map((fact) => `- ${tellFact(fact)}`).join('\n')
}
