import type { Told } from '../../same-facts.ts'
import { clauseOf, withPerson } from '../../telling/tell-fact.ts'
import { studyIn } from '../../telling/tell-result.ts'
import { isState, wholeStudy } from '../../telling/whole-study.ts'
import { isSameLabel, joinLabels } from './study-label.ts'

/** What one study showed; without a label what names no study. */
interface StudyGroup {
  readonly label: string
  readonly facts: readonly Told[]
  readonly shown: readonly string[]
}

/** What is measured by a study alone. */
const MEASURED_BY: Readonly<Record<string, string>> = { 'ejection fraction': 'echocardiogram' }

/** As many lines apart one study is still spoken of. */
const LINES_APART = 3

/** The findings of each study together, how all of it was first. */
export function studyGroups(facts: readonly Told[]): StudyGroup[] {
  return facts
    .map((fact) => groupOf(fact, facts))
    .reduce<StudyGroup[]>((groups, group) => {
      const same = groups.filter((other) => isOneStudy(other, group))
      // A picture of no named part may be any of two.
      const [other] = same.length === 1 ? same : same.filter(({ label }) => label === group.label)
      if (other === undefined) return [...groups, group]
      return groups.map((one) => (one === other ? joined(one, group) : one))
    }, [])
}

function groupOf(fact: Told, facts: readonly Told[]): StudyGroup {
  const clause = withPerson(fact, clauseOf(fact))
  const [label, shown] = labelled(fact, clause)
  if (label !== '') return { label, facts: [fact], shown: [shown] }
  const measuring = MEASURED_BY[fact.concept] ?? ''
  const isShown = facts.some(
    (other) =>
      labelled(other, clauseOf(other))[0] === measuring &&
      other.lines.some((line) => fact.lines.includes(line)),
  )
  const isMeasured = fact.who === 'patient' && fact.attributes.when === undefined && isShown
  return { label: isMeasured ? measuring : '', facts: [fact], shown: [clause] }
}

function labelled({ kind, who }: Told, clause: string): [label: string, shown: string] {
  if (kind !== 'result' || who !== 'patient') return ['', clause]
  const told = wholeStudy(clause) ?? clause
  const at = told.indexOf(': ')
  return at < 0 || studyIn(told.slice(0, at)) === ''
    ? ['', clause]
    : [told.slice(0, at), told.slice(at + ': '.length)]
}

function isOneStudy(one: StudyGroup, other: StudyGroup): boolean {
  if (one.label === '' || other.label === '') return false
  if (one.label === other.label) return true
  return isSameLabel(one.label, other.label) && isNear(one, other)
}

function isNear({ facts: some }: StudyGroup, { facts: others }: StudyGroup): boolean {
  const lines = others.flatMap((fact) => fact.lines)
  return some
    .flatMap((fact) => fact.lines)
    .some((line) => lines.some((other) => Math.abs(line - other) <= LINES_APART))
}

function joined(one: StudyGroup, other: StudyGroup): StudyGroup {
  const shown = [...new Set([...one.shown, ...other.shown])]
  return {
    label: joinLabels(one.label, other.label),
    facts: [...one.facts, ...other.facts],
    shown: [...shown.filter(isState), ...shown.filter((words) => !isState(words))],
  }
}
