import type { FactContent } from '@chartwright/contract/facts'
import type { Mention, Stretch } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainSaid } from '../../wording/plain-said.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'
import { effectsIn } from './effects-in.ts'
import { toldBehind } from './told-of-allergen.ts'

/** From here on it is told what the drug did. */
const DID =
  /\b(?:(?:it|that|they|which|and|but)(?:'s| was| were| kept| just| really| kind of| kinda| sort of)* )?(?:g[ia]ves?|giving|made|making|makes|caus\w+|left|had|upset\w*|mess\w*|kept|keeps|ruin\w*|kill\w*) (?:me|him|her|my|his|with)\b|\bi (?:threw up|(?:was|got|felt) (?:(?:so|really|just|all) )*(?:sick|itch\w*|dizzy|drowsy|nause\w*))\b/
const GIVEN_UP =
  /\b(?:i|we|he|she)(?:'ve| have)? (?:(?:just|then|also) )*(?:left (?:it|that|them)|stopped|quit|dropped|packed|gave (?:it|that|them) up|came off|binned|ditched)\b/

/** 'I quit the' */
const QUIT_IT =
  /\bi(?:'ve| have)? (?:(?:just|then|also) )*(?:stopped|quit|dropped|binned|ditched|came off)(?: (?:taking|the|my|that))*$/

interface Why {
  readonly course: string
  readonly said: Stretch
}

/** What the drug is named with: 'quit the' of 'quit the losartan'. */
function leadIn({ words }: Mention): string {
  return plainSaid(words.replace(/\S+\s*$/, ''))
}

/** 'It gave me awful heartburn, so I left it.': what came of a drug that is not taken any more. */
export function whyGivenUp(
  lines: readonly LedgerLine[],
  mention: Mention,
  { course, reason }: FactContent['attributes'],
  clause?: Stretch,
): Why | undefined {
  if (mention.kind !== 'medication' || mention.status !== 'took') return undefined
  if (mention.polarity !== 'present' || reason !== undefined) return undefined
  const said = clause ?? toldBehind(lines, mention)
  const told = plainSaid(lines[said.line]?.text.slice(said.from, said.to) ?? '')
  const did = DID.exec(told)
  const effects = did === null ? [] : (effectsIn(told.slice(did.index)) ?? [])
  if (effects.length === 0) return undefined
  const what = effects.join(' and ')
  const before = plainSaid(sentenceAround(lines[mention.line]?.text ?? '', mention).before)
  const isEnded = GIVEN_UP.test(told) || QUIT_IT.test(`${before} ${leadIn(mention)}`.trimEnd())
  const ended = course ?? (isEnded ? 'stopped' : undefined)
  return {
    said,
    course: ended === undefined ? `side effect: ${what}` : `${ended} because of ${what}`,
  }
}
