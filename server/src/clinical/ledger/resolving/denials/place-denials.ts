import { BODY } from '../../../lexicon/concepts/body.data.ts'
import { readTable } from '../../../lexicon/read-table.ts'
import { remember } from '../../../remember.ts'
import type { FramedFact } from '../../fact.ts'
import { isKnownName, nameConcept } from '../../naming/name-concept.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { ASKED_OF_A_PLACE } from './placeless.data.ts'

/** Parts that people name by a word which says too little. */
const VAGUE = new Set(['bottom', 'bum', 'butt', 'backside'])
const PARTS = readTable(BODY)
  .filter(({ group }) => group === 'parts of the body')
  .flatMap(({ name, adjective, others }) => [name, ...(adjective ? [adjective] : []), ...others])
  .filter((part) => !VAGUE.has(part))
  .flatMap((part) => [part, `${part}s`])
  .sort((a, b) => b.length - a.length)
  .join('|')
const MORE_PARTS = `(?:,| or| and)+ (?:(?:the|your|his|her|an|a) )*(?:${PARTS})`
/** What burns while somebody is asked about it. */
const OF_URINE = /\b(?:pee|peeing|wee|weeing|urin\w*|pass(?:ing)? water|waterworks)\b/i
/** 'Any problem with urination, like pain?' */
const PROBLEM_OF_URINE =
  /\b(?:problems?|trouble|issues?|difficult\w+)(?: (?:with|when|in|on))?(?: your| the)? (?:urinat\w+|pee\w*|pass(?:ing)? (?:urine|water)|waterworks),? (?:like|such as)\b/i
const ASKS = /\?|\b(?:any|(?:do|did|have) you|are you|is there)\b/i
const SIGNS = new Set(ASKED_OF_A_PLACE)
/** 'How are your ankles?', 'some questions about your ears' */
const TALKED_OF = new RegExp(
  `\\b(?:how(?:'s| is| are| about)|what about|(?:questions?|ask(?: you)?) about|as for) (?:the|your|his|her) (${PARTS})\\b(?![^.?!]*\\b(?:${PARTS})\\b)[^.?!]*[.?!]\\s*$`,
  'i',
)
const REACH_CHARS = 120
/** What is asked of the part that was just named; a weakness or a rash may be anywhere. */
const OF_THE_PART = new Set(['discharge', 'drainage', 'pain', 'soreness', 'swelling', 'tightness'])

/** A sign with its place before or behind it. */
const placedSign = remember(
  SIGNS.size,
  (sign) =>
    new RegExp(
      `\\b(?:(${PARTS}) )?${sign}s?\\b(?:((?: [a-z']+){0,4}? (?:in|around|on|over|from|down|at|under|behind|of)) (?:(?:the|your|his|her|their|that|this|either|both|one|an|a|any) )*(${PARTS}|side)\\b(${MORE_PARTS})?)?`,
      'gi',
    ),
)

/** A sign that is listed before another one with its place. */
const listedSign = remember(
  SIGNS.size,
  (sign) =>
    new RegExp(
      `\\b${sign}s?(?:,| or| and)+ (?:no |any )?[a-z]+ (?:coming )?(?:from|in|of|out of) (?:the |your |his |her |either )+(${PARTS})\\b(?!(?:,| or| and))`,
      'i',
    ),
)

/** 'Any chest pain?' — 'No pain.' denies the pain that was asked for, and no other. */
export function placeDenials(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) => {
    if (fact.kind !== 'symptom' || fact.polarity !== 'absent' || !SIGNS.has(fact.concept))
      return fact
    if ((fact.attributes.site ?? fact.attributes.side) !== undefined) return fact
    const concept = askedAt(lines, fact)
    return concept === undefined ? fact : { ...fact, concept }
  })
}

/** The sign by the name that the question has for it. */
function askedAt(lines: readonly LedgerLine[], { concept, said: [said] }: FramedFact) {
  if (said === undefined) return undefined
  const line = lines[said.line]
  const before = lines[said.line - 1]
  const isAnswer = before !== undefined && before.role !== line?.role && ASKS.test(before.text)
  const asked = isAnswer ? before.text : (line?.text ?? '')
  if (concept === 'burning' && OF_URINE.test(asked)) return 'dysuria'
  const sentence = sentenceAt(line?.text ?? '', said.from)
  if (concept === 'pain' && PROBLEM_OF_URINE.test(sentence)) return 'dysuria'
  return (
    nameIn(sentence, concept) ??
    nameOfList(sentence, concept) ??
    (isAnswer ? nameIn(before.text, concept) : undefined) ??
    nameOfTalk(line?.text ?? '', said.from, concept)
  )
}

function startAt(text: string, from: number): number {
  return Math.max(...['.', '?', '!'].map((mark) => text.lastIndexOf(mark, from))) + 1
}

function sentenceAt(text: string, from: number): string {
  const rest = text.slice(startAt(text, from))
  return /^[^.?!]*[.?!]?/.exec(rest)?.[0] ?? rest
}

/** 'How are your ankles? Any swelling?' */
function nameOfTalk(text: string, from: number, sign: string): string | undefined {
  if (!OF_THE_PART.has(sign)) return undefined
  const start = startAt(text, from)
  const part = TALKED_OF.exec(text.slice(Math.max(0, start - REACH_CHARS), start))?.[1]
  return part === undefined ? undefined : nameIn(`${sign} in the ${part}`, sign)
}

/** 'No pain, no discharge coming from your ears': both are of the ears. */
function nameOfList(asked: string, sign: string): string | undefined {
  const listed = listedSign(sign).exec(asked)
  return listed?.[1] === undefined ? undefined : nameIn(`${sign} in the ${listed[1]}`, sign)
}

function nameIn(asked: string, sign: string): string | undefined {
  const found = [...asked.matchAll(placedSign(sign))].filter(([, part, , place]) => part ?? place)
  const [first, second] = found
  if (first === undefined || second !== undefined) return undefined
  const [, part, , place = '', more] = first
  // 'weakness in the face or an arm' is of none of them alone.
  if (more !== undefined) return undefined
  if (part === undefined && place.toLowerCase() === 'side')
    return / one side/i.test(first[0]) ? `${sign} on one side` : undefined
  const name = nameConcept(
    'symptom',
    part === undefined ? `${sign} in the ${place}` : `${part} ${sign}`,
  )
  return name.includes(sign) || isKnownName('symptom', name) ? name : undefined
}
