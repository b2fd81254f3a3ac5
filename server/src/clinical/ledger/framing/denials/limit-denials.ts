import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import {
  BESIDES,
  CONTRADICTED,
  DENIAL_LIMITS,
  EXCEPT,
  OWNS_UP,
  REACTED,
  SEEN_BY_OTHER,
  TAKES_BACK,
} from './denial-limits.data.ts'
import { familyLimit, onlyThere, rarely, takenBackNext } from './limit-answers.ts'
import { notMuch, onlySuch } from './limit-questions.ts'
import { saidOtherwise } from './said-otherwise.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const LIMITED = new Set<Mention['kind']>(['symptom', 'complaint', 'history', 'family', 'social'])
const STEM = 4
const SENTENCE = /[^.?!]+[.?!]*/g
/** So many sentences behind a denial may still limit it. */
const REACH = 3
const NO_FIRST =
  /^(?:(?:oh|well|um|gosh)[ .]+)*(?:no|nope|nah|not really|not that i (?:know|can think) of)\b/
const DENIES =
  /\b(?:no|not|never|none|nothing|neither|nor|without|gone|stopped|better|fine|normal|good|okay)\b|n't\b/

/** The words that take a denial back in part; undefined where it stands. */
export function readLimit(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  return nearLimit(lines, mention) ?? saidOtherwise(lines, mention)
}

function nearLimit(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  if (mention.kind === 'allergy') return allergyLimit(lines, mention)
  if (mention.kind === 'medication') return drugLimit(lines, mention)
  if (!LIMITED.has(mention.kind)) return undefined
  const { text, role } = lines[mention.line] ?? { text: '', role: 'unsure' }
  if (role !== 'clinician') return ownLimit(text, mention)
  const answer = lines[mention.line + 1]
  if (answer === undefined || answer.role === 'clinician') return undefined
  if (isDeniedByName(answer.text, mention.words)) return undefined
  const limit = limitIn(answer.text, mention.line + 1) ?? takenBackNext(lines, mention)
  if (mention.kind === 'social') return limit ?? rarely(lines, mention) ?? notMuch(lines, mention)
  return (
    limit ??
    onlySuch(lines, mention) ??
    familyLimit(lines, mention) ??
    exceptionIn(answer.text, mention) ??
    onlyThere(lines, mention) ??
    contradictionOf(lines, mention.line + 2)
  )
}

const UP_TO_DATE =
  /\b(?:up to date|up-to-date|all (?:of )?(?:his|her|your|the) (?:jabs|shots|vaccin\w+))\b/i

/** 'Shots up to date?' — 'Yes, except the flu shot.' */
export function readException(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  if (mention.kind !== 'history' || !UP_TO_DATE.test(mention.words)) return undefined
  const { text: answer, role } = lines[mention.line + 1] ?? { text: '', role: 'clinician' }
  if (role === 'clinician' || !EXCEPT.test(plainSaid(answer))) return undefined
  const said = (answer.match(SENTENCE) ?? []).slice(0, REACH).join('')
  return { line: mention.line + 1, from: 0, to: said.length }
}

/** 'Not to medication. I had tramadol and it made me hallucinate.' */
function allergyLimit(lines: readonly LedgerLine[], { line, to }: Mention): Stretch | undefined {
  const { role, text } = lines[line] ?? { role: 'unsure', text: '' }
  const isAsked = role === 'clinician'
  const answer = isAsked ? (lines[line + 1]?.text ?? '') : text.slice(to)
  const isBesides = isAsked && BESIDES.test(plainSaid(text.slice(to)))
  if (!isBesides && !REACTED.test(plainSaid(answer))) return undefined
  return isAsked
    ? { line: line + 1, from: 0, to: answer.length }
    : { line, from: 0, to: text.length }
}

/** 'Do you take anything for it?' — 'Not really. I sometimes have an antacid.' */
function drugLimit(lines: readonly LedgerLine[], { line }: Mention): Stretch | undefined {
  const [asked, answer] = [lines[line], lines[line + 1]]
  if (asked?.role !== 'clinician' || !answer || answer.role === 'clinician') return undefined
  return limitIn(answer.text, line + 1)
}

/** 'No dizziness' in an answer that goes on denies the dizziness all the same. */
function isDeniedByName(answer: string, words: string): boolean {
  return stemsOf(words).some((stem) =>
    new RegExp(String.raw`\b(?:no|not|never|without)\b(?: \w+)? ${stem}`).test(plainSaid(answer)),
  )
}

/** An answer, as far as its first sentences. */
function limitIn(answer: string, line: number): Stretch | undefined {
  const said = (answer.match(SENTENCE) ?? []).slice(0, REACH).join('')
  return isLimit(said) ? { line, from: 0, to: said.length } : undefined
}

/** What denies and limits in one line: its own sentence, or the next one that takes it back. */
function ownLimit(text: string, mention: Mention): Stretch | undefined {
  const { before, after } = sentenceAround(text, mention)
  const from = mention.from - before.length
  const end = mention.to + after.length
  const [next = ''] = text.slice(end + 1).match(SENTENCE) ?? []
  if (TAKES_BACK.some(([said]) => said.test(plainSaid(next).trim())))
    return { line: mention.line, from, to: end + 1 + next.length }
  return isLimit(text.slice(from, end)) ? { line: mention.line, from, to: end } : undefined
}

function isLimit(said: string): boolean {
  return DENIAL_LIMITS.some(([limit]) => limit.test(plainSaid(said).replace(/^[\s.]+/, '')))
}

/** 'Any infections?' — 'No, I only had an ear infection.' */
const ONLY_HAD = /\b(?:i|he|she|we)(?:'ve)? (?:only|just) (?:ever )?(?:had|have|got|get) (.*)$/

/** 'Do you bruise?' — 'No. I mean, I bruise, but I have toddlers.' */
function exceptionIn(answer: string, { line, words }: Mention): Stretch | undefined {
  if (!NO_FIRST.test(plainSaid(answer).trim())) return undefined
  const [first, ...others] = [...answer.matchAll(SENTENCE)]
  const stems = stemsOf(words)
  const had = ONLY_HAD.exec(plainSaid(first?.[0] ?? ''))?.[1]
  if (had !== undefined && stems.every((stem) => new RegExp(`\\b${stem}`).test(had)))
    return { line: line + 1, from: 0, to: first?.[0].length ?? 0 }
  const found = others.slice(0, REACH).find(({ 0: sentence }) => {
    const plain = plainSaid(sentence)
    return !DENIES.test(plain) && stems.some((stem) => new RegExp(`\\b${stem}`).test(plain))
  })
  if (found === undefined) return undefined
  return { line: line + 1, from: 0, to: found.index + found[0].length }
}

function contradictionOf(lines: readonly LedgerLine[], at: number): Stretch | undefined {
  const { text, role } = lines[at] ?? { text: '', role: 'clinician' }
  if (role !== 'other') return undefined
  const next = lines[at + 1]
  if (next?.role === 'patient' && OWNS_UP.test(plainSaid(next.text).trim()))
    return { line: at + 1, from: 0, to: next.text.length }
  const said = [...text.matchAll(SENTENCE)].slice(0, 2).map(({ 0: each }) => plainSaid(each).trim())
  const isSeen = said.some((each) => SEEN_BY_OTHER.test(each) && !DENIES.test(each))
  if (!isSeen && !said.some((each) => CONTRADICTED.test(each))) return undefined
  return { line: at, from: 0, to: text.length }
}

/** Words that stand with many things. */
const LITTLE = new Set(
  'your with that this have been when from some more very really little kind like down back right left ever lose loss feel trou diff prob pain chan'.split(
    ' ',
  ),
)

function stemsOf(words: string): string[] {
  return (words.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !LITTLE.has(word))
    .map((word) => word.slice(0, STEM))
    .filter((stem) => !LITTLE.has(stem))
}
