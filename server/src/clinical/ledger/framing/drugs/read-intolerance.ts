import type { FactContent } from '@chartwright/contract/facts'
import type { Mention, Modifier, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'
import { ALLERGIC, NO_ALLERGY, REACTIONS, SIDE_EFFECTS } from './side-effects.data.ts'

/** What a substance did: a side effect, or the reaction that is told right behind it. */
export function readIntolerance(
  lines: readonly LedgerLine[],
  mention: Mention,
  modifiers: readonly Modifier[],
): Pick<FactContent['attributes'], 'detail'> {
  if (mention.kind !== 'allergy' || mention.polarity !== 'present') return {}
  const { before, after } = sentenceAround(lines[mention.line]?.text ?? '', mention)
  const said = plainSaid(
    [before, mention.words, after, ...modifiers.map(({ words }) => words)].join(' '),
  )
  if (ALLERGIC.test(said))
    return modifiers.some(({ kind }) => kind === 'detail')
      ? {}
      : reactionBehind(plainSaid(`${mention.words.replace(/^\S+/, '')}${after}`))
  const told = SIDE_EFFECTS.find(([effect]) => effect.test(said))?.[1]
  return told === undefined ? {} : { detail: told }
}

const DOES = String.raw`^(?: ?(?:and|which|it|that|they|so|because|then))* ?(?:gives?|gave|makes?|made|causes?|caused|i (?:get|got|have|had|break|broke|come|came|develop(?:ed)?))(?: (?:me|him|her|out|up|in|with|an?|some|really|very|bad|terrible|of))* `
const ROWS = REACTIONS.map(([said, told]) => [new RegExp(`${DOES}${said}\\b`), told] as const)

function reactionBehind(after: string): Pick<FactContent['attributes'], 'detail'> {
  const [said, told] = ROWS.find(([one]) => one.test(after)) ?? []
  // Of two reactions neither is told alone: the other one may be the worse.
  const isOne = said !== undefined && !ALLERGIC.test(after.replace(said, ''))
  return isOne && told !== undefined ? { detail: told } : {}
}

/** 'I don't think that's an allergy': what was said of a substance is quoted with it. */
export function readNoAllergy(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  if (mention.kind !== 'allergy') return undefined
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  const { before, after } = sentenceAround(text, mention)
  const from = mention.from - before.length
  const end = mention.to + after.length
  const next = /^[.?!]?[^.?!]*/.exec(text.slice(end))?.[0] ?? ''
  if (NO_ALLERGY.test(plainSaid(next))) return { line: mention.line, from, to: end + next.length }
  const isOwn = NO_ALLERGY.test(plainSaid(text.slice(from, end)))
  const reply = lines[mention.line + 1]
  const isReplied = reply?.role !== role && NO_ALLERGY.test(plainSaid(reply?.text ?? ''))
  return isOwn || isReplied ? { line: mention.line, from, to: end } : undefined
}
