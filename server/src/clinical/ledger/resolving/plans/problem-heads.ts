import { isWordable } from '../../../realise/naming/wordable.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { announcedProblems, type Announced } from './announced-problems.ts'

/** A place from which on the talk is of a problem, or, without one, of something else. */
export interface ProblemHead extends Announced {
  readonly isAnnounced: boolean
  readonly isPossible: boolean
}

/** In the order in which they were said. What was excluded has no plan. */
export function problemHeads(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): ProblemHead[] {
  const assessed = facts
    .filter((fact) => fact.kind === 'assessment' && isWordable(fact))
    .flatMap(({ said, polarity, concept, certainty }) =>
      said.map(({ line, from, to }) => ({
        line,
        from,
        problem:
          polarity === 'present' && !isByTheWay(lines[line]?.text ?? '', from, to) ? concept : '',
        isAnnounced: false,
        isPossible: certainty === 'possible',
      })),
    )
    .filter((head) => !isCause(lines, head))
  const announced = announcedProblems(lines, facts).map((head) => ({
    ...head,
    isAnnounced: true,
    isPossible: false,
  }))
  return [...announced, ...assessed].toSorted(
    (one, other) => one.line - other.line || one.from - other.from,
  )
}

const ONLY =
  /\b(?:just|only)(?: an?| your| the)?(?: (?:bit|little|mild(?:ly)?|slight(?:ly)?|minor))*\s/i
const REACH = 12

/** 'The elbow's just bruised': it is nothing, and what is decided next is about something else. */
function isByTheWay(text: string, from: number, to: number): boolean {
  const said = `${text.slice(Math.max(0, from - REACH), to)} `
  return ONLY.test(said) && INJURED.test(said)
}

const INJURED = /\b(?:bruis\w*|sprain\w*|strain\w*|scrap\w*|graz\w*|knock|bump)\b/i

const CAUSED_BY =
  /\b(?:rule out|caused by|due to|secondary to|because of|as a result of|brought on by|triggered by|contributing(?: factors?)?(?: to (?:this|that|it|these))?)\b[^.?!;]{0,50}$/i

/** 'Your heart failure was caused by some uncontrolled hypertension, so …': the talk is of the heart failure. */
function isCause(
  lines: readonly LedgerLine[],
  { line, from }: Pick<ProblemHead, 'line' | 'from'>,
): boolean {
  return CAUSED_BY.test(lines[line]?.text.slice(0, from) ?? '')
}
