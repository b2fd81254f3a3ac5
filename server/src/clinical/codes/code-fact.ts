import type { Fact } from '@chartwright/contract/facts'
import { plainOf, stemsOf } from '../ledger/naming/name-words.ts'
import {
  codeOf,
  namesOfCoded,
  type Coded,
  type CodedVisit,
  type CodeEdition,
} from './code-table.ts'

/** Terms of doubt, which the rules for coding of outpatients do not let a code stand beside. */
const DOUBT =
  /\b(?:might|may|maybe|could|possibl[ey]|possibility|potential(?:ly)?|perhaps|presum\w+|probabl[ey]|likely|suspicious|suspect\w*|rule out|ruling out|consistent with|compatible with|questionable|whether|concern(?:ed|ing)? (?:for|about)|working diagnosis|differential|to exclude|appears? to be|point(?:s|ing)? (?:to|towards?)|worried about)\b/i
/** 'Pneumonia is what I am worried about', 'a stone, possibly'. */
const DOUBT_BEHIND =
  /^,? ?(?:(?:is|would be|could be|might be|may be) (?:possible|a possibility|likely|what i(?:'m| am) (?:worried|concerned|thinking)|my (?:concern|worry|suspicion|first thought)|on the (?:list|differential))|(?:most )?(?:probably|possibly|likely|perhaps|potentially|maybe)\b(?! (?:related|due|caused|from|because)))/i
const CHARS_BEFORE = 70
const PLACED =
  /\b(?:shoulder|arm|elbow|wrist|hand|finger|thumb|hip|thigh|knee|leg|calf|ankle|foot|feet|heel|toe|eye|ear|breast)s?\b/

/** A line of the visit. */
interface SaidLine {
  readonly id: string
  readonly text: string
}

/** Whether the clinician's own words leave it open: 'I think it could be a sinus infection'. */
export function isDoubted({ said }: Fact, lines: readonly SaidLine[]): boolean {
  const texts = new Map(lines.map(({ id, text }) => [id, text]))
  return said.some(({ segment_id: id, from, words }) => {
    const text = id === null ? undefined : texts.get(id)
    const before = text?.slice(Math.max(0, from - CHARS_BEFORE), from) ?? ''
    const clause = before.split(/[.?!;]/).at(-1) ?? ''
    const behind = text?.slice(from + words.length) ?? ''
    return DOUBT.test(`${clause} ${words}`) || DOUBT_BEHIND.test(behind)
  })
}

/** The code of an assessment beside the other facts of its visit, or why there is none. */
export function codeFact(
  fact: Fact,
  facts: readonly Fact[],
  edition: CodeEdition | undefined,
): Coded {
  if (!isNamedInWords(fact)) return { missing: 'not said by this name' }
  return codeOf(fact, visitOf(facts), edition)
}

/** A name that was only concluded from other words may be too narrow, or another one. */
function isNamedInWords({ source, concept, said }: Fact): boolean {
  if (source === 'corrected' || source === 'added' || said.length === 0) return true
  const spoken = said.map(({ words }) => stemsOf(plainOf(words)))
  return namesOfCoded(concept).some((name) => {
    const stems = stemsOf(plainOf(name))
    return spoken.some((own) => stems.length > 0 && stems.every((stem) => own.includes(stem)))
  })
}

function visitOf(facts: readonly Fact[]): CodedVisit {
  const own = facts.filter(({ who, polarity }) => who === 'patient' && polarity === 'present')
  // What is only possible has no code, so that no code depends on it.
  const sure = own.filter(({ certainty, status }) => certainty === 'sure' && status !== 'suspected')
  return {
    conditions: sure
      .filter(({ kind }) => kind === 'assessment' || kind === 'history')
      .map(({ concept }) => concept.toLowerCase()),
    hasJoint: own.some(
      ({ kind, concept, attributes: { site = '' } }) =>
        /^(?:complaint|symptom|assessment)$/.test(kind) && PLACED.test(`${concept} ${site}`),
    ),
    hasSite: own.some(
      ({ kind, concept, attributes: { side, site = '' } }) =>
        kind === 'complaint' && (side !== undefined || PLACED.test(`${concept} ${site}`)),
    ),
  }
}
