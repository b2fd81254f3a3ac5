import type { SaidFinding, VisitIndex } from './index-visit.ts'
import type { NoteFacts } from './note-facts.ts'
import { linesOf } from './said-clause.ts'
import type { SaidFact } from './said-fact.ts'
import { FINDING_KINDS, type FindingKind } from '../../clinical/find-findings.ts'

const MOODS = new Set(['depression', 'anxiety', 'panic attacks', 'hopelessness'])
const HARMS = new Set(['suicidal ideation', 'self-harm', 'homicidal ideation'])
/** What is over, feared or wished away is not there now. */
const NOT_NOW =
  /\b(?:ago|used to|history|worried|scared|afraid|concern\w*|risk|fear|prevent|when you were|as a kid|years? old|last (?:year|time)|no longer|better|went away|gone|resolved|evaluat\w+|monitor|watch)\b/

/** Red flags and moods that are there, and what was denied, where the note is silent about it. */
export function findSaidFindings(visit: VisitIndex, note: NoteFacts): SaidFact[] {
  return FINDING_KINDS.flatMap((kind): SaidFact[] => {
    const said = visit.findings.get(kind.name)?.filter(({ clause }) => !clause.isFamily)
    if (!said || note.findings.has(kind.name)) return []
    if (HARMS.has(kind.name)) {
      if ([...HARMS].some((name) => note.findings.has(name))) return []
      return factOf(kind, said, 'self-harm')
    }
    if (MOODS.has(kind.name)) return factOf(kind, said.filter(isThere), 'mood')
    const affirmed = said.filter(isThere)
    if (affirmed.length > 0) return kind.isRedFlag ? factOf(kind, affirmed, 'red-flag') : []
    if (!kind.isPertinentNegative) return []
    return factOf(
      kind,
      said.filter((item) => isAnsweredNo(item, kind, visit)),
      'negative',
    )
  })
}

function isThere({ isDenied, clause }: SaidFinding): boolean {
  return isDenied === false && !NOT_NOW.test(clause.text)
}

/** Asked for and denied, denied in the first person, or repeated with a 'no'. */
function isAnsweredNo(
  { isDenied, clause }: SaidFinding,
  kind: FindingKind,
  visit: VisitIndex,
): boolean {
  if (isDenied !== true) return false
  if (clause.answer === 'no' || DENIED_BY_PATIENT.test(clause.text)) return true
  if (!/^(?:no,? )*no [a-z]/.test(clause.text)) return false
  return visit.clauses
    .slice(Math.max(0, clause.place - ASKED_BEFORE), clause.place)
    .some((before) => before.isQuestion || before.facts.findings.some((item) => item.kind === kind))
}

const DENIED_BY_PATIENT =
  /\bi (?:\w+ ){0,3}not\b|\byou (?:have|are) not (?:had|been|having|noticed|experienced|experiencing|felt|feeling)\b/
const ASKED_BEFORE = 3

function factOf(
  { name }: FindingKind,
  said: readonly SaidFinding[],
  kind: 'self-harm' | 'mood' | 'red-flag' | 'negative',
): SaidFact[] {
  const first = said.find(({ isDenied }) => isDenied !== null)
  if (!first) return []
  const { clause, isDenied } = first
  return [
    {
      kind,
      fact: isDenied ? `no ${name}` : name,
      lines: linesOf(clause),
      proposal: `${isDenied ? 'Denies' : 'Reports'} ${name}.`,
      topic: TOPICS[kind],
    },
  ]
}

const TOPICS = { 'self-harm': 'risk', mood: 'mood', 'red-flag': 'hpi', negative: 'ros' } as const
