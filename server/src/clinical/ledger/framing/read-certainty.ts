import type { Mention, Modifier } from '../reading/find-mentions.ts'
import { DECIDES, LEAVES_OPEN } from './cues/decides.data.ts'
import { DOUBTS } from './doubt.data.ts'
import { isDoubtedByPatient } from './patient-doubts.ts'
import { plainSaid } from './wording/plain-said.ts'
import { sentenceAround } from './wording/sentence-around.ts'

const DOUBT = new RegExp(
  String.raw`\b(?:${DOUBTS.map((phrase) => phrase.replaceAll(' ', String.raw`\s+`)).join('|')})\b`,
  'i',
)

/** 'I thought I was dying' tells of a fear. */
export const FEARED =
  /\b(?:thought|afraid|scared|worried) (?:that )?(?:i|it|he|she) (?:was|were|had|might|am)\b/i
const FEARED_BEFORE = new RegExp(String.raw`${FEARED.source}(?: \w+){0,3}\s*$`, 'i')

/** 'We could start you on sertraline' decides nothing yet. */
const CONSIDERED =
  /\b(?:we|i) (?:could|might|may)(?: \w+){0,5}\s*$|\b(?:may|might|could|would)(?: \w+){0,2} (?:have to|need to|want to|consider|talk about|think about|discuss|look (?:at|into))\b[^.?!;]*$/i

/** 'Maybe we'll repeat the iron', 'we could do a scan, perhaps' */
const MAYBE = /\b(?:maybe|perhaps|possibly) (?:we|i|you)(?:['’](?:ll|d))?(?: \w+){0,4}\s*$/i
const MAYBE_BEHIND =
  /^(?: \w+){0,4},? (?:perhaps|possibly|maybe)[\s,]*$|^(?: \w+){0,4},? (?:at some (?:point|stage)|down the (?:road|line)|eventually|in the future)\b/i

/** 'it might be a Bell's palsy', 'possible contribution of neuropathy' */
const MIGHT_BE =
  /\b(?:might|may|could|can)(?: well| just| still| also| certainly| very well)* be(?: an?| some| something| called| like| the| due to| from| related to| down to| kind of| sort of| maybe| more of)* ?$|\b(?:possible|possibly|potential|questionable|presumed)(?: (?:contribution|component|element|degree|superimposed|underlying|early|mild|acute|chronic|of|from|an?|some))* ?$|\b(?:possible|potential|probable|likely|some) (?:contribution|component|element|contributor)s? (?:of|from)(?: an?| the| his| her| your)*\s*$|\bwonder(?:ing)? (?:whether|if)(?: (?:this|that|it|you|he|she|there|they))?(?:'s|'re|'ve| is| are| has| have| had| may| might| could| be| got)*(?: an?| some| the| just| like| having)*\s*$/i

/** 'I want to go ahead and start you on it', of which nothing before it leaves it open. */
const GOES_AHEAD =
  /\b(?:(?:i|we)(?:['’]ll| will|['’]m going to|['’]re going to|['’]m gon ?na|['’]re gon ?na| want to| wan ?na|['’]d like to| would like to)|let['’]s) (?:just )?go ahead\b(?!.*\b(?:could|might|may|maybe|if|consider|talk|discuss|think|see|whether|or|unless|possibly|option)\b)[^.?!;]{0,60}$/i
const OPTIONS =
  /\b(?:couple|few|several|two|three|some|different|many|other|your|the)(?: of)? (?:different |other )?(?:options|choices|possibilities|alternatives)\b[^.?!;]{0,80}$|\bone (?:option|possibility|choice)\b[^.?!;]{0,60}$|\b(?:things|something|treatments?|medications?|medicines?) (?:like|such as)[^.?!;]{0,40}$/i

/** 'either nitrofurantoin or trimethoprim': one of them, nobody knows which. */
function isChoice({ kind }: Mention, before: string, after: string): boolean {
  if (kind !== 'medication') return false
  return (
    (/\beither\b[^,]*,?\s*$/i.test(before) && /^[\s,]*or\b/i.test(after)) ||
    /\b(?:either|choice (?:of|between))\b.{0,80}\bor[\s,]*$/i.test(before) ||
    /\b(?:choice (?:of|between))\b[^.]{0,60}$/i.test(before)
  )
}

/** 'I don't think this is COPD' is an opinion, and excludes nothing. */
const OPINION =
  /\b(?:do\s?n['’]t|do not) (?:really )?(?:think|believe|suspect|see anything|see any reason|feel like|worry)\b|\b(?:does|did)\s?(?:n['’]t|not) (?:look|sound|seem|feel) like\b|\b(?:unlikely|doubt|less likely|rather than|as opposed to|instead of|not so much)\b/i

function isOpinion({ kind, words }: Mention, before: string, after: string): boolean {
  return kind === 'assessment' && OPINION.test(`${before}${words}${after}`)
}

const PERHAPS_FROM =
  /^\s*(?:(?:is|are|was|were|['’]s)\s+(?:probably|most likely|likely|maybe|perhaps)|(?:may|might|could)(?: well)? be)\b|^[\s,]*(?:(?:um+|uh+)[\s,]*)*(?:that|which)\s+(?:(?:may|might|could)(?: well)? be|is (?:probably|likely|most likely))\s+(?:(?:just|more)\s+)?(?:related|due|from|caused|secondary|because|coming|down to)\b/i

/** The same at the end of its own words: 'back pain could be due to'. */
const PERHAPS_FROM_WITHIN =
  /^(.*\w)\s+(?:(?:is|are|was|were)\s+(?:probably|most likely|likely|maybe|perhaps)|(?:may|might|could)(?: well)? be)\s+(?:(?:just|more)\s+)?(?:related|due|from|caused|secondary|because|coming|down)(?:\s+(?:to|by|of|from))?\s*$/i

/** 'may be the cause of your constipation': that is there. */
const CAUSE_OF = /^(?:may|might|could)(?: well)? be the cause of (?:your|his|her|the|this|these)\b/

/** 'The peeing at night is probably the pressure': the cause is in doubt, and not the thing. */
function isCausedPerhaps(mention: Mention, before: string, after: string): boolean {
  const { kind, certainty, status, words } = mention
  if (kind === 'assessment' && CAUSE_OF.test(plainSaid(words).trim())) return true
  if (kind !== 'assessment' || (certainty !== 'possible' && status !== 'suspected')) return false
  const caused = PERHAPS_FROM_WITHIN.exec(words)?.[1]
  if (caused !== undefined) return !isDoubtful(caused) && !MIGHT_BE.test(plainSaid(before))
  const isLast = /\b(?:is|are|was)\s*$/i.test(words)
  const behind = isLast ? `is ${after.trimStart()}` : after
  return PERHAPS_FROM.test(behind) && !isDoubtful(`${before} ${words}`)
}

/** Whether only the cause is in doubt: such a thing is not suspected. */
export function isOnlyCauseInDoubt(text: string, mention: Mention): boolean {
  const { before, after } = sentenceAround(text, mention)
  return isCausedPerhaps(mention, before, after)
}

const STANDS = /^(?:stable|improved|worse|controlled|uncontrolled|resolved)$/
const OF_PROBLEM = /^(?:\w+ )?(?:problem|issue|concern|condition)\b.*\b(?:your|the|his|her)\s+\w/i

/** 'For your third problem of your gout it sounds like you are doing well': it is known. */
function isStanding({ kind, status, words }: Mention): boolean {
  return kind === 'assessment' && STANDS.test(status) && OF_PROBLEM.test(words)
}

/** 'uterine cancer, or ovarian, one of them' */
function isOneOfTwo({ kind }: Mention, after: string): boolean {
  return (
    kind === 'family' &&
    /^[\s,]*or (?:\w+ ){0,3}\w+[\s,]*(?:one of (?:them|those|the two)|i['’]?m not sure|i can['’]?t remember|i don['’]?t (?:know|remember))/i.test(
      after,
    )
  )
}

/**
 * Doubt needs a word that says it: what the reader doubts without one is sure, unless it is suspected or
 * has to be decided.
 */
export function readCertainty(
  text: string,
  mention: Mention,
  modifiers: readonly Modifier[],
): Mention['certainty'] {
  const { before, after } = sentenceAround(text, mention)
  const own = [mention.words, ...modifiers.filter(isTelling).map(({ words }) => words)]
  if (mention.certainty === 'ruled_out' && isOpinion(mention, before, after)) return 'possible'
  if (mention.polarity === 'absent' && isOpinion(mention, before, after)) return 'possible'
  if (isCausedPerhaps(mention, before, after) || isStanding(mention)) return 'sure'
  if (isOneOfTwo(mention, after) || isDoubtedByPatient(text, mention)) return 'possible'
  if (mention.kind === 'assessment' && mention.certainty === 'sure')
    return mention.status === 'suspected' ||
      own.some(isDoubtful) ||
      MIGHT_BE.test(plainSaid(before))
      ? 'possible'
      : 'sure'
  if (FEARED.test(mention.words) || FEARED_BEFORE.test(before)) return 'possible'
  if (isDecision(mention) && (CONSIDERED.test(before) || isChoice(mention, before, after)))
    return 'possible'
  if (ORDERED.has(mention.act) && (MAYBE.test(before) || MAYBE_BEHIND.test(after)))
    return 'possible'
  if (isDecided(mention, before, after)) return 'sure'
  if (mention.kind === 'medication' && isGiven(mention)) {
    if (mention.status === 'start' && OPTIONS.test(before)) return 'possible'
    if (GOES_AHEAD.test(before) && !/^[\s,]*(?:if|or)\b/i.test(after)) return 'sure'
  }
  if (mention.certainty !== 'possible' || mention.status === 'suspected' || isDecision(mention))
    return mention.certainty
  const clause = `${before.split(BECAUSE).at(-1) ?? ''} ${mention.words} ${after.split(BECAUSE)[0] ?? ''}`
  return isDoubtful(clause) ? 'possible' : 'sure'
}

const ORDERED = new Set<Mention['act']>(['order', 'refer', 'procedure'])
const DECIDED = new RegExp(String.raw`${DECIDES}[^.?!]{0,30}$`)
const OPEN = new RegExp(LEAVES_OPEN)

/** 'I would like to order a study called an EMG' decides it. */
function isDecided({ act, words }: Mention, before: string, after: string): boolean {
  return (
    ORDERED.has(act) &&
    DECIDED.test(plainSaid(before)) &&
    !OPEN.test(plainSaid(`${before.slice(-CLAUSE_CHARS)}${words}${after.slice(0, CLAUSE_CHARS)}`))
  )
}

const CLAUSE_CHARS = 70
/** 'I think I had a fever because I was sweating': the sweat is sure. */
const BECAUSE = /\bbecause\b(?! of\b)/i

function isDecision({ kind, time }: Mention): boolean {
  return kind === 'plan' || (kind === 'medication' && time === 'future')
}

function isGiven({ status, polarity, time }: Mention): boolean {
  return polarity === 'present' && time === 'future' && /^(?:start|advise|increase)$/.test(status)
}

function isTelling({ kind }: Modifier): boolean {
  return kind === 'detail' || kind === 'condition' || kind === 'reason'
}

function isDoubtful(words: string): boolean {
  return DOUBT.test(words.replace(/ n't\b/g, "n't"))
}
