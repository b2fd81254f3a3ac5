import type { FramedFact } from '../../fact.ts'
import { plainIn } from '../../reading/words-in.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const COUNT = String.raw`(?:half )?(?:\d+(?:(?: or |, ?|-| to )\d+)?|one|two|three|four|five|six|ten|fifteen|twenty|an?|a few|a couple(?: of)?)`
const AMOUNT = new RegExp(
  String.raw`\b(${COUNT}(?: (?:cigarettes?|cigs?|fags?|smokes|roll-?ups|rollies|packs?))? (?:a|per|each|every) (?:day|week))\b`,
)
const AMOUNT_ALONE = new RegExp(String.raw`^(?:about |maybe |around )*${AMOUNT.source.slice(2)}$`)
/** A habit with its amount is seldom misread. */
const SURENESS = 0.85
/** How it was before. */
const BEFORE =
  /\b(?:smoked|used to|was|were|had|did|been|back then|before|at my (?:worst|peak)|at one (?:time|point))\b/
/** Who says so goes on, whatever they said first. */
const STILL =
  /\b(?:i (?:have|smoke|do|get through)|i am (?:on|having|down to|still)|i still|still|down to|i will have|now)\b|^(?:well|but|okay|i mean|mind you|although)\b/
const STOPPED = /\b(?:packed|quit|stopped|gave|given)\b/
const FORMERLY = new RegExp(
  String.raw`\b(?:used to (?:be|smoke|have|do)|was on|it was)\b.*?\b(${COUNT}(?: packs?)?)(?: a day)?$`,
)

/** Who says 'I quit', and then how many it is a day, smokes; an amount alone is that of the smoking. */
export function settleSmoking(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const settled = new Map<FramedFact, FramedFact>()
  const told = new Set<number>()
  for (const fact of facts) {
    if (fact.kind !== 'social' || fact.concept !== 'smoking' || fact.who !== 'patient') continue
    const at = answerOf(lines, fact)
    const amount = at === undefined ? undefined : currentAmount(lines[at], fact)
    if (at === undefined || amount === undefined) continue
    settled.set(fact, {
      ...fact,
      polarity: 'present',
      time: 'now',
      sureness: Math.max(fact.sureness, SURENESS),
      attributes: { ...fact.attributes, detail: amount },
      lines: [...new Set([...fact.lines, at])].sort((a, b) => a - b),
      said: [...fact.said, { line: at, from: 0, to: lines[at]?.text.length ?? 0 }],
    })
    told.add(at)
  }
  return facts
    .filter((fact) => !(isAmount(fact) && fact.lines.some((line) => told.has(line))))
    .map((fact) => settled.get(fact) ?? fact)
}

function isAmount({ kind, concept }: FramedFact): boolean {
  return kind === 'social' && AMOUNT_ALONE.test(concept)
}

/** The line in which the patient says it, or answers. */
function answerOf(lines: readonly LedgerLine[], fact: FramedFact): number | undefined {
  const first = fact.lines[0] ?? 0
  return [...fact.lines, first + 1].find((at) => {
    const role = lines[at]?.role
    return role !== undefined && role !== 'clinician'
  })
}

function currentAmount(
  line: LedgerLine | undefined,
  { time, polarity, attributes }: FramedFact,
): string | undefined {
  if (line === undefined) return undefined
  const sentences = plainIn(line, line.text).split(/[.!?…]+\s*/)
  const { detail = '' } = attributes
  const isStopped = time === 'past' || polarity === 'absent' || STOPPED.test(detail)
  const amounts = sentences
    .filter((sentence) => !BEFORE.test(sentence) && (!isStopped || STILL.test(sentence)))
    .flatMap((sentence) => AMOUNT.exec(sentence)?.[1] ?? [])
  const [amount, another] = amounts
  if (amount === undefined || another !== undefined) return undefined
  const before = sentences.flatMap((sentence) => FORMERLY.exec(sentence)?.[1] ?? [])[0]
  // What was told of it already stands, where it goes on anyway.
  if (!isStopped && (attributes.amount ?? attributes.frequency ?? attributes.detail) !== undefined)
    return undefined
  return before === undefined ? amount : `${amount}, formerly ${before} a day`
}
