import { isHeading } from '../is-heading.ts'
import { isWithin } from '../words/word-stems.ts'
import type { Told } from '../same-facts.ts'
import { type Sentence, sentenceOf, uncapital } from '../words/sentence.ts'
import { assessmentClause, withPerson } from '../telling/tell-fact.ts'
import { phrasedClause } from '../telling/phrased-clause.ts'
import { tellOne } from './each.ts'
import { writeCase } from '../words/write-case.ts'
import { tellPlan } from './plan.ts'

interface Problem {
  readonly name: string
  readonly assessments: Told[]
  readonly plans: Told[]
}

/** Problem by problem: what is concluded of it, and what is going to be done about it. */
export function tellProblems(facts: readonly Told[]): Sentence[] {
  const problems: Problem[] = []
  for (const fact of facts.filter(({ kind }) => kind === 'assessment'))
    findOrAdd(problems, fact.problem === '' ? fact.concept : fact.problem).assessments.push(fact)
  const others: Told[] = []
  for (const fact of facts.filter(({ kind }) => kind !== 'assessment')) {
    if (fact.problem === '') others.push(fact)
    else findOrAdd(problems, fact.problem).plans.push(fact)
  }
  return [...problems.flatMap(tellProblem), ...tellPlan(others)]
}

function findOrAdd(problems: Problem[], name: string): Problem {
  const known = problems.find((problem) => isSame(problem.name, name))
  if (known) return known
  const added = { name, assessments: [], plans: [] }
  problems.push(added)
  return added
}

function isSame(one: string, other: string): boolean {
  return one === other || (isWithin(one, other) && isWithin(other, one))
}

/** The problem itself first, what else was concluded of it after, then its plan. */
function tellProblem({ name, assessments, plans }: Problem): Sentence[] {
  const main = assessments.filter(({ concept }) => isSame(concept, name))
  const rest = assessments.filter((fact) => !main.includes(fact))
  const told = [...main, ...rest].map((fact) =>
    tellOne(fact, withPerson(fact, phrasedClause(fact) ?? assessmentClause(fact)), name),
  )
  const planned = tellPlan(plans, name)
  if (told.length > 0) return [...told, ...planned]
  const [first, ...others] = planned
  if (first === undefined) return []
  if (!isHeading(name)) return planned
  return [{ ...first, text: sentenceOf(`${writeCase(name)}: ${uncapital(first.text)}`) }, ...others]
}
