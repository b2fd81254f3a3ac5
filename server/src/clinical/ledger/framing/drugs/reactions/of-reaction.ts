import { BUILT_IN_DRUGS } from '../../../naming/drug-names.ts'
import type { Mention } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainSaid } from '../../wording/plain-said.ts'

const FELT = new Set<Mention['kind']>(['symptom', 'complaint'])
const LINES_BEFORE = 2
/** What a reaction to a drug is asked with. */
const REACTION = /\b(?:allerg\w+|reactions?)\b/
const WITH_IT = /\bwith (?:that|it)\?/
const REACTED = /\b(?:allerg\w+|reactions?|reacted|rash|hives|came (?:up|out) in)\b/
const THEN = /\b(?:were|was|did)\b.*\b(?:with|from|after|on) (?:the |that |your )?([a-z]{5,})\b/

/** 'No rash or swelling with it?' asks how a drug was taken once, and not how the patient is. */
export function isOfReaction(
  lines: readonly LedgerLine[],
  { kind, line }: Mention,
  polarity: Mention['polarity'],
): boolean {
  if (polarity !== 'absent' || !FELT.has(kind)) return false
  const asked = lines[line]?.role === 'clinician' ? line : line - 1
  const { role, text } = lines[asked] ?? { role: 'unsure', text: '' }
  if (role !== 'clinician') return false
  const question = plainSaid((text.match(/[^.?!]*\?/g) ?? []).join(' '))
  const drug = THEN.exec(question)?.[1]
  if (drug !== undefined && BUILT_IN_DRUGS.nameDrug(drug) !== undefined) return true
  const before = lines.slice(Math.max(0, asked - LINES_BEFORE), asked)
  const isAsked =
    REACTION.test(question) ||
    (WITH_IT.test(question) && before.some((each) => REACTED.test(plainSaid(each.text))))
  return isAsked && namesDrug(before)
}

function namesDrug(lines: readonly LedgerLine[]): boolean {
  return lines.some(({ text }) =>
    (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).some(
      (word) => BUILT_IN_DRUGS.nameDrug(word) !== undefined,
    ),
  )
}
