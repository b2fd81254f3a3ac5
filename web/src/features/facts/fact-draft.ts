import {
  statusesOf,
  type Fact,
  type FactAttribute,
  type FactContent,
  type FactKind,
} from '@chartwright/contract/facts'
import { DETAILS } from './fact-words.ts'

/** The values of the fields. */
export interface FactDraft {
  readonly kind: FactKind
  readonly concept: string
  readonly polarity: FactContent['polarity']
  readonly status: FactContent['status']
  readonly act: FactContent['act']
  readonly who: string
  readonly details: Partial<Readonly<Record<FactAttribute, string>>>
}

export const EMPTY_DRAFT: FactDraft = {
  kind: 'symptom',
  concept: '',
  polarity: 'present',
  status: '',
  act: '',
  who: 'patient',
  details: {},
}

export function draftOf({
  kind,
  concept,
  polarity,
  status,
  act,
  who,
  attributes,
}: Fact): FactDraft {
  return { kind, concept, polarity, status, act, who, details: attributes }
}

/** As another kind, without the details that this kind cannot have. */
export function withKind(draft: FactDraft, kind: FactKind): FactDraft {
  const isRelative = draft.who !== 'patient' && draft.who !== 'family'
  return {
    ...draft,
    kind,
    status:
      kind === 'medication' ? 'takes' : statusesOf(kind).includes(draft.status) ? draft.status : '',
    act: kind === 'plan' ? 'order' : '',
    who: kind === 'family' ? (isRelative ? draft.who : 'family') : 'patient',
  }
}

/** Anything the fields do not show is kept. */
export function contentOf(draft: FactDraft, before?: Fact): FactContent {
  const { details, ...shown } = draft
  const fields: readonly string[] = DETAILS[draft.kind]
  const kept = Object.entries(before?.attributes ?? {}).filter(([name]) => !fields.includes(name))
  const filled = DETAILS[draft.kind]
    .map((name) => [name, details[name]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
  const attributes: FactContent['attributes'] = Object.fromEntries([...kept, ...filled])
  return {
    certainty: before?.certainty ?? 'sure',
    time: before?.time ?? timeOf(draft),
    problem: before?.problem ?? '',
    importance: before?.importance ?? 'major',
    ...shown,
    concept: shown.concept.trim(),
    who: shown.who.trim() || 'patient',
    attributes,
  }
}

function timeOf({ kind, status }: FactDraft): FactContent['time'] {
  if (kind === 'history' || status === 'took') return 'past'
  return kind === 'plan' || (kind === 'medication' && status !== 'takes') ? 'future' : 'now'
}
