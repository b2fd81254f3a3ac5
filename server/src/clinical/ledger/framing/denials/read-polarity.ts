import { isQuestion } from '../../../find-question.ts'
import { normalise } from '../../../normalise.ts'
import { DENIALS, NO_DENIALS } from './denial.data.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import { isAdvisedAgainst } from './advised-against.ts'
import { goesOnDenying } from './goes-on-denying.ts'
import { isForbiddenDrug } from './is-forbidden-drug.ts'
import { isNeedless } from './is-needless.ts'
import { isOpenAnswer } from './settle-answers.ts'
import { sentenceAround } from '../wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const DENIAL = new RegExp(
  String.raw`\b(?:${DENIALS.map((phrase) => phrase.replaceAll(' ', String.raw`\s+`)).join('|')})\b|n['’]t\b|\b(?:don|doesn|didn|haven|hasn|isn|wasn|aren|can|couldn|won|wouldn)t\b`,
  'i',
)
const ANSWER_LINES = 2
/** 'Any allergies?' — 'No, just latex.' */
const NOTHING_BUT =
  /\b(?:no|nope|none|nothing|not really)[\s,.]*(?:(?:i have|i've had|it's|it is|there's|there is)\s+)?(?:just|only|except(?: for)?|but|other than|apart from)\s+(?:the |a |my |to )*$/i
const EXCEPT =
  /^\s*(?:(?:no|nope|not really|not usually)[\s,.]+)(?:only|just|except|unless)\s+((?:when|if|on|with|after|at|in|during|while|going|climbing)\b[^.,;?!]{2,50})/i
/** 'Do you smoke?' — 'Not any more.' */
const FORMER =
  /^[\s,.]*(?:(?:no|well|um|uh|i|i've)[\s,.]+)*(?:not any ?more|no longer|used to|quit|gave (?:it|that|them) up|stopped)\b/i

/**
 * What the reader is sure of stands. Else absence needs a word that denies, in the sentence itself or in
 * the answer to it. Undefined where a question was answered with something else: then nothing is known of
 * what was asked.
 */
export function readPolarity(
  lines: readonly LedgerLine[],
  mention: Mention,
): Mention['polarity'] | undefined {
  if (STANDS.has(mention.act) || isNormalState(mention)) return 'present'
  const text = lines[mention.line]?.text ?? ''
  const { before, after } = sentenceAround(text, mention)
  if (mention.polarity === 'absent' && (isFine(mention) || isAble(mention, before)))
    return mention.kind === 'family' ? undefined : 'present'
  if (isNeedless(mention, before, after) || isAdvisedAgainst(mention, before)) return 'absent'
  const isMarked = text[mention.to + after.length] === '?'
  if (isForbiddenDrug(mention, before, after, isMarked)) return 'absent'
  if (goesOnDenying(lines, mention)) return 'absent'
  const sentence = `${before}${mention.words}${after}`
  const isAsked = isMarked || isQuestion(normalise(sentence).trim())
  // A denial inside a question needs the answer, however sure the reader is.
  if (isSure(mention) && !(isAsked && mention.polarity === 'absent')) return mention.polarity
  if (mention.polarity === 'present') return isDenied(mention, before, after) ? 'absent' : 'present'
  const lead = /^.*?\b(?:just|only|except(?: for)?|but|other than|apart from)\s+/i.exec(
    mention.words,
  )
  if (NOTHING_BUT.test(`${before}${lead?.[0] ?? ''}`)) return 'present'
  if (isFormer(lines, mention) || readExcept(lines, mention) !== undefined) return 'present'
  if (denies(`${before} ${mention.words} ${after}`)) return 'absent'
  const rest = text.slice(mention.to)
  const answers = lines.slice(mention.line + 1, mention.line + 1 + ANSWER_LINES)
  if ([rest, ...answers.map((line) => line.text)].some(denies))
    return isAsked || isAnswered(lines, mention) ? 'absent' : undefined
  return isAsked ? undefined : 'present'
}

/** From here on the reader is right more often than a rule that contradicts it. */
const SURE = 0.9

function isSure({ odds }: Mention): boolean {
  return odds !== undefined && odds.polarity >= SURE
}

/** 'my mood's fine', 'I sleep well', 'breathing just fine', 'a healthy child' */
const FINE =
  /^(?:breathing|eating|sleeping|walking|swallowing|hearing|seeing|doing|feeling|peeing|urinating) (?:(?:all|just|really|pretty|perfectly|totally|completely) )*(?:fine|ok(?:ay)?|all right|alright|good|normal(?:ly)?|great|well)$|^(?:(?:he|she|i|they)(?: is| am| are|['’](?:s|m|re)) )?(?:(?:a|an|very|pretty|really|perfectly|otherwise) )*healthy(?: (?:child|baby|kid|boy|girl|guy|person|man|woman))?$|(?:['’]s|\b(?:is|are|was|were|been|sleeps?|feels?|looks?)) (?:been )?(?:(?:all|actually|just|really|pretty|still|quite|very) )*(?:fine|healthy|ok(?:ay)?|all right|alright|good|normal|flat|the same|well)\b(?:\s+\w+){0,3}$/i

/** What is fine is not denied, whatever the reader says: 'denies good sleep' is the opposite. */
function isFine({ words }: Mention): boolean {
  return FINE.test(words.trim()) && !NEGATOR.test(words)
}

/** 'I can hear everything' behind a 'no' tells what can be done, and denies the trouble that was asked for. */
const CAN =
  /^(?:(?:yeah|yes|no|and|but|so|well)[\s,]+)*i can (?:(?:still|also|just|actually|usually) )*(?!(?:not|barely|hardly|only|never|just|feel)\b)[a-z]+/i
const NOT_THOUGHT =
  /(?:\bnot|\bnever|n['’]t)\s+(?:think|thought|believe|feel|know|say|sure|mean)\b/i

function isAble({ kind, words }: Mention, before: string): boolean {
  return kind === 'symptom' && CAN.test(words) && !NEGATOR.test(words) && !NOT_THOUGHT.test(before)
}

/** Whether the other speaker begins with a no: then it was asked, with a mark or without. */
function isAnswered(lines: readonly LedgerLine[], { line }: Mention): boolean {
  const [said, answer] = [lines[line], lines[line + 1]]
  return answer !== undefined && said?.role !== answer.role && PLAIN_NO.test(answer.text)
}

const PLAIN_NO =
  /^[\s,.]*(?:(?:oh|um|uh|well|gosh|my gosh|i|and|so|yeah|okay)[\s,.]+)*(?:no\b|nope|nah|not\b|none|never|nothing|neither|i(?:'ve)? (?:have|do|did|am|never)\s?(?:n['’]t|not)|i(?:'ve|'m) (?:not|never)|(?:don|haven|didn)['’]?t|do n['’]t)/i

/** A warning and a refusal say what they say, with 'not' in them or without. */
const STANDS = new Set<Mention['act']>(['safety_net', 'declined'])

function denies(said: string): boolean {
  return DENIAL.test(said.replace(NO_DENIAL, ' ')) && !isOpenAnswer(said)
}

const NO_DENIAL = new RegExp(
  String.raw`\b(?:${NO_DENIALS.map((phrase) => phrase.replaceAll(' ', String.raw`[\s,]+`)).join('|')})`,
  'gi',
)

const DENIED_LEAD =
  /^(?:no|without|zero)\s+(?!longer\b|problem|doubt|matter)|^(?:(?:i|we|you|he|she|they|it|that|just|really|so)\s+)*(?:do|does|did|have|has|had|would|will|wo|is|are|was|were|am|'m|'ve|'re|should|need)?\s*(?:n['’]t|not|never)\s+(?!able\b|been able\b|only\b|just\b|sure\b|really sure\b)/i
/** Symptoms are told by what is missing: 'not sleeping', 'do not feel well'. */
const TOLD_SO = new Set<Mention['kind']>(['symptom', 'complaint', 'assessment', 'family'])

/** 'have n't thrown up', 'has not been bothering me': the thing itself is denied. */
const DENIED_THING =
  /^(?:no|without|zero)\s+(?!longer\b|problem|doubt|matter|energy|appetite|sleep)|(?:n['’]?t|\bnot|\bnever)\s+(?:(?:really|actually|even)\s+)?(?:had\b|thrown\b|noticed\b|seen\b|felt any|been (?:having|getting|bothering|hurting|vomiting|throwing)|have any|get any|notice any)/i

/** 'no running for two weeks' */
const DENIED_JUST_BEFORE =
  /(?<!\b(?:there is|there's|in|are|is|of|say|said|or|yes|yeah|well|oh|um|uh|no)\s+)(?:\bno(?: more| further| evidence of| signs? of)?|\bwithout(?: any)?|(?:n['’]t|\bnot) (?:have|see|appreciate|hear|feel|notice) any)\s+$/i

/** 'avoid citrus fruits and spicy foods' */
const AVOIDED =
  /\b(?:avoid(?:ing)?|stay(?:ing)? away from|steer clear of|stay off|keep off|no more)\s+(?:(?!but\b|then\b|instead\b|and (?:you|i|we|try|take|use|drink|eat|then)\b)[\w'’-]+,?\s+){0,7}$/i
/** 'prostate cancer, which I don't think you have' */
const DOUBTED_AFTER =
  /^[\s,]*(?:which|that|but|and)\s+(?:i\s+)?(?:really\s+)?(?:do\s*n['’]?t|do not|doubt)\s+(?:really\s+)?(?:think|believe|suspect|that|it)/i
/** 'it doesn't look like a septic arthritis' */
const RULED_OUT_BEFORE =
  /\b(?:does|do|did|is|was)\s?(?:n['’]t|not) (?:look|seem|sound|appear|suggest|think)(?:ing)?\b[^.?!;]{0,60}$|\breassured that\b[^.?!;]{0,20}n['’]t have\b[^.?!;]{0,40}$|\bno (?:sign|evidence|suggestion)s? (?:of|that)\b[^.?!;]{0,40}$/i
const ADVISED = new Set<Mention['act']>(['advise', 'counsel'])

function isDenied(mention: Mention, before: string, after: string): boolean {
  const { kind, act, status } = mention
  if (beginsWithDenial(mention) || DENIED_JUST_BEFORE.test(before)) return true
  if (kind === 'assessment') return DOUBTED_AFTER.test(after) || RULED_OUT_BEFORE.test(before)
  const isAdvised = ADVISED.has(act) || (kind === 'medication' && status === 'advise')
  return isAdvised && AVOIDED.test(before) && !/^avoid/i.test(mention.words)
}

const SHOWN = new Set<Mention['kind']>(['finding', 'result'])
const NORMAL =
  /\b(?:negative|normal|fine|clear|soft|midline|intact|symmetric(?:al)?|equal|stable|okay|ok|non-?\s?(?:tender|distended|labored|laboured)|without (?:a |any )?\w+)(?: on (?:the |your )?(?:left|right)(?: side)?| bilaterally| today)?[\s,;.]*$/i
const SEEN =
  /^(?:active|normal|positive|strong|good|nice|regular|non-?\s?(?:tender|distended|labou?red))\s/i
/** 'skin without lesions' is a state, 'without lesions' denies them. */
const NEGATOR = /\b(?:no|not|never|nothing|neither|none)\b|n['’]t\b|^without\b/i

/** 'breathing is non-labored' is there, though something beside it is denied. */
function isNormalState({ kind, words }: Mention): boolean {
  return SHOWN.has(kind) && !NEGATOR.test(words) && (NORMAL.test(words) || SEEN.test(words))
}

/** 'I would not change your dose' plans no change, whatever the reader says. */
function beginsWithDenial({ kind, words }: Mention): boolean {
  return TOLD_SO.has(kind) ? DENIED_THING.test(words) : DENIED_LEAD.test(words)
}

/** 'Any pain?' — 'No, only when I walk.': there is pain, when walking. */
export function readExcept(
  lines: readonly LedgerLine[],
  { line, to }: Mention,
): string | undefined {
  const isLast = /^[^.!]*\?\s*$/.test(lines[line]?.text.slice(to) ?? '')
  return isLast ? EXCEPT.exec(lines[line + 1]?.text ?? '')?.[1]?.toLowerCase() : undefined
}

/** What was done once and is not done any more, by the answer to it. */
export function isFormer(lines: readonly LedgerLine[], { kind, line, words }: Mention): boolean {
  return kind === 'social' && (GIVEN_UP.test(words) || FORMER.test(lines[line + 1]?.text ?? ''))
}

/** 'quit smoking when I was 30' */
const GIVEN_UP =
  /^(?:(?:i|he|she|they|i've|have|has|had|just|finally) )*(?:quit|stopped|gave up|given up|packed in) (?:smoking|cigarettes|tobacco|vaping|drinking|alcohol|the (?:cigarettes|fags|booze|drink))\b/i
