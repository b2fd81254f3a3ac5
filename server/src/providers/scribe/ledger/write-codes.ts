import type { Fact } from '@chartwright/contract/facts'
import type { ParsedTemplate } from '../parse-template.ts'
import type { NoteInput } from '../scribe.ts'
import { isDoubted } from '../../../clinical/codes/code-fact.ts'
import { codeText } from './code-fact.ts'
import { isKnownName } from '../../../clinical/ledger/naming/name-concept.ts'
import { isWordable } from '../../../clinical/realise/wordable.ts'
import { isOfToday } from './carried.ts'
import { isSureEnough } from './is-sure-enough.ts'
import { paragraph, type NoteSection } from './section.ts'
import { isDisease } from './task-object.ts'

type Group = 'diagnoses' | 'symptoms' | 'history' | 'uncertain'

export function isCoding({ title }: { readonly title: string }): boolean {
  return /\bicd-?\s?10\b/i.test(title)
}

/** 'condition: code' lines. A code stands only beside what the clinician concluded of this patient, now. */
export function writeCodes(
  template: ParsedTemplate,
  { facts, segments, edition }: Pick<NoteInput, 'facts' | 'segments' | 'edition'>,
): NoteSection[] {
  const lines = new Map<string, { group: Group; text: string; factIds: string[] }>()
  const isNamed = (fact: Fact) =>
    isWordable(fact) || edition?.byName.has(fact.concept.toLowerCase()) === true
  for (const fact of facts.filter(isOfToday).filter(isSureEnough).filter(isNamed)) {
    const group = groupOf(fact, segments)
    if (group === undefined) continue
    const name = nameOf(fact)
    const key = `${fact.kind === 'family' ? fact.who : ''} ${fact.concept.toLowerCase()}`
    const known = lines.get(key)
    if (known) known.factIds.push(fact.id)
    if (known && RANK[known.group] <= RANK[group]) continue
    const text = `${name}: ${textOf(fact, group, facts, edition)}`
    lines.set(key, { group, text, factIds: known?.factIds ?? [fact.id] })
  }
  return template.headings.map(({ title }) => {
    const own = [...lines.values()].filter(({ group }) => group === groupOfHeading(title))
    const paragraphs = own.map(({ text, factIds }) => paragraph(text, factIds))
    if (paragraphs.length > 0) return { heading: title, paragraphs, isList: true }
    return { heading: title, paragraphs: [paragraph(template.placeholder)], isList: false }
  })
}

/** Of two mentions of one condition, the first of these counts. */
const RANK: Readonly<Record<Group, number>> = {
  diagnoses: 0,
  uncertain: 1,
  symptoms: 2,
  history: 3,
}

function textOf(
  fact: Fact,
  group: Group,
  facts: readonly Fact[],
  edition: NoteInput['edition'],
): string {
  if (group === 'uncertain')
    return fact.certainty === 'ruled_out' || fact.polarity === 'absent'
      ? 'no code (ruled out)'
      : 'no code (named as uncertain)'
  if (group === 'history') return 'no code (named as history or status)'
  if (group === 'symptoms') return 'no code (a complaint, no diagnosis)'
  return codeText(fact, facts, edition)
}

function groupOf(fact: Fact, segments: NoteInput['segments']): Group | undefined {
  const { kind, polarity, certainty, who, time, status, importance } = fact
  const isOpen = certainty !== 'sure' || status === 'suspected' || polarity === 'absent'
  const isNamed = kind === 'allergy' ? isKnownName(kind, fact.concept) : isDisease(fact.concept)
  switch (kind) {
    case 'assessment':
      if (who !== 'patient') return undefined
      if (isOpen || isDoubted(fact, segments)) return 'uncertain'
      return time === 'past' || status === 'resolved' ? 'history' : 'diagnoses'
    case 'complaint':
      return isOpen || who !== 'patient' || !isNamed ? undefined : 'symptoms'
    case 'symptom':
      return isOpen || who !== 'patient' || importance !== 'critical' || !isNamed
        ? undefined
        : 'symptoms'
    case 'history':
      return isOpen || who !== 'patient' || importance === 'minor' || !isNamed
        ? undefined
        : 'history'
    case 'allergy':
    case 'family':
      return isOpen || !isNamed ? undefined : 'history'
    case 'medication':
    case 'social':
    case 'finding':
    case 'measurement':
    case 'result':
    case 'plan':
      return undefined
  }
}

function nameOf({ kind, concept, who, attributes: { side } }: Fact): string {
  const sided = side === undefined || concept.includes(side) ? concept : `${side} ${concept}`
  if (kind === 'allergy') return capital(/\ballerg/.test(sided) ? sided : `allergy to ${sided}`)
  return capital(kind === 'family' ? `${sided} (${who})` : sided)
}

function groupOfHeading(title: string): Group {
  if (/uncertain|ruled out|possible|differential/i.test(title)) return 'uncertain'
  if (/history|status|past/i.test(title)) return 'history'
  return /symptom|finding|sign/i.test(title) ? 'symptoms' : 'diagnoses'
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
