import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const LINES_BEHIND = 3
const SMALL = String.raw`(?:(?:okay|ok|yeah|yes|yep|sure|great|good|perfect|all right|alright|right|well|so|then|oh|that's fine|sounds good|that sounds good)[.!]? )*`
/** What a patient says who wants the one thing that was offered. */
const WANTED = new RegExp(
  String.raw`^${SMALL}(?:(?:let's|i'll|we'll|i will|i'd like to|i want to|i would like to) (?:do|try|have) (?:it|that|this|one)|(?:i'll|we'll|let's) give (?:it|that|this) a (?:try|go))(?: then| please| today| now)?$`,
)
const I_WILL = String.raw`(?:i'll|i will|i'm going to|i'm gonna|i'm gon na|let me)(?: (?:just|go ahead and))*`
const ENDS = String.raw`(?: for you| then| today| now| to (?:your|the) pharmacy)*(?= and (?:they|you|we)\b|$)`
const POINTS = String.raw`let's (?:do|try|start|order) (?:it|that)|${I_WILL} (?:(?:order|prescribe|arrange|schedule) (?:it|that)|get (?:it|that) (?:started|scheduled|ordered|set up|arranged)|(?:send|call) (?:it|that) (?:in|over|off)`

/** What the clinician writes for each kind of thing. */
function promised(paper: string): RegExp {
  return new RegExp(
    String.raw`^${SMALL}(?:${POINTS}|(?:send|put|place|write|call)(?: (?:in|out|over))?(?: you)? (?:the|an?|that|your) ${paper}(?: (?:in|out|over))?))${ENDS}`,
  )
}

const PROMISED: Readonly<Partial<Record<FramedFact['act'] | FramedFact['status'], RegExp>>> = {
  order: promised('order'),
  refer: promised('referral'),
  start: promised('prescription'),
  offered: promised('prescription'),
}
/** What leaves it open, or puts something else in its place. */
const OPEN =
  /\b(?:if|unless|but|no|not|maybe|might|could|instead|later|next (?:time|visit|month|year)|first|before|wait|rather|or|other|different|think (?:about|on|(?:it|that) over)|sleep on)\b|n't\b|\?/

/** 'We could try an inhaler.' — 'Let's do that.': the one thing that was offered is decided. */
export function asTakenUp(
  lines: readonly LedgerLine[],
  fact: FramedFact,
  facts: readonly FramedFact[],
): FramedFact {
  const { act, status, certainty, polarity, time, attributes, said } = fact
  const [named] = said
  const promise = PROMISED[act] ?? PROMISED[status]
  if (!named || promise === undefined || lines[named.line]?.role !== 'clinician') return fact
  if (certainty !== 'possible' || polarity !== 'present' || time !== 'future') return fact
  if ((attributes.condition ?? attributes.when) !== undefined) return fact
  const isOnly = facts.every((other) => other === fact || !isBeside(other, named.line))
  if (!isOnly || !isTaken(lines, named.line, promise)) return fact
  return { ...fact, certainty: 'sure', ...(status === 'offered' && { status: 'start' }) }
}

/** Another thing that 'that' could be. */
function isBeside({ kind, status, said }: FramedFact, line: number): boolean {
  const isThing = kind === 'plan' || (kind === 'medication' && status !== 'takes')
  return isThing && said.some((own) => own.line >= line && own.line <= line + LINES_BEHIND)
}

function isTaken(lines: readonly LedgerLine[], line: number, promise: RegExp): boolean {
  const sentences = lines
    .slice(line + 1, line + 1 + LINES_BEHIND)
    .flatMap(({ role, text }) =>
      text.split(/(?<=[.?!])\s+/).map((sentence) => ({ role, said: plainOf(sentence) })),
    )
  const at = sentences.findIndex(({ role, said }) =>
    (role === 'patient' ? WANTED : promise).test(said),
  )
  return at >= 0 && !sentences.slice(0, at + 2).some(({ said }) => OPEN.test(said))
}

function plainOf(sentence: string): string {
  return plainSaid(sentence)
    .replace(/[.! ]+$/, '')
    .trim()
}
