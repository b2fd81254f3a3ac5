import type { FactKind } from '@chartwright/contract/facts'
import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainWords } from '../../wording/attribute-words.ts'
import { plainSaid } from '../../wording/plain-said.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'
import { HAPPENED, PLACED } from './past-trigger.data.ts'

const ONCE = /^onset (?=while )/
const WAS = /\b(?:i|he|she|we|you) (?:was|were)(?: (?:just|actually|out|outside|simply|there))* ?$/
/** 'I was always running' was so more than once. */
const AS_A_RULE = /\b(?:always|usually|often|every|each|whenever|used to|sometimes|anytime)\b/
const WHEN_WAS = new RegExp(
  String.raw`^(?:when|while|as) (?:i|he|she|we|you) (?:was|were) (?:just |actually )*(?=\w+ing\b|${PLACED})`,
)
const WHEN_DID = new RegExp(
  String.raw`^(?:when|after|because|as) (?:i|he|she|we|you) (?=${HAPPENED}\b)`,
)

/** 'I was playing tennis', 'when I fell': what a thing began with, and not what brings it on each time. */
export function pastTrigger(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  if (modifier.kind !== 'trigger') return modifier
  const before = plainSaid(sentenceAround(lines[modifier.line]?.text ?? '', modifier).before)
  const said = plainSaid(modifier.words).trim()
  if (AS_A_RULE.test(`${before} ${said}`)) return modifier
  if (WHEN_DID.test(said)) return { ...modifier, words: said.replace(WHEN_DID, '') }
  if (WHEN_WAS.test(said)) return { ...modifier, words: said.replace(WHEN_WAS, 'onset while ') }
  const isDoing = /^(?!(?:playing|working|doing|going)$)\w+ing\b/.test(said) && WAS.test(before)
  return isDoing ? { ...modifier, words: `onset while ${said}` } : modifier
}

const FELT = new Set<FactKind>(['symptom', 'complaint'])

/** Only what is felt has an onset: somebody falls while walking. */
export function triggerOf({ kind, polarity }: Mention, words: string): string {
  return FELT.has(kind) && polarity === 'present' ? words : words.replace(ONCE, '')
}

const AFTER =
  /^(?:(?:right|just|soon|shortly|immediately) )?(?:after|following) (?!(?:that|this|it|then|a while|which)\b)\w+/
const SINCE = new RegExp(String.raw`^since (?:i|he|she) (?=${HAPPENED}\b)`)

/** 'for two weeks after I caught a cold': what it began after, where no time was told. */
export function eventOf(
  { kind, polarity }: Mention,
  told: Modifier['kind'],
  words: string,
): { trigger?: string } {
  if (told !== 'onset' || !FELT.has(kind) || polarity === 'absent') return {}
  const said = plainSaid(words).trim()
  if (!AFTER.test(said) && !SINCE.test(said)) return {}
  const trigger = plainWords(said.replace(SINCE, ''))
  return trigger === undefined ? {} : { trigger }
}
