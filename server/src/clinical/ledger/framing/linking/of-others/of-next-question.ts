import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainSaid } from '../../wording/plain-said.ts'

const TIMES = new Set<Modifier['kind']>(['duration', 'onset', 'when', 'frequency', 'detail'])
const FELT = new Set<Mention['kind']>([
  'symptom',
  'complaint',
  'history',
  'social',
  'family',
  'measurement',
])
/** Asks for something else than before. */
const ASKS_NEW =
  /\bany \w|\b(?:have|did|do) you (?:had|have|get|got|noticed|hit|hurt|taken|tried|missed|seen|smoke|drink|exercise|eat|eaten|sleep|slept|checked)\b/
const ASKS_TIME = /\b(?:how (?:long|often|many|much)|when|since|every day|all the time)\b/

/** 'When was your last bowel movement?' asks for the time of that. */
const ASKS_LAST =
  /\bwhen (?:was|is) (?:your|the|his|her) (?:last|most recent) ([a-z]+(?: [a-z]+)?)|\bwhen did (?:you|he|she) last ([a-z]+(?: [a-z]+)?)/
const STEM = 4

function isLastOfOther(said: string, { words }: Mention): boolean {
  const found = ASKS_LAST.exec(said)
  const stems = (found?.[1] ?? found?.[2] ?? '').match(/[a-z]{3,}/g) ?? []
  const own = words.toLowerCase()
  return (
    stems.length > 0 &&
    !stems.some((stem) => GENERAL.has(stem) || own.includes(stem.slice(0, STEM)))
  )
}

/** Any of them may be what was told of before. */
const GENERAL = new Set(
  'time times had get got one ones the any episode episodes attack attacks spell spells bout bouts flare flares felt have happened happen feel that this them pain symptoms'.split(
    ' ',
  ),
)

/** Whether a time answers a later question about something else. */
export function isOfNextQuestion(
  lines: readonly LedgerLine[],
  mention: Mention | undefined,
  modifier: Modifier,
): boolean {
  if (mention === undefined || !FELT.has(mention.kind) || !TIMES.has(modifier.kind)) return false
  // What is asked behind it in the same line counts too.
  const own = lines[mention.line]
  const asked = [
    ...(own && modifier.line > mention.line ? [{ ...own, text: own.text.slice(mention.to) }] : []),
    ...lines.slice(mention.line + 1, modifier.line),
  ]
  return asked.some(({ role, text }) => {
    const said = plainSaid(text)
    if (role !== 'clinician') return false
    return isLastOfOther(said, mention) || (ASKS_NEW.test(said) && !ASKS_TIME.test(said))
  })
}
