import type { FramedFact } from '../../fact.ts'
import { isKnownName } from '../../naming/name-concept.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

/** 'The thyroid is a little enlarged' tells of a slight enlargement: its name by the tables has no degree. */
export function gradeSlight(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) =>
    isGradable(fact) && isSlight(lines, fact)
      ? { ...fact, attributes: { ...fact.attributes, severity: degreeOf(fact) } }
      : fact,
  )
}

function isGradable({ kind, polarity, concept, attributes: { severity } }: FramedFact): boolean {
  return (
    (kind === 'finding' || kind === 'result') &&
    polarity === 'present' &&
    severity === undefined &&
    !NO_DEGREE.test(concept) &&
    isKnownName(kind, concept)
  )
}

/** What is a thing is small, and what a picture shows is mild; a sign is slight. */
function degreeOf({ kind, concept }: FramedFact): 'small' | 'mild' | 'slight' {
  if (SIZED.test(concept)) return 'small'
  return kind === 'result' && !CHANGED.test(concept) ? 'mild' : 'slight'
}

const SIZED = /\b(?:cyst|fracture|hernia|lump|mass|nodule|polyp|spur|tear|ulcer)\b/
const CHANGED =
  /\b(?:decreased|elevated|enlarged|high|increased|low|raised|reduced|swelling|tender\w*)\b/

/** What is well, told already or more than one thing has no degree of its own. */
const NO_DEGREE =
  /\b(?:and|clear|intact|mild(?:ly)?|negative|normal|or|positive|slight(?:ly)?|small|trace)\b/

const LITTLE = '(?:a (?:(?:little|tiny|wee) )?bit|a little|a tad|slightly)'
/** 'a little higher' compares, and 'a little later' is a time. */
const SLIGHT = new RegExp(
  `\\b(?:hurts? ${LITTLE}|${LITTLE}(?: of(?: an?| the| some)?)? (?!(?:more|less|better|worse|if|of|when|where|while)\\b|[a-z]+er\\b)[a-z])`,
  'i',
)
const DENIED = /\b(?:even|just not|not?|never)\b|n['’]?t\b/i

/** In the words that name it. */
function isSlight(lines: readonly LedgerLine[], { said: [first] }: FramedFact): boolean {
  const words = lines[first?.line ?? -1]?.text.slice(first?.from, first?.to) ?? ''
  return SLIGHT.test(words) && !DENIED.test(words)
}
