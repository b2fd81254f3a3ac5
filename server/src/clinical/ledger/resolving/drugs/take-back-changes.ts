import { genericName } from '../../../lexicon/drug-brands.data.ts'
import { spellNumbers } from '../../../spell-numbers.ts'
import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { behindOf, type Behind } from './behind-of.ts'
import {
  BEGINS_STAYING,
  DROPS,
  FOR_NOW,
  LIMITS,
  REPLACES,
  STAYS,
  TURNS_ROUND,
} from './take-back.data.ts'

const CHANGES = new Set<FramedFact['status']>(['increase', 'decrease'])
const MOST_SENTENCES = 2

/** 'Go up to 40. Actually, stay on the 20.': what was decided and taken back at once is not told. */
export function takeBackChanges(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const told = new Set<FramedFact>()
  const settled = facts.map((fact) => {
    if (!mayBeTakenBack(lines, fact)) return fact
    for (const behind of behindOf(lines, fact, MOST_SENTENCES)) {
      const inIt = facts.filter((other) => other !== fact && isIn(other, behind))
      const other = inIt.find((each) => isOther(fact, each))
      const said = plainOf(behind.text)
      if (other !== undefined)
        return isBegun(other) && REPLACES.some(([, words]) => words.test(said))
          ? replaced(fact)
          : fact
      if (DROPS.test(said)) return dropped(fact)
      const stays = CHANGES.has(fact.status) ? staysAt(said, behind, fact) : undefined
      if (stays === undefined) continue
      for (const each of inIt) if (!isNamed(each)) told.add(each)
      return kept(fact, stays, behind.line)
    }
    return fact
  })
  return settled.filter((fact) => !told.has(fact))
}

function mayBeTakenBack(lines: readonly LedgerLine[], fact: FramedFact): boolean {
  const { kind, status, polarity, who, said } = fact
  return (
    kind === 'medication' &&
    (status === 'start' || CHANGES.has(status)) &&
    polarity === 'present' &&
    who === 'patient' &&
    lines[said[0]?.line ?? -1]?.role === 'clinician'
  )
}

function plainOf(text: string): string {
  const plain = plainSaid(` ${text.replace(/[.!]+$/, '')} `).trim()
  return spellNumbers(plain.split(' ')).join(' ')
}

/** The dose that stays, or nothing where none was named; undefined where it is changed after all. */
function staysAt(said: string, { isAnswer }: Behind, fact: FramedFact): string | undefined {
  if (LIMITS.test(said)) return undefined
  const isTurned = TURNS_ROUND.test(said) || FOR_NOW.test(said)
  if (!isTurned && !(isAnswer && BEGINS_STAYING.test(said))) return undefined
  const found = STAYS.map(([, pattern]) => pattern.exec(said)).find((each) => each !== null)
  if (!found) return undefined
  const figure = found[1] ?? ''
  const [changed, unit = 'mg'] = fact.attributes.dose?.split(' ') ?? []
  if (figure !== '' && figure === changed) return undefined
  return figure === '' ? '' : `${figure} ${unit}`
}

function kept(fact: FramedFact, dose: string, line: number): FramedFact {
  const { dose: _, frequency: __, detail: ___, ...others } = fact.attributes
  return {
    ...fact,
    status: 'continue',
    attributes: dose === '' ? others : { ...others, dose },
    lines: [...new Set([...fact.lines, line])].sort((a, b) => a - b),
  }
}

function replaced(fact: FramedFact): FramedFact {
  return CHANGES.has(fact.status)
    ? kept(fact, '', fact.lines[0] ?? 0)
    : { ...fact, status: 'offered', time: 'now' }
}

function dropped(fact: FramedFact): FramedFact {
  return CHANGES.has(fact.status)
    ? kept(fact, '', fact.lines[0] ?? 0)
    : { ...fact, polarity: 'absent' }
}

function isIn({ said: [first] }: FramedFact, { line, from, to }: Behind): boolean {
  return first !== undefined && first.line === line && first.from >= from && first.from < to
}

function isOther(fact: FramedFact, other: FramedFact): boolean {
  return (
    other.kind === 'medication' &&
    isNamed(other) &&
    genericName(other.concept) !== genericName(fact.concept)
  )
}

/** 'stay on the 20' was read as a drug. */
function isNamed({ concept }: FramedFact): boolean {
  return !/^(?:stay|stick|keep|leave|hold|remain|go back|continue)\b/i.test(concept)
}

function isBegun({ status, polarity }: FramedFact): boolean {
  return (status === 'start' || status === 'advise') && polarity === 'present'
}
