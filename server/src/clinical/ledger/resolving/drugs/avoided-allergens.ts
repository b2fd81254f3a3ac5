import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const AVOIDS =
  /^(?:(?:so|right|okay|ok|got it|noted|understood|alright|all right|then|and|well|definitely|absolutely)[ ,]*)*no (?:more )?(?:[a-z][a-z-]*)(?: (?:for (?:you|him|her)|then|ever|at all))*[ ,]*$/
const DENIES = /^(?:(?:um|uh|er|oh|well)[ ,]*)*(?:no|nope|none|nah|not)\b/

/** 'She came up in lumps with it.' — 'So no penicillins.': what is to be avoided, the patient is allergic to. */
export function avoidedAllergens(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) =>
    isAvoided(lines, fact) ? { ...fact, polarity: 'present', importance: 'critical' } : fact,
  )
}

function isAvoided(
  lines: readonly LedgerLine[],
  { kind, polarity, said: [own] }: FramedFact,
): boolean {
  if (kind !== 'allergy' || polarity !== 'absent' || own === undefined) return false
  const line = lines[own.line]
  const before = lines[own.line - 1]
  if (line?.role !== 'clinician' || before === undefined || before.role === 'clinician')
    return false
  if (DENIES.test(plainSaid(before.text).trim())) return false
  const around = sentenceAround(line.text, own)
  const sentence = `${around.before}${line.text.slice(own.from, own.to)}${around.after}`
  return AVOIDS.test(plainSaid(sentence).trim())
}
