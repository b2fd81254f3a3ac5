import type { Fact } from '@chartwright/contract/facts'
import { BLOCKS, type Block } from '../../../../clinical/realise/block.ts'
import { isHeading } from '../../../../clinical/realise/is-heading.ts'
import { realise } from '../../../../clinical/realise/realise.ts'
import { capital, type Sentence, uncapital } from '../../../../clinical/realise/words/sentence.ts'
import { writeCase } from '../../../../clinical/realise/words/write-case.ts'
import { tidyName } from '../../../../clinical/realise/words/tidy-words.ts'
import { isOfToday, tellCarried } from '../choosing/carried.ts'
import { isOwn } from '../choosing/fact-chain.ts'
import type { ToldSentence } from '../section.ts'

type Reader = 'clinician' | 'patient'

const LISTED = new Set<Block>(['medications'])
const LISTED_FOR_PATIENTS = new Set<Block>([
  'medications',
  'allergies',
  'advice',
  'safety-net',
  'tests',
  'referrals',
  'follow-up',
  'plan',
])

export interface Told {
  readonly paragraphs: readonly (readonly ToldSentence[])[]
  readonly isList: boolean
}

/** To whom, and the problems of the visit in the order of the assessment. */
export interface Telling {
  readonly reader: Reader
  readonly problems: readonly string[]
}

/** A fact, with where it belongs, best first. */
export interface PlacedFact {
  readonly fact: Fact
  readonly chain: readonly Block[]
}

/** The facts of one heading as sentences, in the order of a note. */
export function tellFacts(
  placed: readonly PlacedFact[],
  wanted: readonly Block[],
  telling: Telling,
): Told {
  const today = tellToday(
    placed.filter(({ fact }) => isOfToday(fact)),
    wanted,
    telling,
  )
  const before = tellCarried(placed.map(({ fact }) => fact))
  if (before.length === 0) return today
  const paragraphs = [...today.paragraphs, ...before.map((sentence) => [sentence])]
  return { paragraphs, isList: today.isList }
}

function tellToday(
  placed: readonly PlacedFact[],
  wanted: readonly Block[],
  { reader, problems }: Telling,
): Told {
  const facts = placed.map(({ fact }) => fact)
  const isWhole =
    facts.some(({ kind }) => kind === 'assessment') && facts.some((fact) => isOwn('plan', fact))
  const byBlock = new Map<Block, Fact[]>()
  for (const { fact, chain } of placed) {
    const isPart = isWhole && isOwn('assessment-and-plan', fact)
    const block = isPart ? 'assessment-and-plan' : blockFor(fact, chain, wanted)
    byBlock.set(block, [...(byBlock.get(block) ?? []), fact])
  }
  const blocks = BLOCKS.filter((block) => byBlock.has(block))
  const listed = reader === 'patient' ? LISTED_FOR_PATIENTS : LISTED
  const isList = blocks.length > 0 && blocks.every((block) => listed.has(block))
  const told = blocks.map((block) => {
    const sentences = tellBlock(block, byBlock.get(block) ?? [], wanted, { reader, problems })
    const isText = !isList && wanted.some((own) => own !== 'medications')
    return block === 'medications' && isText ? inOneLine(sentences) : sentences
  })
  if (isList) {
    const items = told.flat().map((sentence) => [sentence])
    return { paragraphs: items, isList: items.length > 1 }
  }
  const paragraphs = told.flatMap(groupsOf)
  const isByProblem =
    paragraphs.length > 1 && blocks.every((block) => /assessment|plan/.test(block))
  return { paragraphs: isByProblem ? paragraphs : joined(told), isList: isByProblem }
}

/** 'Medications: metformin; lisinopril 10 mg once daily.': names alone are no sentences of a text. */
function inOneLine(drugs: readonly Sentence[]): Sentence[] {
  const taken = drugs.filter(({ text }) => !SAYS_NONE.test(text))
  const [first] = taken
  if (first === undefined) return [...drugs]
  const names = taken.map(({ text }) => writeCase(uncapital(text.replace(/\.$/, ''))))
  const factIds = taken.flatMap((drug) => drug.factIds)
  const line = { ...first, text: `Medications: ${names.join('; ')}.`, factIds }
  return [line, ...drugs.filter((drug) => !taken.includes(drug))]
}

/** What is not taken is no item of what is: 'Not taking ibuprofen.' */
const SAYS_NONE = /^(?:no|not|never|does not|denies)\b/i

/** Each block its own paragraph, one of short statements with its neighbours. */
function joined(told: readonly (readonly Sentence[])[]): ToldSentence[][] {
  return told.filter((sentences) => sentences.length > 0).map((sentences) => [...sentences])
}

/** Sentences of one problem stand together. */
function groupsOf(sentences: readonly Sentence[]): ToldSentence[][] {
  const groups: { name: string; sentences: Sentence[] }[] = []
  for (const sentence of sentences) {
    const last = groups.at(-1)
    if (last?.name === sentence.group) last.sentences.push(sentence)
    else groups.push({ name: sentence.group, sentences: [sentence] })
  }
  return groups.map((group) => group.sentences)
}

/** One block tells the plan of a heading that wants all of it, and one the story. */
function blockFor(fact: Fact, chain: readonly Block[], wanted: readonly Block[]): Block {
  const isPlan = isOwn('plan', fact)
  if (isPlan && wanted.includes('plan')) return 'plan'
  if (wanted.includes('hpi') && isOwn('hpi', fact)) return 'hpi'
  const own = chain.filter((block) => isOwn(block, fact))
  return own.find((block) => wanted.includes(block)) ?? own[0] ?? 'hpi'
}

/** A plan for several problems is told problem by problem, each by the name that was concluded on. */
function tellBlock(
  block: Block,
  facts: readonly Fact[],
  wanted: readonly Block[],
  { reader, problems }: Telling,
): Sentence[] {
  const named = problems.filter(
    (name) => isHeading(tidyName(name)) && facts.some(({ problem }) => problem === name),
  )
  const isByProblem = block === 'plan' && wanted.includes('plan') && reader === 'clinician'
  if (!isByProblem || named.length === 0) return realise(block, facts, { reader })
  const others = facts.filter(({ problem }) => !named.includes(problem))
  if (problems.length <= 1 && others.length === 0) return realise(block, facts, { reader })
  const told = named.flatMap((name) => {
    const own = facts.filter(({ problem }) => problem === name)
    const [first, ...more] = realise(block, own, { reader })
    if (!first) return []
    const text = `${capital(tidyName(name))}: ${writeCase(uncapital(first.text))}`
    return [{ ...first, text }, ...more].map((each) => ({ ...each, group: name }))
  })
  return [...told, ...realise(block, others, { reader }).map((each) => ({ ...each, group: '' }))]
}
