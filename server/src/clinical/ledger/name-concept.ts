import type { FactKind } from '@chartwright/contract/facts'
import { CONDITIONS } from '../lexicon/conditions.data.ts'
import { FINDINGS } from '../lexicon/findings.data.ts'
import { cleanSpeech } from '../clean-speech.ts'

/** What stands before a name and is no part of it. */
const LEADING =
  /^(?:(?:a|an|the|my|your|his|her|their|our|some|any|this|that|these|those|of|to|and|or|with|for|in|on|i|you|we|he|she|it|they|is|are|was|were|be|been|being|am|has|have|had|having|do|does|did|get|gets|got|getting|feel|feels|feeling|felt|no|not|also|just|really|very|like|little|bit|lot|kind|sort|um|uh|so|well|still|been|there|will|would|going|gonna|want|need|let's|lets|me|us|please|continue|start|order|take|taking|takes|try|keep|put|give|see)\s+)+/
const TRAILING =
  /\s+(?:(?:and|or|but|the|a|an|my|your|his|her|of|to|in|on|at|for|with|so|too|also|now|today|again|though|then|there|here|is|are|was|that|this|it|you|i|we|okay|yeah|really|at all|or anything|and stuff|or so))+$/
const SIDES = /\b(?:left|right|bilateral)\b\s*/g
/** Names in the speaker's own words where the words are the name. */
const AS_SAID: ReadonlySet<FactKind> = new Set(['medication', 'allergy'])
const LAY = indexOf([
  ...FINDINGS.map(([name, others]) => [name, ...others.split('|')]),
  ...CONDITIONS.map(([names]) => names.split('|')),
])

/** The clinical name of what was said: 'short of breath' is 'shortness of breath'. */
export function nameConcept(kind: FactKind, words: string): string {
  const plain = cleanSpeech(words.toLowerCase())
    .replace(/[^\p{L}\p{N}\s'%/.-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
  const known = LAY.get(plain)
  if (known !== undefined && !AS_SAID.has(kind)) return known
  const bare = stripEnds(plain.replace(SIDES, ''))
  return (AS_SAID.has(kind) ? undefined : LAY.get(bare)) ?? (bare || plain || words.toLowerCase())
}

function stripEnds(plain: string): string {
  let bare = plain.replace(LEADING, '')
  for (let last = ''; last !== bare;) [last, bare] = [bare, bare.replace(TRAILING, '')]
  return bare
}

function indexOf(rows: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [name = '', ...others] of rows)
    for (const other of [name, ...others])
      if (other !== '' && !names.has(other)) names.set(other, name)
  return names
}
