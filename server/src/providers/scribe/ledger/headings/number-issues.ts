import type { Fact } from '@chartwright/contract/facts'
import type { Block } from '../../../../clinical/realise/block.ts'
import type { ScribeTemplate } from '../../scribe.ts'
import type { ToldSentence } from '../section.ts'
import { tellFacts, type PlacedFact, type Telling, type Told } from './write-section.ts'

/** Whether each issue of the visit shall have its number under every heading. */
export function wantsNumbers({ prompt }: Pick<ScribeTemplate, 'prompt'>): boolean {
  return /\bnumber (?:the|each) (?:issue|problem)/i.test(prompt)
}

/** The issues of a visit, in the order in which they came up. */
export function listIssues(facts: readonly Fact[]): string[] {
  const assessed = facts.filter(({ kind, who }) => kind === 'assessment' && who === 'patient')
  const names = new Set(assessed.map(({ concept }) => concept))
  const first = facts.map(({ problem, concept, kind }) =>
    kind === 'assessment' ? concept : problem,
  )
  return [...new Set(first.filter((name) => names.has(name)))]
}

/** What belongs to an issue under its number, the rest behind it without one. */
export function tellByIssue(
  placed: readonly PlacedFact[],
  blocks: readonly Block[],
  telling: Telling,
  issues: readonly string[],
): Told {
  const issueOf = ({ fact }: PlacedFact) =>
    fact.kind === 'assessment' ? fact.concept : fact.problem
  const numbered = issues.flatMap((issue, at) => {
    const own = placed.filter((one) => issueOf(one) === issue)
    const sentences = tellFacts(own, blocks, telling).paragraphs.flat()
    return sentences.length === 0 ? [] : [withNumber(at + 1, sentences)]
  })
  const rest = placed.filter((one) => !issues.includes(issueOf(one)))
  const others = tellFacts(rest, blocks, telling).paragraphs
  return { paragraphs: [...numbered, ...others], isList: false }
}

function withNumber(number: number, [first, ...more]: readonly ToldSentence[]): ToldSentence[] {
  if (!first) return []
  return [{ ...first, text: `${String(number)}\\. ${first.text}` }, ...more]
}
