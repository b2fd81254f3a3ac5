import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { withoutNextPlace } from '../places/said-of-part.ts'
import { withParts } from '../places/with-parts.ts'
import { trimDrug } from './trim-drugs.ts'

const SUBORDINATE = String.raw`(?:if|once(?! (?:a|per|every|daily|weekly|in)\b)|unless|until|till|when|whenever|as soon as|in case)`
/** 'an mri | if it is still painful' */
const WITH_CONDITION = new RegExp(String.raw`^(.*?\w\w.*?)[\s,]+${SUBORDINATE}\s+\S.*$`, 'is')
/** 'once the rash is gone, | stop the cream' */
const AFTER_CONDITION = new RegExp(String.raw`^${SUBORDINATE}\b[^,;]+[,;]\s*(?=\S)`, 'i')
const CONDITION_ONLY = new RegExp(String.raw`^${SUBORDINATE}\b`, 'i')

/** 'go near the beer while | it is like this' */
const OPEN_CONDITION =
  /(?<=\w)[\s,]+(?:while|whilst|because|as long as|so that)(?:\s+(?:it|they|you|he|she|that|this|the)(?:['’]\w+)?)?$/i

/** A decision is named without its condition, which is read from the words beside it. */
export function trimMentions(
  lines: readonly LedgerLine[],
  mentions: readonly Mention[],
): Mention[] {
  return withParts(lines, mentions)
    .map((mention) => trimDrug(lines, withWork(lines, withoutNextPlace(mention))))
    .map((mention) => withWholeWord(lines, withoutNextExam(lines, withObject(lines, mention))))
    .map((mention) => withoutHalfTime(isDecision(mention) ? withoutCondition(mention) : mention))
    .map((mention) => withWhole(lines, mention))
    .filter((mention, at, all) => !isConditionOf(lines, mention, all[at + 1]))
}

const WORKS = /\b(work(?:ing|s|ed)? (?:in|at|for))[\s,]+(?:(?:uh|um|erm|like|a|an|the)[\s,]+)*$/i
const CARE =
  /\b(?:surgery|medicine|health ?care|hospital|clinic|pharmacy|psychiatry|p(?:a)?ediatrics|\w+ology)$/i

/** 'I work in | plastic surgery': a place of work is not what was done to the patient. */
function withWork(lines: readonly LedgerLine[], mention: Mention): Mention {
  if (mention.kind !== 'social' || !CARE.test(mention.words)) return mention
  const before = lines[mention.line]?.text.slice(0, mention.from) ?? ''
  const found = WORKS.exec(before)
  if (found === null) return mention
  return { ...mention, words: `${found[1] ?? ''} ${mention.words}`, from: found.index }
}

const OPEN_END = /\b(?:your|my|his|her)\s*$/i

/** 'recheck your' of 'recheck your pulse': what is decided has an object. */
function withObject(lines: readonly LedgerLine[], mention: Mention): Mention {
  if (mention.kind !== 'plan' || !OPEN_END.test(mention.words)) return mention
  const next = /^\s*[a-z]{3,}/i.exec(lines[mention.line]?.text.slice(mention.to) ?? '')?.[0]
  if (next === undefined) return mention
  return { ...mention, words: `${mention.words}${next}`, to: mention.to + next.length }
}

const EXAM_HEAD = /(?<=\w)\s+on(?:\s+(?:your|the|his|her))?(?:\s+\w+)?$/i
/** 'a strong pulse with motor | and sensation intact' */
const NEXT_WITH = /(?<=\w)\s+with\s+(?:motor|sensation|sensory|strength|reflexes)$/i
const NEXT_AFTER_TIME = /(?<=\bseconds)\s+(?!or\b)[a-z]+$/i

/** 'no guarding on vaginal | exam' and 'under three seconds dorsalis | pulse': what comes next is another finding. */
function withoutNextExam(lines: readonly LedgerLine[], mention: Mention): Mention {
  if (mention.kind !== 'finding') return mention
  const next = lines[mention.line]?.text.slice(mention.to) ?? ''
  const words = /^\s*exam/i.test(next) ? mention.words.replace(EXAM_HEAD, '') : mention.words
  const named = words.replace(NEXT_AFTER_TIME, '').replace(NEXT_WITH, '')
  return { ...mention, words: named, to: mention.to - (mention.words.length - named.length) }
}

/** 'acro | acromioclavicular': a word that was broken off is said to its end. */
function withWholeWord(lines: readonly LedgerLine[], mention: Mention): Mention {
  const last = /\b[a-z]{3,}$/i.exec(mention.words)?.[0]
  if (last === undefined) return mention
  const again = new RegExp(String.raw`^-?\s+(${last}[a-z]{3,})\b`, 'i')
  const rest = lines[mention.line]?.text.slice(mention.to) ?? ''
  const found = again.exec(rest)
  if (found === null) return /\w/.test(rest) ? mention : withNextLine(lines, mention, last)
  const words = `${mention.words.slice(0, -last.length)}${found[1] ?? last}`
  return { ...mention, words, to: mention.to + found[0].length }
}

const LINES_ON = 2

/** 'at the acro' — 'Okay.' — 'acromioclavicular joints' */
function withNextLine(lines: readonly LedgerLine[], mention: Mention, last: string): Mention {
  const { role } = lines[mention.line] ?? {}
  const next = lines
    .slice(mention.line + 1, mention.line + 1 + LINES_ON)
    .filter((line) => line.role === role)
    .map(({ text }) => new RegExp(String.raw`^\s*(${last}[a-z]{3,})\b`, 'i').exec(text)?.[1])
    .find((word) => word !== undefined)
  if (next === undefined) return mention
  return { ...mention, words: `${mention.words.slice(0, -last.length)}${next}` }
}

const SPAN_LAST = /\bafter\b.*\b(?:hours|days|weeks|months)$/i
const OF_WHAT =
  /^ of (?:the |your |an? )?[a-z]+(?:,? (?:and|or|without) (?:no |the |your )?[a-z]+(?: [a-z]+)?)?(?=\s*(?:[.,;!?]|$))/i

/** 'back to school after twenty-four hours | of antibiotic and no fever': of what belongs to it. */
function withWhole(lines: readonly LedgerLine[], mention: Mention): Mention {
  if (mention.kind !== 'plan' || !SPAN_LAST.test(mention.words)) return mention
  const behind = OF_WHAT.exec(lines[mention.line]?.text.slice(mention.to) ?? '')?.[0] ?? ''
  return { ...mention, words: `${mention.words}${behind}`, to: mention.to + behind.length }
}

const HALF_TIME =
  /(?<=\w)\s+(?:for|since|about|over|in)(?: (?:the|a|an|about|last|past|like))*(?: (?:one|two|three|four|five|six|seven|eight|nine|ten|couple|few|\d+))?\s*$/i

/** 'cough for three' of 'cough for three days': the time stands apart, whole. */
function withoutHalfTime(mention: Mention): Mention {
  const words = mention.words.replace(HALF_TIME, '')
  return { ...mention, words, to: mention.from + words.length }
}

function isDecision({ kind, act }: Mention): boolean {
  return kind === 'medication' || (kind === 'plan' && act !== 'safety_net' && act !== 'emergency')
}

function withoutCondition(mention: Mention): Mention {
  const skipped = AFTER_CONDITION.exec(mention.words)?.[0].length ?? 0
  const rest = mention.words.slice(skipped)
  const named = (WITH_CONDITION.exec(rest)?.[1] ?? rest).replace(OPEN_CONDITION, '')
  const from = mention.from + skipped
  return { ...mention, words: named, from, to: from + named.length }
}

/** 'Once the rash is gone, stop the cream' warns of nothing. */
function isConditionOf(
  lines: readonly LedgerLine[],
  mention: Mention,
  next: Mention | undefined,
): boolean {
  if (mention.act !== 'safety_net' || !CONDITION_ONLY.test(mention.words)) return false
  if (next?.line !== mention.line || !isDecision(next)) return false
  const between = lines[mention.line]?.text.slice(mention.to, next.from) ?? ''
  return !/[.?!;]|\b(?:call|come|return|go|let|ring|see)\b/i.test(between)
}
