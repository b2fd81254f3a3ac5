import type { FramedFact } from '../fact.ts'
import { hasContent } from '../reading/has-content.ts'
import type { Mention, Modifier, Stretch } from '../reading/find-mentions.ts'
import { asMany } from './numbers/as-many.ts'
import { correctSide } from './places/corrected-sides.ts'
import { correctTime } from './times/corrected-times.ts'
import { DRUG_VERBS } from './drugs/drug-verbs.data.ts'
import { endDenials } from './denials/end-denials.ts'
import { formBehind } from './drugs/form-behind.ts'
import { GENERIC_NAMES } from './wording/generic.data.ts'
import { joinBroken } from './wording/join-broken.ts'
import { joinRepeated } from './wording/join-repeated.ts'
import { joinNumbers } from './numbers/join-numbers.ts'
import { soSo } from './denials/limit-answers.ts'
import { readException, readLimit } from './denials/limit-denials.ts'
import { readDrugLimit } from './drugs/limit-drugs.ts'
import { linkModifiers } from './linking/link-modifiers.ts'
import { isPart } from '../../find-sides.ts'
import type { DrugNames } from '../naming/drug-names.ts'
import { isKnownName, nameConcept } from '../naming/name-concept.ts'
import { plainOf } from '../naming/name-words.ts'
import { findMeasure } from '../naming/name-measure.ts'
import { nameMeasurement } from '../naming/name-measurement.ts'
import { readCondition } from './linking/read-condition.ts'
import { asFamily } from './cues/as-family.ts'
import { asWarned } from './linking/as-warned.ts'
import { readCues } from './cues/read-cues.ts'
import { readModifierCues } from './cues/read-modifier-cues.ts'
import { readAttributes } from './read-attributes.ts'
import { FEARED, readCertainty } from './read-certainty.ts'
import { readDrugStatus } from './drugs/read-drug-status.ts'
import { rate, signsOf } from './rate-fact.ts'
import { readIntolerance, readNoAllergy } from './drugs/read-intolerance.ts'
import { readStanding } from './read-standing.ts'
import { asWatched, isEvenIf, isNoWarning, isOfPeople, isSupposed } from './linking/only-if.ts'
import { isOfFamily, isOfGuest, isRelative, readPerson } from './read-person.ts'
import { isFormer, readExcept, readPolarity } from './denials/read-polarity.ts'
import { settleAnswers } from './denials/settle-answers.ts'
import { withoutTakenBack } from './denials/take-back.ts'
import { ownDrugWords } from './drugs/own-drug-words.ts'
import { settleDrug } from './drugs/settle-drug.ts'
import { statedValue } from './numbers/stated-value.ts'
import { readCircumstance } from './linking/read-circumstance.ts'
import { isOfNextQuestion } from './linking/of-next-question.ts'
import { isOfReaction } from './drugs/of-reaction.ts'
import { namedByForm } from './numbers/named-by-form.ts'
import { isAskedResult } from './numbers/is-asked-result.ts'
import { isForbidding } from './denials/is-forbidding.ts'
import { isGivenUp } from './drugs/is-given-up.ts'
import { intended, isOnce, isOver } from './times/is-over.ts'
import { readContact } from './linking/read-contact.ts'
import { VACCINATED_AGAINST } from './drugs/vaccines.data.ts'
import { sentenceAround } from './wording/sentence-around.ts'
import { namedUnable, withoutNumbers } from './wording/reword-mentions.ts'
import { aroundOfKind, nextDrugFrom } from './linking/neighbours.ts'
import { plainSaid } from './wording/plain-said.ts'
import { repairSlips } from './wording/repair-slips.ts'
import { timesOfPatient, withoutTwoBeginnings } from './times/times-of-patient.ts'
import { sharedSite } from './places/shared-site.ts'
import { trimMentions } from './wording/trim-mentions.ts'
import { settleTimes } from './times/settle-times.ts'
import { widenTime } from './times/widen-times.ts'
import { wholeNumber } from './numbers/whole-numbers.ts'
import { withAnswer } from './numbers/answered-number.ts'
import { isPainScore, painScore } from './numbers/pain-score.ts'
import type { LedgerLine } from '../reading/token-stream.ts'

const GENERIC = new Set(GENERIC_NAMES)
/** What asks for more of a thing. */
const FURTHER = /^(?:(?:any|some|the|your|my|other|new|more|further|recent|similar) )+/
/** 'hold the' of 'hold the methotrexate' is no drug. */
const VERBS = new Set(DRUG_VERBS.map(([said]) => said))

/** One fact for each mention, with what is said of it around it. */
export function frameFacts(
  lines: readonly LedgerLine[],
  found: readonly Mention[],
  further: readonly Modifier[],
  drugs?: DrugNames,
): FramedFact[] {
  const numbered = withoutNumbers(lines, found, further)
  const { mentions, modifiers } = settleAnswers(
    lines,
    endDenials(
      lines,
      trimMentions(lines, withoutTakenBack(lines, joinBroken(lines, numbered.mentions))).map(
        (mention) => repairSlips(lines, wholeNumber(lines, joinRepeated(lines, mention))),
      ),
    ),
    joinNumbers(lines, numbered.modifiers)
      .filter((modifier) => !isEvenIf(lines, modifier))
      .flatMap(
        (modifier) =>
          readModifierCues(
            lines,
            correctTime(lines, widenTime(lines, correctSide(lines, wholeNumber(lines, modifier)))),
          ) ?? [],
      ),
  )
  const linked = linkModifiers(lines, mentions, modifiers).map((own, place) =>
    withAnswer(
      lines,
      mentions,
      mentions[place],
      withoutTwoBeginnings(lines, mentions[place], timesOfPatient(lines, own)).filter(
        (one) => !isOfNextQuestion(lines, mentions[place], one),
      ),
    ),
  )
  return mentions.flatMap((read, place): FramedFact[] => {
    const spoken = lines[read.line]?.text ?? ''
    const cued = readCues(lines, asFamily(lines, asWatched(spoken, asWarned(spoken, read))))
    if (cued === undefined) return []
    const mention: Mention = isGivenUp(lines, cued)
      ? { ...cued, status: 'took', time: 'past', polarity: 'present' }
      : cued
    const heard = readPolarity(lines, mention)
    if (heard === undefined) return []
    const name = asMany(mention, conceptOf(lines, lines[mention.line]?.text ?? '', mention, drugs))
    const polarity = heard === 'absent' && isForbidding(lines, mention, name) ? 'present' : heard
    // What was heard as denied and is not may be spoken of in vain.
    if (readCues(lines, { ...mention, polarity }) === undefined) return []
    const own = ownDrugWords(lines, mention, linked[place] ?? [], mentions)
    const text = lines[mention.line]?.text ?? ''
    const parts = mention.rest ? [mention, mention.rest, ...own] : [mention, ...own]
    const limit =
      polarity === 'absent'
        ? readLimit(lines, mention)
        : (readException(lines, mention) ??
          soSo(lines, mention) ??
          readDrugLimit(lines, mention) ??
          readNoAllergy(lines, mention))
    const said: Stretch[] = [...parts, ...(limit ? [limit] : [])].map(({ line, from, to }) => ({
      line,
      from,
      to,
    }))
    const concept = polarity === 'absent' ? narrowed(text, mention, name) : keepNot(mention, name)
    if (mention.time === 'past' && ORDERED.has(mention.act)) return []
    if (isNoThing(mention, concept) || isSupposed(text, mention, polarity)) return []
    if (!isSureEnough(mention, polarity, drugs)) return []
    if (isAskedResult(lines, mention)) return []
    if (isOfPeople(text, mention) || isNoWarning(lines, mention)) return []
    if (isOfGuest(lines, mention) || isOfReaction(lines, mention, polarity)) return []
    const status = readStanding(text, {
      ...mention,
      status: readDrugStatus(text, mention, concept, own, nextDrugFrom(mentions, place, drugs)),
    })
    const except = mention.polarity === 'absent' ? readExcept(lines, mention) : undefined
    const stated = statedValue(mention, concept)
    const attributes = {
      ...settleDrug(
        text,
        { ...mention, status },
        concept,
        own,
        readAttributes(text, { ...mention, status }, own, aroundOfKind(mentions, place)),
      ),
      ...(except !== undefined && { condition: except }),
      ...readIntolerance(lines, mention, own),
      ...(limit && { detail: limitOf(lines, limit) }),
      ...intended(lines, mention, polarity),
      ...stated,
      ...(concept === PAIN_SCORE && !nameMeasurement(mention.words, '') && painScore(mention)),
      ...readContact(mention),
      ...sharedSite(text, mention, mentions[place + 1]),
    }
    if (stated.value !== undefined) delete attributes.unit
    if (polarity === 'absent' && isOneManoeuvre(mention, concept, attributes)) return []
    // 'No MRI now. If the test changes, I'd get one.': the condition is of doing it.
    if (polarity === 'absent' && ORDERED.has(mention.act) && DO_IF.test(attributes.condition ?? ''))
      delete attributes.condition
    const isPast = isFormer(lines, mention) || isOver(text, mention, polarity)
    // What is over, or came once, has not begun then to go on.
    if (
      attributes.onset === attributes.when &&
      (isPast || mention.time === 'past' || isOnce(text, mention))
    )
      delete attributes.onset
    settleTimes(text, isPast ? { ...mention, time: 'past' } : mention, attributes, concept)
    const who = readPerson(lines, mention)
    const framed = {
      kind: isOfFamily(mention.kind, who) ? ('family' as const) : mention.kind,
      concept,
      polarity,
      certainty: isOnlyIf(text, mention) ? 'possible' : readCertainty(text, mention, own),
      who,
      time: isPast ? 'past' : timeOf(text, mention, polarity),
      status,
      act: mention.act,
      attributes,
      problem: '',
      importance: mention.importance,
    }
    const signs = signsOf(mention, framed, {
      isKnownName: isKnownName(mention.kind, concept, drugs),
      isClinicians: lines[mention.line]?.role === 'clinician',
      isAsked: text.slice(mention.to).split(/[.!]/, 1)[0]?.includes('?') ?? false,
      modifiers: own.length,
    })
    const fact: FramedFact = {
      ...framed,
      sureness: rate(signs),
      signs,
      ...(mention.sideOdds && { sideOdds: mention.sideOdds }),
      ...(mention.side !== '' && attributes.side === undefined && { likelySide: mention.side }),
      said,
      lines: [...new Set(said.map(({ line }) => line))].sort((a, b) => a - b),
    }
    return fact.sureness >= LEAST_RATING[fact.importance] ? [fact] : []
  })
}

/** 'but not usually': a denial with a detail of this form is never told by itself. */
function limitOf(lines: readonly LedgerLine[], { line, from, to }: Stretch): string {
  return `but ${plainSaid(lines[line]?.text.slice(from, to) ?? '').trim()}`
}

/** How likely right a fact must be, more of what a note can do without. Chosen on unseen visits. */
const LEAST_RATING = { critical: 0.2, major: 0.3, minor: 0.4 }

/** What the tables do not know must be surer, and surer still where it is said not to be. */
const LEAST_SURENESS = { present: 0.3, absent: 0.45 }

function isSureEnough(
  { kind, words, sureness }: Mention,
  polarity: Mention['polarity'],
  drugs?: DrugNames,
): boolean {
  return sureness >= LEAST_SURENESS[polarity] || isKnownName(kind, words, drugs)
}

/** What to do, without when to do it: the warning itself is another fact. */
const CALL_ONLY =
  /^(?:please |just |then )*(?:(?:give )?(?:me |us )?(?:a )?call(?: me| us| back| the office)?|let (?:me|us) know|come back|come in)$/

/** 'Call us if you see it' */
const PRONOUN = /^(?:it|that|this|them|anything|something|you|see|sooner|worry|concerns?)?$/

const NUMBER_WORDS =
  /\b(?:about|around|like|over|or|to|and|point|the|it|is|was|it'll|be|one|two|three|hundred|today|last)\b/g
/** 'up to 10 milligrams daily' */
const DOSED =
  /\b(?:mg|milligrams?|mcg|micrograms?|tablets?|pills?|puffs?)\b(?! ?(?:per|\/|a) ?[dl])/i
/** What is felt or found has a name besides its place. */
const PLACED = new Set<Mention['kind']>(['symptom', 'finding', 'result', 'assessment'])

/** 'one forty': a number, of nobody knows what. */
function isUnnamed(concept: string): boolean {
  return !isKnownName('measurement', concept) && !/[a-z]{3}/.test(concept.replace(NUMBER_WORDS, ''))
}

const WORDS_OF_MEASURE = 3

/** 'Blood pressure' and no more: a warning of a temperature and a rash names more than a measure. */
function isMeasureAlone(concept: string): boolean {
  return (
    concept.split(' ').length <= WORDS_OF_MEASURE &&
    isKnownName('measurement', concept) &&
    !/\bfor\b/.test(concept)
  )
}

function isNoThing({ kind, act, words }: Mention, concept: string): boolean {
  if (act === 'safety_net' && (CALL_ONLY.test(plainOf(words)) || PRONOUN.test(concept))) return true
  // 'Return if BMI' warns of nothing.
  if (act === 'safety_net' && plainOf(words) === concept && isMeasureAlone(concept)) return true
  if (!hasContent(concept)) return true
  if (kind === 'medication' && VERBS.has(concept)) return true
  if (kind === 'family' && isRelative(concept.replace(/ (?:has|had|have|did|was|is|got)$/, '')))
    return true
  if (kind === 'measurement' && (isUnnamed(concept) || TIME_ALONE.test(concept))) return true
  if (kind === 'measurement' && (DOSED.test(words) || concept === 'scale')) return true
  // A pregnant sister is no illness of the family.
  if (kind === 'family' && /^pregnan(?:cy|t)$/.test(concept)) return true
  if (kind === 'history' && isMeasureAlone(concept) && !isKnownName(kind, concept)) return true
  if (PLACED.has(kind) && isPart(concept)) return true
  // 'Any changes?' is not the menopause.
  return [plainOf(words), concept].some((name) => GENERIC.has(name.replace(FURTHER, '')))
}

/** 'Does that hurt?' — 'No.' in an examination denies the pain of one movement. */
function isOneManoeuvre(
  { kind }: Mention,
  concept: string,
  { site, condition, trigger }: FramedFact['attributes'],
): boolean {
  return kind === 'finding' && concept === 'pain' && (site ?? condition ?? trigger) === undefined
}

const DO_IF = /^(?:if|when|once|in case)\b/
const ONLY_IF = /^(?:if|unless|in case)\b/

/** 'An MRI if it is still painful' is not decided yet. */
function isOnlyIf(text: string, mention: Mention): boolean {
  const isDrug = mention.kind === 'medication' && mention.status !== 'advise'
  if (!isDrug && !ORDERED.has(mention.act)) return false
  const { before, after } = sentenceAround(text, mention)
  return ONLY_IF.test(readCondition(mention, before, after) ?? '')
}

const ORDERED = new Set<Mention['act']>(['order', 'refer', 'procedure'])

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
  const name = plainOf(words)
    .replace(/^not /, '')
    .replace(/ (?:at|from) .*$/, '')
    .replace(COMPLETED, '')
  const isMeant = name.split(/ and |, /).every((one) => VACCINATED.has(one))
  const isGiven = VACCINE.test(around) || COMPLETED.test(plainOf(words))
  if (kind !== 'history' || !isMeant || !isGiven) return undefined
  return `${name} vaccination`
}

/** 'This morning it was 37.6': of what, the talk before it tells. */
const TIME_ALONE =
  /^(?:(?:on|in|at|for|the|this|that|last|yesterday|today|was|it|is) )*(?:morning|afternoon|evening|night|yesterday|today|week|month|year|spring|summer|autumn|fall|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:it|was|is|at))*$/
const LINES_OF_MEASURE = 3
const PAIN_SCORE = 'pain score'

function namedBefore(lines: readonly LedgerLine[], { words, line, from }: Mention) {
  if (!TIME_ALONE.test(plainOf(words))) return undefined
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

function conceptOf(
  lines: readonly LedgerLine[],
  text: string,
  mention: Mention,
  drugs?: DrugNames,
): string {
  const unable = mention.polarity === 'present' ? namedUnable(mention.words) : undefined
  if (unable !== undefined) return nameConcept(mention.kind, unable)
  const { before, after } = sentenceAround(text, mention)
  const asked = lines[mention.line - 1]
  const question = asked?.role === 'clinician' ? asked.text : ''
  const against = vaccineOf(mention, `${question} ${before} ${after}`)
  if (against !== undefined) return against
  const measured =
    mention.kind === 'measurement'
      ? (nameMeasurement(mention.words, before) ??
        (isPainScore(lines, mention) ? PAIN_SCORE : namedBefore(lines, mention)))
      : undefined
  const words = `${mention.words.replace(LEADS[mention.act] ?? FEARED, '')}${formBehind(mention, after)}`
  return (
    measured ??
    (mention.kind === 'measurement' ? namedByForm(lines, mention) : undefined) ??
    readCircumstance(mention.kind, words)?.concept ??
    nameConcept(mention.kind, words, drugs)
  )
}

const EARLIER = /\b(?:ever|never|before|past|prior|previous(?:ly)?|history)\b/i

/** 'Did you hit your head?' — 'No.' is of now, 'ever before' of the past. */
function timeOf(text: string, mention: Mention, polarity: Mention['polarity']): Mention['time'] {
  if (mention.kind !== 'history' || polarity !== 'absent') return mention.time
  const { before, after } = sentenceAround(text, mention)
  return EARLIER.test(`${before} ${mention.words} ${after}`) ? mention.time : 'now'
}

const FELT = new Set<Mention['kind']>(['symptom', 'complaint'])
const OF_BLOOD = /\b(?:blood|bp|b p|numbers?|readings?|tablets?|pills?|meds?)\b/i
const NOT_FIRST = /^(?:(?:i|he|she|they|we|it)(?:['’](?:m|s|re))?\s+)?not\s+/i
const GOOD = /^(?:normal|well|able|happy|better)\b/

/** 'Not bothered about food' is there, and keeps its 'not'. */
function keepNot({ kind, words }: Mention, name: string): string {
  // A pressure in the cheeks is none of the blood.
  if (FELT.has(kind) && name === 'blood pressure' && !OF_BLOOD.test(words)) return 'pressure'
  if (kind !== 'symptom' || !NOT_FIRST.test(words) || /\b(?:no|not|poor|loss|lack)\b/.test(name))
    return name
  if (/^good \w/.test(name)) return name.replace(/^good/, 'poor')
  return isKnownName(kind, name) && !GOOD.test(name) ? name : `not ${name}`
}

const NARROWS = /\b(new|recent|similar|other)\s+(?:\w+\s+(?:or|and)\s+)?$/i
const NARROWED = new Set<Mention['kind']>(['symptom', 'history', 'social', 'finding'])

/** 'Any new stressors?' — 'No.' denies the new ones. */
function narrowed(text: string, { kind, from }: Mention, name: string): string {
  const word = NARROWED.has(kind)
    ? NARROWS.exec(text.slice(0, from))?.[1]?.toLowerCase()
    : undefined
  return word === undefined || name.startsWith(word) ? name : `${word} ${name}`
}
