import {
  isPatients,
  wordsOf,
  type ComparedSentence,
  type LedgerConflict,
  type NamedThing,
} from './ledger-conflict.ts'

const RELATIVES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mother|mom|mum|maternal)\b/, 'mother'],
  [/\b(?:father|dad|paternal)\b/, 'father'],
  [/\bsister\b/, 'sister'],
  [/\bbrother\b/, 'brother'],
  [/\bson\b/, 'son'],
  [/\bdaughter\b/, 'daughter'],
  [/\bwife\b/, 'wife'],
  [/\bhusband\b/, 'husband'],
  [/\baunt\b/, 'aunt'],
  [/\buncle\b/, 'uncle'],
]
const CONDITIONS = new Set(['history', 'assessment', 'family'])
/** 'His wife took him there' is not about the wife. */
const ABOUT =
  /\bfamily history\b|^(?:\w+ ){0,4}(?:mother|father|mom|dad|sister|brother|aunt|uncle|son|daughter)(?:: | (?:has|had|have|with|is|was|died|also|who)\b)/

/** The patient's where it is a relative's, the reverse, or another relative's. */
export function comparePerson(
  { mention, facts }: NamedThing,
  { read, sentence, isFamily, isSupposed }: ComparedSentence,
): LedgerConflict[] {
  const about = facts.filter(({ fact }) => CONDITIONS.has(fact.kind) && fact.polarity === 'present')
  const [known] = about
  if (!known || isSupposed || mention.isDenied || about.length < facts.length) return []
  const written = wordsOf(read, mention.from, mention.to)
  const own = about.filter(isPatients)
  if (!isFamily)
    return own.length === 0 && about.every(({ fact }) => fact.kind === 'family')
      ? [{ kind: 'person', written, known }]
      : []
  if (!/family/i.test(sentence.section ?? '') && !ABOUT.test(read.text)) return []
  const named = RELATIVES.filter(([pattern]) => pattern.test(read.text)).map(([, who]) => who)
  const [who] = named
  if (who === undefined || named.length > 1) return []
  if (own.length === about.length) return [{ kind: 'person', written: `${who}: ${written}`, known }]
  const others = about.filter((item) => !isPatients(item)).map(({ fact }) => fact.who)
  const isOther = others.every((other) =>
    RELATIVES.some(([pattern, name]) => pattern.test(other) && name !== who),
  )
  return isOther && own.length === 0
    ? [{ kind: 'person', written: `${who}: ${written}`, known }]
    : []
}
