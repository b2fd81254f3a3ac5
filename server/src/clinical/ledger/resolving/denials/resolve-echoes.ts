import { rememberOf } from '../../../remember.ts'
import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const TOLD = new Set<FramedFact['kind']>(['symptom', 'complaint', 'history', 'finding'])
/** What the clinician says the patient has said. */
const SAID_BACK =
  /\byou (?:also |had |have |just |did )*(?:mentioned|mention|said|told me|were saying|described|complained of)\b.*$/
/** An introduction is read from the record, and its patient need not repeat it. */
const INTRODUCED = /\byear[- ]old\b|\bpresents?\b|\bhistory of\b|\bsignificant for\b/
/** What is surer than this needs nobody to bear it out. */
const DOUBTFUL = 0.6
/** The first four letters of a word. */
const STEMS = /\b[a-z]{4}/g

/** 'You also mentioned Lyme's': what is said back and was never said was misheard. */
export function resolveEchoes(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.filter((fact) => !isEcho(lines, fact) || isBorneOut(lines, fact))
}

function isEcho(lines: readonly LedgerLine[], fact: FramedFact): boolean {
  const [named] = fact.said
  const line = lines[named?.line ?? -1]
  if (!named || line?.role !== 'clinician' || !TOLD.has(fact.kind)) return false
  if (fact.lines.some((at) => lines[at]?.role !== 'clinician')) return false
  if (isTakenUp(line, lines[named.line + 1])) return false
  if (SAID_BACK.test(plainSaid(sentenceAround(line.text, named).before))) return true
  const isAlone = fact.kind === 'symptom' && fact.polarity === 'present' && fact.time === 'now'
  return isAlone && fact.sureness < DOUBTFUL && !INTRODUCED.test(line.text.toLowerCase())
}

const QUESTION_LAST = /\?\s*$/
const NOD = /^\W*(?:ok|okay|right|sure|mm|mm-?hmm|uh-?huh|yeah)?\W*$/i

/** Whether the patient goes on from it: then it was asked, and the answer tells. */
function isTakenUp({ text }: LedgerLine, next: LedgerLine | undefined): boolean {
  if (next === undefined || next.role === 'clinician') return false
  return QUESTION_LAST.test(text) || !NOD.test(next.text)
}

/** Whether a patient has used any of its words. */
function isBorneOut(lines: readonly LedgerLine[], { said, concept }: FramedFact): boolean {
  const words = said.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '')
  const stems = [...words, concept].flatMap((text) => text.toLowerCase().match(STEMS) ?? [])
  return lines.some(
    (line) => line.role !== 'clinician' && stems.some((stem) => lowerOf(line).includes(stem)),
  )
}

const lowerOf = rememberOf(({ text }: LedgerLine) => text.toLowerCase())
