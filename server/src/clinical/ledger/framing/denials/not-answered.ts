import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { DENIAL_LIMITS } from './denial-limits.data.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const FELT = new Set<Mention['kind']>(['symptom', 'complaint', 'finding'])
const FELT_OR_HAD = new Set<Mention['kind']>([...FELT, 'history'])
const STEM = 4
const NO_FIRST = /^[\s,.]*(?:(?:um|uh|well|oh)[\s,.]+)*(?:no[\s,.]+){1,3}(?=[a-z])/i
const AT_ALL =
  /\b(?:none|nothing|neither|any of (?:that|those|them|it)|either|at all|anything|not really|i (?:do|have|did)\s?n['’]?t)\b/i

/** The things that are named in the line after a thing that was asked. */
function answeredWith(
  lines: readonly LedgerLine[],
  { line }: Mention,
  mentions: readonly Mention[],
  kinds = FELT,
): Mention[] {
  const [asked, answer] = [lines[line], lines[line + 1]]
  if (!asked || answer?.role !== 'patient' || asked.role === 'patient') return []
  return mentions.filter((other) => other.line === line + 1 && kinds.has(other.kind))
}

/** 'Coughing up anything, any fevers?' — 'No fever, but …': nothing is known of the cough. */
export function isPassedOver(
  lines: readonly LedgerLine[],
  asked: Mention,
  mentions: readonly Mention[],
): boolean {
  if (!FELT_OR_HAD.has(asked.kind) || asked.polarity !== 'absent') return false
  const answer = lines[asked.line + 1]?.text ?? ''
  if (!NO_FIRST.test(answer) || AT_ALL.test(answer)) return false
  const named = answeredWith(lines, asked, mentions, FELT_OR_HAD)
  const [first] = named
  if (first?.polarity !== 'absent' || !named.some(({ polarity }) => polarity === 'present'))
    return false
  const others = mentions.filter(({ line }) => line === asked.line)
  return (
    !named.some((one) => areAlike(one, asked)) && others.some((other) => areAlike(other, first))
  )
}

const NOT_FIRST = /^[\s,.]*(?:(?:um|uh|well|oh|no)[\s,.]+)*not (?:the |any |a |an )?([a-z]{4,})/i

/** 'Any loss of taste or odd smells?' — 'Not loss of taste, I'd say.': nothing is known of the smells. */
export function isOtherDenied(
  lines: readonly LedgerLine[],
  asked: Mention,
  mentions: readonly Mention[],
): boolean {
  if (!FELT_OR_HAD.has(asked.kind) || asked.polarity !== 'absent') return false
  const [question, answer] = [lines[asked.line], lines[asked.line + 1]]
  if (question?.role !== 'clinician' || answer?.role !== 'patient') return false
  if (isOtherNamed(question.text, answer.text, asked)) return true
  const stem = NOT_FIRST.exec(answer.text)?.[1]?.toLowerCase().slice(0, STEM)
  if (stem === undefined || /\b(?:none|neither|nor|either|both)\b/i.test(answer.text)) return false
  const names = ({ line, words }: Mention) =>
    line === asked.line && new RegExp(`\\b${stem}`, 'i').test(words)
  return !names(asked) && mentions.some((other) => names(other))
}

const NO_ONE =
  /^[\s,.]*(?:(?:um|uh|well|oh)[\s,.]+)*no ((?!not\b|no\b|i\b|problem\b)[a-z]+(?: (?:with|in|of) (?:my |the )?[a-z]+| [a-z]+){0,2})[\s.]*$/i

/** 'No headache' answers 'headache or migraine?' whole. */
const LEAST_STEMS = 2

/** 'Trouble with your waterworks and back pain?' — 'No trouble with my waterworks.' */
function isOtherNamed(question: string, answer: string, { words, from }: Mention): boolean {
  const stems = stemsOf(NO_ONE.exec(answer)?.[1] ?? '')
  if (stems.length < LEAST_STEMS) return false
  const asked = question.slice(0, from).toLowerCase()
  return stems.every((stem) => asked.includes(stem) && !words.toLowerCase().includes(stem))
}

const SOME_NO =
  /(?:^|[.!?]\s*)(?:no|nope|nah)\s*[,.]|^[\s,.]*(?:(?:um|uh|well|oh|er|hmm|ah|gosh|i mean)[\s,.]+)*(?:no|nope|nah|none|never|not|nothing|neither|just|only|negative)\b/i
const WELL =
  /\b(?:fine|good|okay|ok|normal|all right|alright|clear|otherwise|else|besides|that['’]s it|the same)\b/i
const WEIGHT_LOST = /\b(?:lost|down|dropped)\b[^.?!]{0,25}\b(?:kilos?|kg|pounds?|lbs?|stone)\b/i

/** 'Joint pain, mouth sores?' — 'My knees ache. No eye thing.': nothing is known of the mouth. */
export function isNotNamed(
  lines: readonly LedgerLine[],
  asked: Mention,
  mentions: readonly Mention[],
): boolean {
  if (!FELT.has(asked.kind) || asked.polarity !== 'absent') return false
  const [question, answer] = [lines[asked.line], lines[asked.line + 1]]
  if (question?.role !== 'clinician' || answer?.role !== 'patient') return false
  const { before, after } = sentenceAround(question.text, asked)
  if (question.text[asked.to + after.length] !== '?' || /\b(?:no|not)\b|n['’]t\b/i.test(before))
    return false
  if (/weight/i.test(asked.words) && WEIGHT_LOST.test(answer.text))
    return !SOME_NO.test(answer.text)
  if (SOME_NO.test(answer.text) || AT_ALL.test(answer.text) || WELL.test(answer.text)) return false
  if (answeredWith(lines, asked, mentions).length === 0) return false
  const said = plainSaid(answer.text)
  return !DENIAL_LIMITS.some(([limit]) => limit.test(said)) && !isNamedIn(answer.text, asked.words)
}

/** 'Did you get the pneumonia shot?' — 'I got the flu one. Not pneumonia.': it was not had. */
export function isDeniedByName(lines: readonly LedgerLine[], asked: Mention): boolean {
  const [question, answer] = [lines[asked.line], lines[asked.line + 1]]
  if (asked.polarity !== 'present' || !HAD.has(asked.kind)) return false
  if (question?.role !== 'clinician' || !answer || answer.role === 'clinician') return false
  const { after } = sentenceAround(question.text, asked)
  if (question.text[asked.to + after.length] !== '?') return false
  const said = plainSaid(answer.text)
  if (/^ ?(?:yes|yeah|yep|mm-?hm)/.test(said)) return false
  return stemsOf(asked.words).some((stem) =>
    new RegExp(String.raw`\b(?:no|not|never|without) (?:the |any |my )?${stem}`).test(said),
  )
}

const HAD = new Set<Mention['kind']>(['symptom', 'history'])

function isNamedIn(answer: string, words: string): boolean {
  const said = answer.toLowerCase()
  return (words.toLowerCase().match(/[a-z]{3,}/g) ?? []).some(
    (word) =>
      !LITTLE.has(word) && !SMALL.has(word) && said.includes(word.replace(/s$/, '').slice(0, STEM)),
  )
}

/** 'Any blood?' — 'A little blood this morning, besides that not at all.', or 'No fever, but a little blood.': it is there. */
export function isAffirmed(
  lines: readonly LedgerLine[],
  asked: Mention,
  mentions: readonly Mention[],
): boolean {
  if (!FELT.has(asked.kind) || asked.polarity !== 'absent') return false
  const answer = lines[asked.line + 1]?.text ?? ''
  const but = NO_FIRST.test(answer) ? answer.search(/\bbut\b/i) : 0
  if (but < 0) return false
  return answeredWith(lines, asked, mentions).some(
    (one) => one.polarity === 'present' && one.from >= but && areAlike(one, asked),
  )
}

function areAlike(one: Mention, other: Mention): boolean {
  const stems = stemsOf(one.words)
  return stemsOf(other.words).some((stem) => stems.includes(stem))
}

function stemsOf(words: string): string[] {
  return (words.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !LITTLE.has(word))
    .map((word) => word.slice(0, STEM))
}

/** Words that stand with many things. */
const LITTLE = new Set(
  'your with that this have been when from some more very really little kind like down back right left'.split(
    ' ',
  ),
)

/** From this sureness on, the question is told, and its echo in the answer is left out. */
const SURE = 0.6

/** 'Any pain when you swallow?' — 'No, no pain.' denies what was asked, and not every pain. */
export function isEcho(
  lines: readonly LedgerLine[],
  mention: Mention,
  mentions: readonly Mention[],
): boolean {
  return (echoed(lines, mention, mentions)?.sureness ?? 0) >= SURE
}

/** The answer under the name of what was asked, where the question alone might be left out. */
export function namedAsAsked(
  lines: readonly LedgerLine[],
  mention: Mention,
  mentions: readonly Mention[],
): Mention {
  const asked = echoed(lines, mention, mentions)
  if (asked === undefined) return mention
  return { ...mention, words: `no ${asked.words.replace(/^(?:any|have you|had)\s+/i, '')}` }
}

function echoed(
  lines: readonly LedgerLine[],
  mention: Mention,
  mentions: readonly Mention[],
): Mention | undefined {
  if (!FELT.has(mention.kind) || mention.polarity !== 'absent') return undefined
  if (lines[mention.line]?.role === 'clinician') return undefined
  const said = wordsOf(mention.words)
  return mentions.find((asked) => {
    if (asked.line !== mention.line - 1 || asked.polarity !== 'absent') return false
    if (!FELT.has(asked.kind) || lines[asked.line]?.role !== 'clinician') return false
    const words = wordsOf(asked.words)
    return said.length > 0 && words.length > said.length && said.every((one) => words.includes(one))
  })
}

const NO_WORDS = new Set('no not any the your you my have had get'.split(' '))

function wordsOf(words: string): string[] {
  return (words.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !NO_WORDS.has(word))
}

/** 'A GP or a physiotherapist?' — 'A GP.': the other one was not meant. */
export function isNotChosen(lines: readonly LedgerLine[], asked: Mention, answer: string): boolean {
  const { before, after } = sentenceAround(lines[asked.line]?.text ?? '', asked)
  if (!OR_BEFORE.test(before) && !OR_BEHIND.test(after)) return false
  if (asked.polarity === 'absent' || /^(?:yes|yeah|yep|no|nope|both)\b/.test(answer)) return false
  const said = ` ${answer.replace(/[^a-z0-9]+/g, ' ')} `
  const isSaid = (words: string) =>
    (words.toLowerCase().match(/[a-z]{2,}/g) ?? []).some(
      (word) => !SMALL.has(word) && said.includes(` ${word} `),
    )
  return isSaid(`${before} ${after}`) && !isSaid(asked.words)
}

/** 'or, was it, a physiotherapist' */
const OR_BEFORE =
  /\bor[\s,]+(?:(?:was|were|is|are|did|do|it|that|you|he|she|they|just|see|saw|seen|with|an?|the)[\s,]+)*$/i
/** 'the therapist in town, or are you' */
const OR_BEHIND = /^(?:\s+(?:in|at|from|with)(?:\s+\w+){1,4})?[\s,]*or\b/i

const SMALL = new Set(
  'it is was a an the or and of to in on at you your i my that this do does did have has had any just um uh so be are were'.split(
    ' ',
  ),
)
