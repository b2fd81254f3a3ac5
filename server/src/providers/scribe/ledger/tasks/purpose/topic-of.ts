import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid } from '../task-around.ts'

const LINES_BEFORE = 4
const MOST_CHARS = 420
const MOST_AGREEING = 3
const PROBLEM = '(?:problem|issue|concern|condition|diagnosis)'
const WHOSE = '(?:your |the |his |her |this |new |a |an )*'
const SPAN = String.raw`([a-z][a-z' -]{2,45}?)`
const GOES_ON = String.raw`(?:i|we|i'm|i'll|i'd|i've|we'll|we're|let's|so|your|you|you're|okay|it|it's|that|and (?:i|we|then|i'm|let's))\b`
/** How a clinician introduces the plan for one problem. */
const HEADINGS = [
  new RegExp(
    String.raw`\bfor (?:your|the|his|her) (?:[\w-]+ )?${PROBLEM},? (?:is |of |with |for |being )?${WHOSE}${SPAN}(?<! (?:and|or|with|of))(?=[.,?!]|$| ${GOES_ON})`,
    'g',
  ),
  new RegExp(
    String.raw`(?:^|[.,?!] |\b(?:so|and|now|then|okay|but|as) )for (?:your|the|his|her) (?!(?:[\w-]+ )?${PROBLEM}\b)${SPAN},? (?=(?:i|we|i'm|i'll|i'd|we'll|we're|let's)\b)`,
    'g',
  ),
]
/** Other words that may introduce a new problem. */
const NEXT =
  /\b(?:as for|in terms of|regarding|when it comes to|standpoint|aspect|perspective|moving on|on to|turning to|(?:next|other|second|third|last) (?:problem|thing|issue|concern)|now,? (?:the|your|about)|for (?:your|the|his|her)|about (?:your|the)|lastly|finally|separately|unrelated)\b/
const TOLD = new Set<Fact['kind']>(['assessment', 'complaint', 'symptom', 'history'])

/** The problem for which something is ordered, in the clinician's words; undefined if none is named. */
export function topicOf(
  { said: [first] }: Fact,
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): string | undefined {
  const own = segments.find(({ id }) => id === first?.segment_id)
  if (own === undefined || first === undefined || isPatients(own)) return undefined
  const before = segments.filter(
    ({ index }) => index >= own.index - LINES_BEFORE && index < own.index,
  )
  const earlier = before.slice(before.findLastIndex(isStory) + 1).map(({ text }) => text)
  const text = plainSaid(
    [...earlier, own.text.slice(0, first.from)]
      .join(' ')
      .toLowerCase()
      .replace(/ (?=[.?!])/g, ''),
  ).slice(-MOST_CHARS)
  const found = HEADINGS.flatMap((heading) => [...text.matchAll(heading)])
    .toSorted((one, other) => one.index - other.index)
    .at(-1)
  const topic = found?.[1]?.trim()
  if (found === undefined || topic === undefined) return undefined
  const since = text.slice(found.index + found[0].length)
  if (NEXT.test(since) || namesOther(since, topic, facts) || !isTold(topic, facts)) return undefined
  return topic.replace(/\b(?:your|his|her)\b/g, 'the')
}

/** Whether another complaint has come up since. */
function namesOther(since: string, topic: string, facts: readonly Fact[]): boolean {
  return facts
    .filter(({ kind }) => TOLD.has(kind) || kind === 'finding')
    .map(({ concept }) => concept.toLowerCase())
    .some((name) => since.includes(name) && !topic.includes(name))
}

function isTold(topic: string, facts: readonly Fact[]): boolean {
  return facts.some(
    ({ kind, concept, who, polarity }) =>
      TOLD.has(kind) &&
      who === 'patient' &&
      polarity === 'present' &&
      topic.includes(concept.toLowerCase()),
  )
}

/** A patient who says more than 'okay' may have changed the subject. */
function isStory(segment: ScribeSegment): boolean {
  return isPatients(segment) && segment.text.trim().split(/\s+/).length > MOST_AGREEING
}

function isPatients({ role, speaker }: ScribeSegment): boolean {
  return (role ?? speaker) === 'patient'
}
