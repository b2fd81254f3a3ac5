import type { Topic } from '../../../clinical/topic.ts'
import type { Written } from './choose-statements.ts'
import { dropFillers } from './drop-fillers.ts'
import { dropArticles, phraseOrdered, phraseTaking, writeDoses } from './phrase-drugs.ts'
import { phraseFinding } from './phrase-finding.ts'
import { phraseIntention } from './phrase-intention.ts'
import { nameProblem } from './name-problem.ts'
import { rewriteSafely } from './rewrite-safely.ts'

const PLANNED = new Set<Topic>(['plan', 'followUp', 'warning', 'assessment'])

/** Which steps a sentence of this heading goes through. */
export type SectionKind = 'plan' | 'medications' | 'other'

const STEPS: Readonly<Record<SectionKind, readonly ((sentence: string) => string)[]>> = {
  plan: [phraseTaking, phraseIntention, phraseOrdered, nameProblem, dropArticles],
  medications: [phraseTaking, dropArticles],
  other: [phraseTaking, dropArticles],
}

export function sectionKind(topics: readonly Topic[]): SectionKind {
  const [first] = topics
  if (first === undefined) return 'other'
  if (PLANNED.has(first)) return 'plan'
  return first === 'medications' ? 'medications' : 'other'
}

/** A sentence as a clinician writes it. */
export function toNoteStyle(written: Written, kind: SectionKind): Written {
  const { statement, sentence } = written
  if (statement.role === 'typed' || statement.answer !== null) return written
  // What the patient means to do is no plan of the clinician.
  const own = statement.role === 'patient' && kind === 'plan' ? [] : STEPS[kind]
  const steps = [dropFillers, ...own, phraseFinding, writeDoses]
  return { statement, sentence: rewriteSafely(sentence, steps) }
}
