import type { Fact } from '@chartwright/contract/facts'
import type { ParsedTemplate } from '../../parse-template.ts'
import type { NoteInput } from '../../scribe.ts'
import { codeText } from './code-fact.ts'
import { withoutDoubles, type CodeLine } from './code-doubles.ts'
import { groupOfFact, isPlainSite, type CodeGroup } from './code-group.ts'
import { isWordable } from '../../../../clinical/realise/naming/wordable.ts'
import { isDisease } from '../tasks/task-object.ts'
import { isOfToday } from '../choosing/carried.ts'
import { isSureEnough } from '../choosing/doubt/is-sure-enough.ts'
import { paragraph, type NoteSection } from '../section.ts'

export function isCoding({ title }: { readonly title: string }): boolean {
  return /\bicd-?\s?10\b/i.test(title)
}

/** 'condition: code' lines. A code stands only beside what the clinician concluded of this patient, now. */
export function writeCodes(
  template: ParsedTemplate,
  { facts, segments, edition }: Pick<NoteInput, 'facts' | 'segments' | 'edition'>,
): NoteSection[] {
  const lines = new Map<string, CodeLine & { factIds: string[] }>()
  const isNamed = (fact: Fact) =>
    isWordable(fact) || edition?.byName.has(fact.concept.toLowerCase()) === true
  for (const fact of facts.filter(isOfToday).filter(isSureEnough).filter(isNamed)) {
    const group = groupOfFact(fact, facts, segments)
    if (group === undefined) continue
    const { concept, who } = fact
    const key = `${fact.kind === 'family' ? who : ''} ${concept.toLowerCase()}`
    const known = lines.get(key)
    if (known) known.factIds.push(fact.id)
    if (known && RANK[known.group] <= RANK[group]) continue
    const text = `${nameOf(fact)}: ${textOf(fact, group, { facts, segments, edition })}`
    lines.set(key, { group, concept, who, text, factIds: known?.factIds ?? [fact.id] })
  }
  const listed = withoutDoubles([...lines.values()])
  return template.headings.map(({ title }) => {
    const own = listed.filter(({ group }) => group === groupOfHeading(title))
    const paragraphs = own.map(({ text, factIds }) => paragraph(text, factIds))
    if (paragraphs.length > 0) return { heading: title, paragraphs, isList: true }
    return { heading: title, paragraphs: [paragraph(template.placeholder)], isList: false }
  })
}

/** Of two mentions of one condition, the first of these counts. */
const RANK: Readonly<Record<CodeGroup, number>> = {
  diagnoses: 0,
  uncertain: 1,
  symptoms: 2,
  history: 3,
}

function textOf(
  fact: Fact,
  group: CodeGroup,
  { facts, segments, edition }: Pick<NoteInput, 'facts' | 'segments' | 'edition'>,
): string {
  const { certainty, polarity } = fact
  if (group === 'uncertain') {
    if (certainty === 'ruled_out' || (polarity === 'absent' && certainty === 'sure'))
      return 'no code (ruled out)'
    return polarity === 'absent' ? 'no code (thought unlikely)' : 'no code (named as uncertain)'
  }
  if (group === 'history') return 'no code (named as history or status)'
  if (group === 'symptoms') return 'no code (a complaint, no diagnosis)'
  return codeText(fact, { facts, segments, edition })
}

const PLACED =
  /\b(?:head|face|neck|shoulder|arm|elbow|wrist|hand|finger|thumb|chest|flank|back|hip|groin|thigh|knee|leg|calf|ankle|foot|heel|toe|eye|ear|breast|kidney|lung|testic\w+|collateral|cruciate)s?\b/

/** A side stands before a part that the name has, else behind it with the place. */
function nameOf({ kind, concept, who, attributes: { side, site } }: Fact): string {
  const isPlaced = PLACED.test(concept)
  // Both sides of nothing in particular tell nothing.
  const isVague = side === 'bilateral' && !PLACED.test(`${concept} ${site ?? ''}`)
  const isSided = side === undefined || isVague || concept.includes(side)
  const place = [
    isSided || isPlaced ? undefined : side,
    isPlaced || !isPlainSite(site) ? undefined : site,
  ]
  const behind = place.filter((part) => part !== undefined).join(' ')
  const sided = isSided || !isPlaced ? concept : `${side} ${concept}`
  const named = behind === '' || concept.includes(behind) ? sided : `${sided} (${behind})`
  if (kind === 'allergy')
    return capital(/\ballerg/.test(named) || isDisease(concept) ? named : `allergy to ${named}`)
  return capital(kind === 'family' ? `${named} (${who})` : named)
}

function groupOfHeading(title: string): CodeGroup {
  if (/uncertain|ruled out|possible|differential/i.test(title)) return 'uncertain'
  if (/history|status|past/i.test(title)) return 'history'
  return /symptom|finding|sign/i.test(title) ? 'symptoms' : 'diagnoses'
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
