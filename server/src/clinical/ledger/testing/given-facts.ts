import type { FramedFact } from '../fact.ts'
import type { Mention, Modifier, Stretch } from '../reading/find-mentions.ts'
import type { LedgerLine, LineRole } from '../reading/token-stream.ts'

const ROLES: Readonly<Record<string, LineRole>> = { C: 'clinician', P: 'patient', G: 'other' }

/** Lines as 'C: …', 'P: …' or, of a guest, 'G: …'. */
export function givenLines(...said: readonly string[]): LedgerLine[] {
  return said.map((line) => ({ role: ROLES[line.charAt(0)] ?? 'unsure', text: line.slice(3) }))
}

/** Where words stand: in the first line that has them. */
export function givenStretch(
  lines: readonly { readonly text: string }[],
  words: string,
): Stretch & { words: string } {
  const line = lines.findIndex(({ text }) => text.includes(words))
  const from = lines[line]?.text.indexOf(words)
  if (from === undefined) throw new Error(`No line has '${words}'.`)
  return { line, from, to: from + words.length, words }
}

/** A sure symptom of the patient, unless told otherwise. */
export function givenMention(
  lines: readonly { readonly text: string }[],
  words: string,
  told: Partial<Mention> = {},
): Mention {
  return {
    ...givenStretch(lines, words),
    kind: 'symptom',
    polarity: 'present',
    certainty: 'sure',
    isOther: false,
    time: 'now',
    status: '',
    act: '',
    importance: 'major',
    side: '',
    sureness: 1,
    ...told,
  }
}

export function givenModifier(
  lines: readonly { readonly text: string }[],
  kind: Modifier['kind'],
  words: string,
): Modifier {
  return { ...givenStretch(lines, words), kind }
}

export function givenFact(told: Partial<FramedFact> = {}): FramedFact {
  return {
    kind: 'symptom',
    concept: 'cough',
    polarity: 'present',
    certainty: 'sure',
    who: 'patient',
    time: 'now',
    status: '',
    act: '',
    attributes: {},
    problem: '',
    importance: 'major',
    sureness: 1,
    said: [{ line: 0, from: 0, to: 1 }],
    lines: [0],
    ...told,
  }
}

/** Odds of a mention that the reader was sure of. */
export const SURE_ODDS = {
  polarity: 0.99,
  certainty: 0.99,
  who: 0.99,
  time: 0.99,
  status: 0.99,
  act: 0.99,
  importance: 0.99,
  side: 0.99,
}
