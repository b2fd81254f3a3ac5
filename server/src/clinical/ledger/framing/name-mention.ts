import type { Mention } from '../reading/find-mentions.ts'
import { withFoot } from './places/bottom-of-foot.ts'
import { formBehind } from './drugs/form-behind.ts'
import type { DrugNames } from '../naming/drug-names.ts'
import { nameConcept } from '../naming/name-concept.ts'
import { nameOrdered } from '../naming/ordered/name-ordered.ts'
import { nameManoeuvre } from '../naming/name-manoeuvre.ts'
import { plainOf } from '../naming/name-words.ts'
import { findMeasure } from '../naming/name-measure.ts'
import { nameMeasurement } from '../naming/name-measurement.ts'
import { FEARED } from './read-certainty.ts'
import { readCircumstance } from './linking/conditions/read-circumstance.ts'
import { namedByForm } from './numbers/named-by-form.ts'
import { VACCINATED_AGAINST } from './drugs/vaccines.data.ts'
import { sentenceAround } from './wording/sentence-around.ts'
import { littleOf } from './wording/little-of.ts'
import { namedUnable } from './wording/reword-mentions.ts'
import { isPainScore } from './numbers/values/pain-score.ts'
import type { LedgerLine } from '../reading/token-stream.ts'
import { countedOf } from './social-extent.ts'
import { TIME_ALONE, timeOfNumber } from './time-alone.ts'

/** What tells the patient to act; what to watch for follows. */
const WARNING =
  /^(?:(?:you )?(?:can|should|need to|please|just|then|and|so|but|do|you'll) )*(?:(?:watch|look) (?:out )?for|(?:give )?(?:me |us )?(?:a )?(?:call|ring)(?: me| us| back| the office)?,?|come (?:back|in)(?: in| to (?:me|us|see me))?,?|return,?|let (?:me|us) know,?|contact (?:me|us),?)(?: (?:right away|straight away|immediately|again))?(?: (?:if|when|should|in case|for))?(?: (?:you|it|there)(?:'s|'re| are| is)? (?:get|have|develop|notice|see|feel|start|experience)?(?:ing)?)? ?(?:any |a |an |the )?/i

/** What says that a thing was declined is no part of its name. */
const REFUSAL =
  /^(?:(?:has|have|had|then|i|she|he|you) )*(?:declined|refused|turned down|(?:decided|opted) against) (?:to have |to take )?(?:the |any |an? )?/i
const LEADS: Partial<Record<Mention['act'], RegExp>> = { safety_net: WARNING, declined: REFUSAL }

const VACCINE = /\b(?:vaccin\w*|immuni[sz]\w*|jabs?|shots?|boosters?)\b/i
const VACCINATED = new Set(VACCINATED_AGAINST)

/** 'you have completed your covid' */
const COMPLETED =
  /^(?:completed|finished|up to date (?:on|with|for))(?: (?:all|of|your|my|his|her|the))* (?=\S)/

/** 'all the vaccines, hepatitis B too' is no hepatitis. */
function vaccineOf({ kind, words }: Mention, around: string): string | undefined {
  if (kind !== 'history') return undefined
  const plain = plainOf(words)
  const name = plain
    .replace(/^not /, '')
    .replace(/ (?:at|from) .*$/, '')
    .replace(COMPLETED, '')
  const isMeant = name.split(/ and |, /).every((one) => VACCINATED.has(one))
  const isGiven = VACCINE.test(around) || COMPLETED.test(plain)
  return isMeant && isGiven ? `${name} vaccination` : undefined
}

const LINES_OF_MEASURE = 3
export const PAIN_SCORE = 'pain score'

function namedBefore(lines: readonly LedgerLine[], { words, line, from }: Mention) {
  const plain = plainOf(words)
  if (!TIME_ALONE.test(plain) && timeOfNumber(plain) === undefined) return undefined
  for (let back = 0; back <= LINES_OF_MEASURE; back += 1) {
    const text = lines[line - back]?.text ?? ''
    const named = measureIn(text, back === 0 ? from : text.length)
    if (named !== undefined) return named
  }
  return undefined
}

function measureIn(text: string, to: number): string | undefined {
  return findMeasure('measurement', plainOf(text.slice(0, to)))
}

/** What somebody weighed as a newborn is not what they weigh. */
const AT_BIRTH = /\b(?:at|of) birth\b|\bbirth ?weight\b|\b(?:was|were) born\b/i

/** 'Did you get | hurt?' */
const GOT = /\b(?:get|gets|got|gotten|getting) $/i
const HURT = /^hurt(?: (?:or|and))?$/i

/** A week early is not premature. */
const BORN_EARLY =
  /^born (?:(?:about|around|just|only|like|maybe) )*(?:(?:a|1|one|2|two|a couple(?: of)?) weeks?|(?:a|a few|a couple(?: of)?|\w+) days?) early$/

/** 'recheck that today': of what, only the talk tells. */
const RECHECKED =
  /^(?:re-?check|repeat|check)(?:ing)? (?:that|it|them|this|those)(?: (?:today|again|in|at|next|on|for|when|after|before|now|tomorrow|every|then)\b.*)?$/

/** What a mention is called: its clinical name, or its own words. */
export function conceptOf(
  lines: readonly LedgerLine[],
  text: string,
  mention: Mention,
  drugs?: DrugNames,
): string {
  const unable = mention.polarity === 'present' ? namedUnable(mention.words) : undefined
  if (unable !== undefined) return nameConcept(mention.kind, unable)
  const plain = plainOf(mention.words)
  const counted = countedOf(lines, mention)
  if (counted !== undefined) return counted
  if (BORN_EARLY.test(plain) || (mention.act === 'order' && RECHECKED.test(plain))) return plain
  const ordered = mention.act === 'order' ? nameOrdered(mention.words) : undefined
  if (ordered !== undefined) return ordered
  const { before, after } = sentenceAround(text, mention)
  const asked = lines[mention.line - 1]
  const question = asked?.role === 'clinician' ? asked.text : ''
  const tried = mention.kind === 'finding' ? manoeuvre(lines, mention, plain) : undefined
  if (tried !== undefined) return nameConcept('finding', tried)
  const little =
    FELT.has(mention.kind) && mention.polarity === 'present'
      ? littleOf(mention.words, before)
      : undefined
  if (little !== undefined) return nameConcept(mention.kind, little)
  if (FELT.has(mention.kind) && HURT.test(mention.words) && GOT.test(before)) return 'injury'
  const against = vaccineOf(mention, `${question} ${before} ${after}`)
  if (against !== undefined) return against
  const measured =
    mention.kind === 'measurement'
      ? (nameMeasurement(mention.words, before) ??
        (isPainScore(lines, mention) ? PAIN_SCORE : namedBefore(lines, mention)))
      : undefined
  if (measured === 'weight' && AT_BIRTH.test(`${before}${mention.words}${after}`))
    return 'birth weight'
  const words = `${withFoot(lines, mention).replace(LEADS[mention.act] ?? FEARED, '')}${formBehind(mention, after)}`
  return (
    measured ??
    (mention.kind === 'measurement' ? namedByForm(lines, mention) : undefined) ??
    readCircumstance(mention.kind, words)?.concept ??
    nameConcept(mention.kind, words, drugs)
  )
}

function manoeuvre(
  lines: readonly LedgerLine[],
  { line, from, to, polarity }: Mention,
  words: string,
): string | undefined {
  return nameManoeuvre(words, polarity, {
    ...sentenceAround(lines[line]?.text ?? '', { from, to }),
    earlier: lines[line - 2]?.text ?? '',
    answer: lines[line + 1]?.text ?? '',
  })
}

const FELT = new Set<Mention['kind']>(['symptom', 'complaint'])

const NARROWS =
  /\b(new|recent|further|similar|other)\s+(?:\w+\s+(?:or|and)\s+|(?:\w+\s+){1,2}(?:problems?|issues?|conditions?),\s+(?:or\s+)?)?$/i
/** A drug that was never prescribed may have been bought over the counter. */
const PRESCRIBED = /\b(prescribed|prescription|over-the-counter)\b/i
const NARROWED_ITSELF =
  /^(?:(?:any|no|not|had|have|having)\s+)*(recent|further|other(?! than\b))\s/i
/** 'Any falls recently?' — 'No.' */
const RECENTLY = /\b(?:recently|lately)\s*$/i
/** 'Have you ever had this problem in your hips?': such a one is denied, not every one. */
const THIS = /\b(?:this|that|the same)(?: (?:same|kind of|type of|sort of))?\s+$/i
const TROUBLE = /^(?:problem|issue|trouble|pain|thing|reaction)\b/i
const NARROWED = new Set<Mention['kind']>(['symptom', 'history', 'social', 'finding'])

/** What everybody has or does, so that only trouble with it can be denied. */
const EVERYBODY_HAS =
  /^(?:(?:the |your )?(?:balance|bladder|bowels?|coordination|eyesight|gait|memory|speech|vision|voice|walking))$/
const EVERYBODY_DOES =
  /^(?:breathing|chewing|eating|hearing|passing (?:urine|water|stools?)|seeing|sleeping|speaking|swallowing|urinating|walking)$/
const ASKED_FOR = /\b(?:(problems?|issues?|troubles?|difficult(?:y|ies))|changes?)\b[^.?!]*$/i
const TROUBLE_WITH = /\b(?:problems?|issues?|troubles?|difficult(?:y|ies)) (?:with |in )?$/i

/** 'Any problems with your speech or balance?' — 'No.' denies problems, and no balance. */
function withTrouble(before: string, name: string): string | undefined {
  if (EVERYBODY_DOES.test(name) && TROUBLE_WITH.test(before)) return `difficulty ${name}`
  if (!EVERYBODY_HAS.test(name)) return undefined
  const [asked, trouble] = ASKED_FOR.exec(before) ?? []
  if (asked === undefined) return undefined
  const what = name === 'eyesight' ? 'vision' : name
  return nameConcept('symptom', `${what} ${trouble === undefined ? 'changes' : 'problems'}`)
}

/** 'Any new stressors?' — 'No.' denies the new ones. */
export function narrowed(text: string, { kind, from, words }: Mention, name: string): string {
  const prescribed = kind === 'medication' ? PRESCRIBED.exec(words)?.[1]?.toLowerCase() : undefined
  if (prescribed !== undefined && !name.includes(prescribed)) return `${prescribed} ${name}`
  if (kind === 'history' && RECENTLY.test(words) && !/recent\b/.test(name))
    return `recent ${name.replace(/ (?:recently|lately)$/, '')}`
  if (kind === 'history' && THIS.test(text.slice(0, from)) && TROUBLE.test(words))
    return `similar ${name}`
  const troubled = kind === 'symptom' ? withTrouble(text.slice(0, from), name) : undefined
  if (troubled !== undefined) return troubled
  const word = NARROWED.has(kind)
    ? (NARROWS.exec(text.slice(0, from)) ?? NARROWED_ITSELF.exec(words))?.[1]?.toLowerCase()
    : undefined
  return word === undefined || name.startsWith(word) ? name : `${word} ${name}`
}
