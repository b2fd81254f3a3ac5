import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'
import { sentenceOf } from './sentence-of.ts'

const ORDERED = new Set<Mention['act']>(['order', 'procedure'])
const OTHER = String.raw`(?:\w+(?:ologist|iatrist|etrist|ietitian)|surgeon|doctor|physician|gp|pcp|dentist|specialist|consultant|midwife|optician|chiropractor|primary care(?: doctor| provider)?)`
const WILL = String.raw`(?:'ll| will| is (?:going to|gonna|gon na)|'s (?:going to|gonna|gon na)| wants? to| would like to| (?:is )?plann?(?:s|ing) to| might| may)`
/** Up to whoever comes next: 'and I'll order'. */
const ON = String.raw`(?:(?! (?:i|i'll|i'd|i'm|we|we'll|we'd|we're|you should|you need|let's)\b)[^.?!;])*`
const BY_OTHER = new RegExp(String.raw`\b(?:your|his|her) (?:\w+ ){0,2}?${OTHER}${WILL}\b${ON}$`)

/** 'Your cardiologist will repeat the echo': whose plan it is stays with it. */
export function doneByOthers(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  if (!ORDERED.has(mention.act) || mention.polarity !== 'present') return undefined
  const { text, role } = lines[mention.line] ?? { text: '', role: 'patient' }
  if (role !== 'clinician') return undefined
  const { before } = sentenceAround(text, mention)
  return BY_OTHER.test(plainSaid(before).trimEnd()) ? sentenceOf(text, mention) : undefined
}
