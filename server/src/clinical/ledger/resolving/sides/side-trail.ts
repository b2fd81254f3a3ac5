import { findParts } from '../../../find-sides.ts'
import type { Token } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import { withSidesCorrected } from '../../framing/places/corrected-sides.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { tokensIn } from '../../reading/words-in.ts'
import { areOneLimb, hearParts, isOneSide, wordsIn } from './heard-sides.ts'
import { LIMB_OF, SEVERAL_ON_A_SIDE } from './limbs.data.ts'
import type { SidedPart } from './side-topic.ts'

/** How many lines before a fact tell what is talked about. */
const TRAIL_LINES = 6

export interface Trail {
  /** The words of its line before it. */
  readonly own: readonly Token[]
  /** These, after the words of the line before. */
  readonly near: () => readonly Token[]
  /** These, after the words of the lines before. */
  readonly all: () => readonly Token[]
  /** The words of its sentence behind it. */
  readonly rest: () => readonly Token[]
}

export function trailOf(lines: readonly LedgerLine[], { said: [named] }: FramedFact): Trail {
  const { line = 0, from = 0, to = 0 } = named ?? {}
  const spoken = lines[line]
  const text = spoken?.text ?? ''
  const own = tokensIn(spoken, withSidesCorrected(text.slice(0, from)))
  const after = (count: number) => [
    ...lines.slice(Math.max(0, line - count), line).flatMap(wordsIn),
    ...own,
  ]
  return {
    own,
    near: () => after(1),
    all: () => after(TRAIL_LINES),
    rest: () => tokensIn(spoken, sentenceAround(text, { from, to }).after),
  }
}

/** 'on your right knee there is swelling': what is found is of the part that was named last. */
export function announced(
  { all, own }: Trail,
  { kind }: FramedFact,
  isLocal: boolean,
): SidedPart | undefined {
  if (!isLocal) return undefined
  const said = kind === 'finding' ? all() : own
  const last = hearParts(said).at(-1)
  if (!last || !isOneSide(last)) return undefined
  const since = partsSince(said.slice(last.at + 1))
  if (!since.every((other) => areOneLimb(other, last.part))) return undefined
  // 'the right foot … we got an x-ray of your ankle': what it shows is of the ankle.
  const pictured = since.findLast((part) => !SEVERAL_ON_A_SIDE.includes(part))
  return kind === 'result' ? { side: last.side, part: pictured ?? last.part } : last
}

const HAS_BASE = /^(?:metatarsal|metacarpal|phalanx|phalange|thumb|toe|finger)$/

/** 'the base of the second metatarsal' is no base of a lung. */
function partsSince(tokens: readonly Token[]): string[] {
  const isOfBone = tokens.some(({ norm }) => HAS_BASE.test(norm))
  return findParts(tokens).filter((part) => part !== 'base' || !isOfBone)
}

/** The part that the visit is about, unless the talk has gone on to another one or to the other side. */
export function ofTopic({ all }: Trail, topic: SidedPart | undefined): SidedPart | undefined {
  if (!topic) return undefined
  const limb = LIMB_OF[topic.part]
  const said = all()
  const lastNamed = lastPart(said)
  if (lastNamed !== undefined && LIMB_OF[lastNamed] !== limb) return undefined
  const last = hearParts(said).findLast(
    ({ part, side, at }) =>
      (part === topic.part || (LIMB_OF[part] === limb && side !== 'bilateral')) &&
      !said.slice(at + 1, at + 1 + LONG_AGO_REACH).some(({ word }) => LONG_AGO.test(word)),
  )
  return last === undefined || last.side === topic.side ? topic : undefined
}

/** 'you have hurt your left leg before': an old injury is not the topic. */
const LONG_AGO = /^(?:before|ago|previously)$/
const LONG_AGO_REACH = 4

const ASKED_OF = new Set<FramedFact['kind']>(['symptom', 'finding'])

/** 'Any numbness in the fingers?' — 'No.', and the numbness of 'numbness or tingling down the arm', is not of the shoulder that the visit is about. */
export function isOfAnother(
  { near, rest }: Trail,
  { kind }: FramedFact,
  topic: SidedPart | undefined,
): boolean {
  const named = ASKED_OF.has(kind) ? (findParts(rest())[0] ?? lastPart(near())) : undefined
  return named !== undefined && named !== topic?.part
}

export function lastPart(tokens: readonly Token[]): string | undefined {
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const [part] = findParts(tokens.slice(at, at + 1))
    const isAdverb = part === 'back' && !OF_BODY.test(tokens[at - 1]?.word ?? '')
    if (part !== undefined && !isAdverb) return part
  }
  return undefined
}

/** 'your back' is a part, 'come back' is none. */
const OF_BODY = /^(?:my|your|his|her|the|low|lower|upper|mid|middle)$/
