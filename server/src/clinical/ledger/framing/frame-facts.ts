import type { FramedFact } from '../fact.ts'
import type { Mention, Modifier, Stretch } from '../reading/find-mentions.ts'
import { asMany } from './numbers/as-many.ts'
import { correctSide } from './places/corrected-sides.ts'
import { correctTime } from './times/corrected-times.ts'
import { settleCourse } from './times/read-course.ts'
import { pastTrigger } from './linking/conditions/past-trigger.ts'
import { foundOut, wholeClause } from './linking/whole-clause.ts'
import { isOfSomebodyElse } from './linking/of-others/of-somebody-else.ts'
import { askedLimit } from './numbers/values/asked-limit.ts'
import { isAskedOnly, isAskedValue } from './numbers/values/asked-value.ts'
import { endDenials } from './denials/end-denials.ts'
import { joinBroken } from './wording/join-broken.ts'
import { joinRepeated } from './wording/join-repeated.ts'
import { joinNumbers } from './numbers/join-numbers.ts'
import { soSo } from './denials/limit-answers.ts'
import { readException, readLimit } from './denials/limit-denials.ts'
import { readDrugLimit } from './drugs/limit-drugs.ts'
import { linkModifiers } from './linking/link-modifiers.ts'
import type { DrugNames } from '../naming/drug-names.ts'
import { isKnownName } from '../naming/name-concept.ts'
import { plainOf } from '../naming/name-words.ts'
import { nameMeasurement } from '../naming/name-measurement.ts'
import { readCondition } from './linking/conditions/read-condition.ts'
import { asFamily } from './cues/as-family.ts'
import { asWarned } from './linking/conditions/as-warned.ts'
import { readCues } from './cues/read-cues.ts'
import { readModifierCues } from './cues/read-modifier-cues.ts'
import { readAttributes } from './read-attributes.ts'
import { readCertainty } from './read-certainty.ts'
import { readDrugStatus } from './drugs/read-drug-status.ts'
import { rate, signsOf } from './rate-fact.ts'
import { answeredDrug, modifiersOfAnswer } from './drugs/answered-drug.ts'
import { takenOtherwise } from './drugs/taken-otherwise.ts'
import { whyGivenUp } from './drugs/reactions/why-given-up.ts'
import { readIntolerance, readNoAllergy } from './drugs/reactions/read-intolerance.ts'
import { readStanding } from './read-standing.ts'
import { onlyWhen } from './linking/conditions/only-when.ts'
import {
  asWatched,
  isEvenIf,
  isNoWarning,
  isOfPeople,
  isSupposed,
} from './linking/conditions/only-if.ts'
import { isOfFamily, isOfGuest, readPerson } from './read-person.ts'
import { isFormer, readExcept, readPolarity } from './denials/read-polarity.ts'
import { quotedWhole } from './limits/quoted-whole.ts'
import { isOfOtherSubject } from './people/of-other-subject.ts'
import { ageThen } from './people/age-then.ts'
import { isPatientsQuestion } from './people/is-patients-question.ts'
import { isToldAsPast } from './times/told-as-past.ts'
import { settleAnswers } from './denials/settle-answers.ts'
import { withoutTakenBack } from './denials/take-back.ts'
import { otherDrug } from './drugs/other-drug.ts'
import { ownDrugWords } from './drugs/own-drug-words.ts'
import { settleDrug } from './drugs/settle-drug.ts'
import { poundsAndOunces } from './numbers/pounds-and-ounces.ts'
import { statedValue } from './numbers/values/stated-value.ts'
import { isOfNextQuestion } from './linking/of-others/of-next-question.ts'
import { isOfOtherRelative } from './linking/of-others/of-other-relative.ts'
import { isOfReaction } from './drugs/reactions/of-reaction.ts'
import { isOfOtherDay } from './numbers/values/of-other-day.ts'
import { isAskedResult } from './numbers/values/is-asked-result.ts'
import { isForbidding } from './denials/is-forbidding.ts'
import { isGivenUp } from './drugs/is-given-up.ts'
import { intended, isOnce, isOver } from './times/is-over.ts'
import { latelyIf } from './linking/conditions/lately-if.ts'
import { aroundWarning, readContact } from './linking/read-contact.ts'
import { sentenceAround } from './wording/sentence-around.ts'
import { withoutNumbers } from './wording/reword-mentions.ts'
import { aroundOfKind, nextDrugFrom } from './linking/neighbours.ts'
import { besideName } from './wording/beside-name.ts'
import { ableBut } from './wording/able-but.ts'
import { keepDenial } from './wording/keep-denial.ts'
import { plainSaid } from './wording/plain-said.ts'
import { repairSlips } from './wording/repair-slips.ts'
import { timesOfPatient, withoutTwoBeginnings } from './times/times-of-patient.ts'
import { backAgain, ofAdopted, seldom } from './social-extent.ts'
import { goesOnAt } from './places/goes-on-at.ts'
import { partOfState } from './places/said-of-part.ts'
import { sharedSite } from './places/shared-site.ts'
import { wholeSite } from './places/whole-sites.ts'
import { trimMentions } from './wording/trim-mentions.ts'
import { settleTimes } from './times/settle-times.ts'
import { widenTime } from './times/widen-times.ts'
import { wholeNumber } from './numbers/whole-numbers.ts'
import { withAnswer } from './numbers/values/answered-number.ts'
import { painScore } from './numbers/values/pain-score.ts'
import type { LedgerLine } from '../reading/token-stream.ts'
import { timeOfNumber } from './time-alone.ts'
import { isUnnameable } from './is-unnameable.ts'
import { conceptOf, narrowed, PAIN_SCORE } from './name-mention.ts'

/** Lines from `first` on, before `end`. */
interface LineRange {
  readonly first: number
  readonly end: number
}

/** One fact for each mention, with what is said of it around it; `of`: only of the mentions in these lines. */
export function frameFacts(
  lines: readonly LedgerLine[],
  found: readonly Mention[],
  further: readonly Modifier[],
  drugs?: DrugNames,
  of: LineRange = { first: 0, end: lines.length },
): FramedFact[] {
  const isWanted = ({ line }: Mention) => line >= of.first && line < of.end
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
      .map((modifier) => foundOut(lines, wholeClause(lines, modifier)))
      .map((modifier) => settleCourse(lines, pastTrigger(lines, modifier)))
      .flatMap(
        (modifier) =>
          readModifierCues(
            lines,
            correctTime(
              lines,
              widenTime(lines, correctSide(lines, wholeSite(lines, wholeNumber(lines, modifier)))),
            ),
          ) ?? [],
      ),
  )
  const linked = linkModifiers(lines, mentions, modifiers).map((own, place) => {
    const answered = mentions[place] && answeredDrug(lines, mentions[place])
    return answered ? modifiersOfAnswer(answered, own, modifiers) : own
  })
  return mentions.flatMap((read, place): FramedFact[] => {
    if (!isWanted(read) || isOfOtherSubject(lines, read)) return []
    if (isPatientsQuestion(lines, read)) return []
    const spoken = lines[read.line]?.text ?? ''
    const cued = readCues(lines, asFamily(lines, asWatched(spoken, asWarned(spoken, read))))
    if (cued === undefined) return []
    const answered = answeredDrug(lines, cued)
    const mention: Mention = isGivenUp(lines, cued)
      ? { ...cued, status: 'took', time: 'past', polarity: 'present' }
      : { ...cued, ...answered?.told }
    const heard = readPolarity(lines, mention)
    if (heard === undefined) return []
    const name = asMany(mention, conceptOf(lines, lines[mention.line]?.text ?? '', mention, drugs))
    const polarity = heard === 'absent' && isForbidding(lines, mention, name) ? 'present' : heard
    // What was heard as denied and is not may be spoken of in vain.
    if (readCues(lines, { ...mention, polarity }) === undefined) return []
    const beside = withAnswer(
      lines,
      mentions,
      read,
      withoutTwoBeginnings(lines, read, timesOfPatient(lines, linked[place] ?? [])).filter(
        (one) =>
          !isOfNextQuestion(lines, read, one) &&
          !isOfOtherRelative(lines, read, one) &&
          !isOfSomebodyElse(lines, read, one) &&
          !isAskedValue(lines, read, one) &&
          !isOfOtherDay(lines, read, one, linked[place] ?? []),
      ),
    )
    if (isAskedOnly(lines, read, linked[place] ?? [], beside)) return []
    const own = besideName(mention, name, ownDrugWords(lines, mention, beside, mentions))
    const text = lines[mention.line]?.text ?? ''
    const further = own.filter((one) => !isWithin(one, mention))
    const parts = mention.rest ? [mention, mention.rest, ...further] : [mention, ...further]
    const limit =
      polarity === 'absent'
        ? readLimit(lines, mention)
        : (readException(lines, mention) ??
          soSo(lines, mention) ??
          backAgain(lines, mention) ??
          ofAdopted(lines, mention) ??
          readDrugLimit(lines, mention) ??
          quotedWhole(lines, mention) ??
          otherDrug(lines, mention) ??
          takenOtherwise(lines, mention, own) ??
          readNoAllergy(lines, mention))
    const reaction = readIntolerance(lines, mention, polarity)
    const beyond = [limit, reaction?.said].filter((one) => one !== undefined)
    const said: Stretch[] = [...parts, ...beyond].map(({ line, from, to }) => ({
      line,
      from,
      to,
    }))
    const concept =
      polarity === 'absent'
        ? narrowed(text, mention, name)
        : keepDenial(mention, ableBut(text, mention, name))
    if (mention.time === 'past' && ORDERED.has(mention.act)) return []
    if (isUnnameable(mention, concept) || isSupposed(text, mention, polarity)) return []
    // 'Try not to take any aspirin' is read as well as 'take aspirin'.
    const readAs = mention.status === 'advise' ? mention.polarity : polarity
    if (!isSureEnough(mention, readAs, drugs)) return []
    if (isAskedResult(lines, mention)) return []
    if (isOfPeople(text, mention) || isNoWarning(lines, mention)) return []
    if (isOfGuest(lines, mention) || isOfReaction(lines, mention, polarity)) return []
    const status = readStanding(text, {
      ...mention,
      status: readDrugStatus(text, mention, concept, own, nextDrugFrom(mentions, place, drugs)),
    })
    const except = mention.polarity === 'absent' ? readExcept(lines, mention) : undefined
    const stated = poundsAndOunces(mention, own) ?? statedValue(mention, concept)
    const settled = settleDrug(
      text,
      { ...mention, status },
      concept,
      own,
      readAttributes(text, { ...mention, status }, own, aroundOfKind(mentions, place)),
    )
    const why =
      limit || polarity === 'absent'
        ? undefined
        : whyGivenUp(lines, { ...mention, status }, settled, answered?.clause)
    const attributes: FramedFact['attributes'] = {
      ...(polarity === 'present' && seldom(lines, mention, concept)),
      ...settled,
      ...(except !== undefined && { condition: except }),
      ...onlyWhen(text, mention, polarity),
      ...(reaction && { detail: reaction.detail }),
      ...(limit && { detail: limitOf(lines, limit) }),
      ...intended(lines, mention, polarity),
      ...stated,
      ...(concept === PAIN_SCORE && !nameMeasurement(mention.words, '') && painScore(mention)),
      ...readContact(mention, aroundWarning(text, mention, own)),
      ...latelyIf(lines, mention),
      ...sharedSite(text, mention, mentions[place + 1]),
      ...goesOnAt(lines, mention),
      ...partOfState(text, mention),
      ...timeMeasured(mention),
    }
    if (why !== undefined) {
      delete attributes.detail
      attributes.course = why.course
    }
    if (stated.value !== undefined) delete attributes.unit
    const asked = askedLimit(lines, mention, own)
    if (asked !== undefined) {
      delete attributes.value
      delete attributes.unit
      Object.assign(attributes, asked)
    }
    if (polarity === 'absent' && isOneManoeuvre(mention, concept, attributes)) return []
    // 'No MRI now. If the test changes, I'd get one.': the condition is of doing it.
    if (polarity === 'absent' && ORDERED.has(mention.act) && DO_IF.test(attributes.condition ?? ''))
      delete attributes.condition
    const isPast =
      isFormer(lines, mention) ||
      isOver(text, mention, polarity) ||
      isToldAsPast(lines, mention, polarity)
    // What is over, or came once, has not begun then to go on.
    if (
      attributes.onset === attributes.when &&
      (isPast || mention.time === 'past' || isOnce(text, mention))
    )
      delete attributes.onset
    settleTimes(text, isPast ? { ...mention, time: 'past' } : mention, attributes, concept)
    const who = readPerson(lines, mention)
    const kind = isOfFamily(mention.kind, who) ? ('family' as const) : mention.kind
    Object.assign(attributes, ageThen(lines, mention, kind))
    const framed = {
      kind,
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
      said: why === undefined ? said : [...said, why.said],
      lines: [...new Set([...said, ...(why ? [why.said] : [])].map(({ line }) => line))].sort(
        (a, b) => a - b,
      ),
    }
    return fact.sureness >= LEAST_RATING[fact.importance] ? [fact] : []
  })
}

/** 'Thirty-nine two last night' */
function timeMeasured({ kind, words }: Mention): { when?: string } {
  const when = kind === 'measurement' ? timeOfNumber(plainOf(words)) : undefined
  return when === undefined ? {} : { when: when.replace(/^on (?=\w+day$)/, '') }
}

function isWithin(one: Stretch, other: Stretch): boolean {
  return one.line === other.line && one.from >= other.from && one.to <= other.to
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

const EARLIER = /\b(?:ever|never|before|past|prior|previous(?:ly)?|history)\b/i

/** 'Did you hit your head?' — 'No.' is of now, 'ever before' of the past. */
function timeOf(text: string, mention: Mention, polarity: Mention['polarity']): Mention['time'] {
  if (mention.kind !== 'history' || polarity !== 'absent') return mention.time
  const { before, after } = sentenceAround(text, mention)
  return EARLIER.test(`${before} ${mention.words} ${after}`) ? mention.time : 'now'
}
