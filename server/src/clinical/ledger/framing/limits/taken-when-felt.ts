import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'
import { sentenceOf } from './sentence-of.ts'

const FELT = new Set<Mention['kind']>(['symptom', 'complaint'])
const WHEN = String.raw`(?:only |just )*(?:when(?:ever)?|if|in case|unless)`
/** 'when I'm', 'if my nose gets', 'in case of' */
const STATE = String.raw`(?: (?:(?:my|his|her|the) \w+|i|he|she|it|we|of|i'm|he's|she's|it's|is|am|are|get|gets|got|feel|feels|have|has|start|starts|starting|become|becomes|am getting|really|very|bad|badly|a|an|any|some|bit|too|being)){0,6}`
const TAKES = new RegExp(
  String.raw`\b(?:takes?|took|taken|taking|uses?|used|using|needed it|need it|puffs?)\b(?:(?! (?:but|and|because|so)\b)[^.?!;]){0,40} ${WHEN}${STATE} ?$`,
)
const ANSWERS = new RegExp(String.raw`^ ?(?:(?:oh|well|just|only|um)[ .]+)*${WHEN}${STATE} ?$`)
const ASKS =
  /\b(?:when|how often) (?:do|did|would) you (?:take|use|need)\b|\b(?:do|did) you (?:ever )?(?:take|use|need) (?:it|that|the|your|this)\b/

/** 'I take it when I'm wheezy' tells when it is taken, and not that there is wheezing. */
export function takenWhenFelt(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  if (!FELT.has(mention.kind) || mention.polarity !== 'present') return undefined
  const { text, role } = lines[mention.line] ?? { text: '', role: 'clinician' }
  if (role === 'clinician') return undefined
  const before = plainSaid(sentenceAround(text, mention).before)
  const lead = before + startOf(mention.words)
  const asked = plainSaid(lines[mention.line - 1]?.text ?? '')
  const isTaken = TAKES.test(lead) || (ANSWERS.test(lead) && ASKS.test(asked))
  return isTaken ? sentenceOf(text, mention) : undefined
}

/** The mention may begin with its own condition: 'when I'm wheezy'. */
function startOf(words: string): string {
  return (
    /^(?:when(?:ever)?|if|in case)\b(?: (?:i|i'm|it|he|she|get|feel|have|am))*/.exec(
      plainSaid(words),
    )?.[0] ?? ''
  )
}
