import { isQuestion } from '../../../find-question.ts'
import { isPart } from '../../../find-sides.ts'
import { normalise } from '../../../normalise.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const FELT = new Set<Mention['kind']>(['symptom', 'complaint'])
const HAD = new Set<Mention['kind']>([...FELT, 'history', 'social'])
const DENIES =
  /\b(?:no|nope|nah|not|never|none|nothing|neither|nor|without|gone|stopped|deny|denies)\b|n't\b/
const YES = /^ ?(?:(?:oh|well|um|i mean)[ .]+)*(?:yes|yeah|yep|yup)\b/
const ASKS =
  /\b(?:any|anything|are|is|do|does|did|have|has|had|was|were) ?(?:you|he|she|they|it|there)?\b/

/** 'Are you peeing a lot, or anything, no?' — 'Yeah, like crazy.': it is not denied. */
export function isSaidYesTo(lines: readonly LedgerLine[], asked: Mention): boolean {
  const [question, answer, next] = lines.slice(asked.line, asked.line + 3)
  if (!HAD.has(asked.kind) || asked.polarity !== 'absent') return false
  if (question?.role !== 'clinician' || answer?.role !== 'patient') return false
  const { before } = sentenceAround(question.text, asked)
  const lead = plainSaid(before + asked.words)
  if (DENIES.test(lead.replace(/^.*\b(?:okay|alright|all right)\b/, '')) || !ASKS.test(lead))
    return false
  const said = plainSaid(answer.text)
  if (!YES.test(said) || DENIES.test(said) || said.trim().split(' ').length < 2) return false
  return next?.role !== 'patient' || !DENIES.test(plainSaid(next.text))
}

/** 'Any numbness or tingling?' — 'Yes, it is numb.': nothing is known of the tingling. */
export function isNotTheOneNamed(
  lines: readonly LedgerLine[],
  asked: Mention,
  mentions: readonly Mention[],
): boolean {
  const [question, answer] = [lines[asked.line], lines[asked.line + 1]]
  if (asked.kind !== 'symptom' || asked.polarity !== 'present') return false
  if (question?.role !== 'clinician' || answer?.role !== 'patient') return false
  if (!isAsked(question.text, asked) || BOTH.test(answer.text)) return false
  const named = mentions.filter(({ line, kind }) => line === asked.line + 1 && FELT.has(kind))
  const others = mentions.filter(
    (other) => other.line === asked.line && other !== asked && FELT.has(other.kind),
  )
  return (
    !named.some((one) => areAlike(one, asked)) &&
    named.some((one) => one.polarity === 'present' && others.some((other) => areAlike(one, other)))
  )
}

const BOTH = /\b(?:both|all (?:of|that|those|three)|everything|everywhere|each|lots of)\b/i

/** 'Did your parents have heart attacks?' — 'My father did.': who had it, the answer tells. */
export function isToldOfRelative(
  lines: readonly LedgerLine[],
  asked: Mention,
  mentions: readonly Mention[],
): boolean {
  const question = lines[asked.line]
  if (asked.kind !== 'family' || asked.polarity !== 'present') return false
  if (question?.role !== 'clinician' || !isAsked(question.text, asked)) return false
  return mentions.some(
    (told) =>
      told.kind === 'family' &&
      told.polarity === 'present' &&
      (told.line === asked.line + 1 || told.line === asked.line + 2) &&
      lines[told.line]?.role === 'patient' &&
      areAlike(told, asked),
  )
}

const HOW_IS = /\bhow(?:'s| is| are| has| have)(?: (?:your|the|his|her|that|been|it))* ?$/
const NO_MORE =
  /^ ?(?:(?:oh|well|um|it's|they're|i'm|that's|really|actually|i)[ .]*)*(?:not (?:really )?(?:having|getting|feeling|there|bothering)|(?:haven't|hasn't|don't|doesn't) (?:really )?(?:had|have|hurt|bother\w*|felt|feel)|gone|all gone|went away|no more|no longer)\b/

/** 'How's your back pain?' — 'I'm not really having any more.' */
export function isNoMore(lines: readonly LedgerLine[], asked: Mention): boolean {
  const [question, answer] = [lines[asked.line], lines[asked.line + 1]]
  if (!FELT.has(asked.kind) || asked.polarity !== 'present') return false
  if (question?.role !== 'clinician' || answer?.role !== 'patient') return false
  const { before } = sentenceAround(question.text, asked)
  return HOW_IS.test(plainSaid(before)) && NO_MORE.test(plainSaid(answer.text))
}

const HAD_IT =
  /\b(?:i|he|she|we|they)(?:'ve| have|'d)? (?:had|got|used to (?:have|get))(?: (?:an?|some|the|really|bad|my))* ?$/
const SUPPOSED = /\b(?:thought|think|told|said|worried|if|like|maybe)\b/
const BUT_NOT = /^(?:(?!\bbut\b)[^.?!])*\bbut\b/

/** 'As a child I had asthma, but I haven't had it since.': it was had. */
export function isHadBefore(lines: readonly LedgerLine[], mention: Mention): boolean {
  if (!HAD.has(mention.kind) || mention.polarity !== 'absent') return false
  const { before, after } = sentenceAround(lines[mention.line]?.text ?? '', mention)
  const [said, behind] = [plainSaid(before), plainSaid(after)]
  if (
    !HAD_IT.test(said) ||
    SUPPOSED.test(said) ||
    DENIES.test(said) ||
    DENIES.test(plainSaid(mention.words))
  )
    return false
  const upToBut = BUT_NOT.exec(behind)?.[0]
  return upToBut !== undefined && !DENIES.test(upToBut) && DENIES.test(behind)
}

function isAsked(text: string, mention: Mention): boolean {
  const { before, after } = sentenceAround(text, mention)
  return (
    text[mention.to + after.length] === '?' ||
    isQuestion(normalise(before + mention.words + after).trim()) ||
    /\b(?:any|have you|do you|are you|did you|did either)\b/i.test(before)
  )
}

const STEM = 4
const LITTLE = new Set(
  'your with that this have been when from some more very really little kind like down back right left pain feel'.split(
    ' ',
  ),
)

function areAlike(one: Mention, other: Mention): boolean {
  const stems = stemsOf(one.words)
  return stemsOf(other.words).some((stem) => stems.includes(stem))
}

function stemsOf(words: string): string[] {
  return (words.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !LITTLE.has(word) && !isPart(word))
    .map((word) => word.slice(0, STEM))
}
