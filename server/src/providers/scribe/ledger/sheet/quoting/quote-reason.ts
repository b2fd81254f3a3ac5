import type { Fact } from '@chartwright/contract/facts'
import { ASKS_WHY } from '../sheet-rules.data.ts'
import { factsWithin } from '../speech/facts-within.ts'
import type { Quotation } from './quotation.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'

const MOST_LINES = 16
const MOST_WORDS = 25
const LEAST_WORDS = 3

/** Why somebody came, in their own words: their answer to the clinician who asked for it. */
export function quoteReason(
  spoken: readonly SpokenSentence[],
  facts: readonly Fact[],
): Quotation | undefined {
  const asked = spoken.find(
    ({ role, line, text }) => role === 'clinician' && line < MOST_LINES && ASKS_WHY.test(text),
  )
  const complaints = facts.filter(({ kind }) => kind === 'complaint')
  const told = spoken.find(
    (each) => each.role !== 'clinician' && factsWithin(each, complaints).length > 0,
  )
  const place = asked === undefined ? told?.line : asked.line + 1
  const answer = spoken.filter(({ role, line }) => role !== 'clinician' && line === place)
  const said: SpokenSentence[] = []
  for (const sentence of answer) {
    const words = [...said, sentence].reduce((sum, { text }) => sum + text.split(' ').length, 0)
    if (said.length > 0 && words > MOST_WORDS) break
    if (isClear(sentence, facts)) said.push(sentence)
  }
  const text = said.map((each) => `“${each.text}”`).join(' ')
  if (text.split(' ').length < LEAST_WORDS) return undefined
  return {
    use: 'reason',
    text: `You said: ${text}`,
    factIds: [...new Set(said.flatMap((each) => factsWithin(each, facts).map(({ id }) => id)))],
    lines: [...new Set(said.map(({ line }) => line))],
  }
}

/** Whoever says 'you' asks or answers, or was taken for the other one. */
const TO_CLINICIAN = /\byou(?:r|rs|'\w+)?\b(?! know\b)/i
const SEARCHES = /\blike,? (?:it's|it is|like)\b/i

/** A story tells nobody why they came; what they feel or have does. */
function isClear(sentence: SpokenSentence, facts: readonly Fact[]): boolean {
  const { text } = sentence
  if (text === '' || text.endsWith('?') || text.split(' ').length > MOST_WORDS) return false
  if (TO_CLINICIAN.test(text) || SEARCHES.test(text)) return false
  return factsWithin(sentence, facts).some(
    ({ kind, polarity }) => /^(?:complaint|symptom)$/.test(kind) && polarity === 'present',
  )
}
