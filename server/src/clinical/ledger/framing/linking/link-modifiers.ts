import type { FactKind } from '@chartwright/contract/facts'
import type { Mention, Modifier, Stretch } from '../../reading/find-mentions.ts'
import {
  gradedBy,
  isAtNoPlace,
  isOfLastValue,
  isOfNextExam,
  isOfNextTest,
  isSpreadTo,
} from './of-others/of-next-finding.ts'
import { isOfOtherAct } from './of-others/of-other-act.ts'
import { isLooseDegree } from './of-others/is-loose-degree.ts'
import { isNamedSince } from './named-since.ts'
import { isOfOtherThing } from './of-others/of-other-thing.ts'
import { ownOfClause } from './own-of-clause.ts'
import { isSiteOfCause } from './of-others/site-of-cause.ts'
import { sentenceAround } from '../wording/sentence-around.ts'
import { linkOdds } from '../../reading/link-vectors.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

/** Which kinds of fact words of a kind may tell more of; any, where none are named. */
const FITS: Partial<Record<ModifierKind, readonly FactKind[]>> = {
  dose: ['medication', 'allergy'],
  frequency: ['symptom', 'complaint', 'history', 'social', 'medication', 'plan', 'measurement'],
  duration: ['symptom', 'complaint', 'history', 'social', 'family', 'medication', 'plan'],
  onset: ['symptom', 'complaint', 'history', 'social', 'family', 'medication'],
  when: [
    'symptom',
    'complaint',
    'history',
    'social',
    'family',
    'medication',
    'plan',
    'measurement',
    'result',
  ],
  severity: ['symptom', 'complaint', 'history', 'finding', 'result', 'assessment', 'allergy'],
  course: ['symptom', 'complaint', 'history', 'finding', 'result', 'assessment', 'social'],
  trigger: ['symptom', 'complaint', 'history', 'finding', 'assessment'],
  value: ['measurement', 'finding', 'result', 'social', 'assessment'],
  relief: ['symptom', 'complaint', 'history', 'assessment', 'medication'],
  quality: ['symptom', 'complaint', 'finding', 'history', 'result'],
  condition: [
    'symptom',
    'complaint',
    'history',
    'plan',
    'medication',
    'measurement',
    'finding',
    'social',
  ],
}
/** What is told beside a measured value is of something else, more often than not. */
const NO_DETAILS = new Set<FactKind>(['measurement'])
/** How it was measured. */
const MEASURED_SO =
  /\b(?:room air|oxygen|lit(?:er|re)s|standing|sitting|lying|supine|fasting|after (?:eating|meals)|at (?:home|rest)|resting)\b/i
/** Answers stand in a later line, other words may stand a little before or after. */
const REACH_LINES = 2
/** How far words may point. */
const POINTING_LINES = 4
/** What a line between costs, beside the characters between two stretches of one line. */
const LINE_COST = 400
const SENTENCE_COST = 120
/** A number follows what it is the value of. */
const VALUE_BEFORE_COST = 60

/** How likely it must be that a modifier belongs to a mention (decision 24). */
const LEAST_ODDS = 0.78
/** From another line, or from further on in its own: four wrong links go for every right one. */
const LEAST_ODDS_FROM_AFAR = 0.86
const NEAR_CHARS = 30

/** The modifiers of each mention: of what their words point at, or of the nearest where nothing is known. */
export function linkModifiers(
  lines: readonly Pick<LedgerLine, 'text' | 'role'>[],
  mentions: readonly Mention[],
  modifiers: readonly Modifier[],
): Modifier[][] {
  const linked: Modifier[][] = mentions.map(() => [])
  const byLine = new Map<number, { mention: Mention; place: number }[]>()
  for (const [place, mention] of mentions.entries())
    byLine.set(mention.line, [...(byLine.get(mention.line) ?? []), { mention, place }])
  const isForeign = (place: number, modifier: Modifier) => {
    const mention = mentions[place]
    if (mention === undefined) return false
    return (
      isOfAnother(lines, mention, modifier) ||
      isOfOtherThing(lines, mention, modifier) ||
      isNamedSince(lines, mentions, mention, modifier) ||
      isSiteOfCause(lines, mentions, mention, modifier) ||
      isOfDrug(mentions, mention, modifier)
    )
  }
  for (const modifier of modifiers) {
    const mentionsAround = (reach: number) =>
      nearLines(modifier.line, reach).flatMap((line) => byLine.get(line) ?? [])
    const fitting = mentionsAround(REACH_LINES)
      .map(({ mention, place }) => ({ place, cost: costOf(lines, mention, modifier) }))
      .filter(({ cost }) => cost < Infinity)
    if (modifier.kind === 'answer') {
      // 'Any fever, chills or cough?' — 'No.' decides all three.
      const nearest = Math.max(...fitting.map(({ place }) => mentions[place]?.line ?? -1))
      for (const { place } of fitting)
        if (mentions[place]?.line === nearest) linked[place]?.push(modifier)
      continue
    }
    const graded = gradedBy(lines, mentions, modifier)
    if (graded !== undefined) {
      linked[graded]?.push(modifier)
      continue
    }
    const pointedAt = pointedAtBy(
      lines,
      modifier,
      mentionsAround(POINTING_LINES).filter(({ mention }) => fits(mention, modifier)),
    )
    if (pointedAt) {
      const own = pointedAt.map((at) => {
        const place = ownOfClause(lines, mentions, at, modifier)
        return nextDrug(mentions, place, modifier, linked[place] ?? [])
      })
      for (const place of ofOwnSentence(
        lines,
        mentions,
        ofOwnWords(mentions, own, modifier),
        modifier,
      ))
        if (!isForeign(place, modifier)) linked[place]?.push(modifier)
      continue
    }
    const best = fitting.reduce<(typeof fitting)[number] | undefined>(
      (least, next) => (least && least.cost <= next.cost ? least : next),
      undefined,
    )
    if (best && !isForeign(best.place, modifier)) linked[best.place]?.push(modifier)
  }
  return linked
}

/** 'Thirsty?' — 'Yes.' — 'I took Imodium. It helped for a few hours.': the help is of the drug. */
function isOfDrug(
  mentions: readonly Mention[],
  { kind, line }: Mention,
  modifier: Modifier,
): boolean {
  if (!DRUGS_DO.has(modifier.kind) || kind === 'medication' || modifier.line <= line) return false
  return mentions.some(
    (drug) => drug.kind === 'medication' && drug.line === modifier.line && drug.to <= modifier.from,
  )
}

const DRUGS_DO = new Set<ModifierKind>(['relief', 'duration'])

/** The mentions that the reader links a modifier with; none where it links it with nothing. */
function pointedAtBy(
  lines: readonly Pick<LedgerLine, 'text' | 'role'>[],
  modifier: Modifier,
  fitting: readonly { readonly mention: Mention; readonly place: number }[],
): number[] | undefined {
  const { pointing } = modifier
  if (!pointing || fitting.length === 0) return undefined
  return fitting.flatMap(({ mention, place }) => {
    const isEnough =
      isSharedState(modifier) || isNear(mention, modifier) || isAskedFor(lines, modifier)
    const least = isEnough ? LEAST_ODDS : LEAST_ODDS_FROM_AFAR
    return mention.pointed && linkOdds(pointing, mention.pointed) >= least ? place : []
  })
}

/** 'Iron, zinc and all the hormones we tested were in range': a state is of many, a number of one. */
function isSharedState({ kind, words }: Modifier): boolean {
  return (
    kind === 'value' &&
    !/\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|half|hundred|thousand)\b/i.test(
      words,
    )
  )
}

function isNear(mention: Mention, modifier: Modifier): boolean {
  const between = Math.max(modifier.from - mention.to, mention.from - modifier.to)
  return mention.line === modifier.line && between <= NEAR_CHARS
}

/** 'When did that come on?' – 'It was last Tuesday': what answers a question is of what was asked. */
function isAskedFor(
  lines: readonly Pick<LedgerLine, 'text' | 'role'>[],
  { line }: Modifier,
): boolean {
  const [asked, answer] = [lines[line - 1], lines[line]]
  return asked !== undefined && asked.role !== answer?.role && ASKS_FOR.test(asked.text)
}

const ASKS_FOR =
  /\b(?:when|how (?:long|much|many|often)|which|what (?:dose|strength))\b[^.]*\?\s*$/i

/** 'Watch your salt. Weigh yourself every day.': what points at two is of the one in its own sentence. */
function ofOwnSentence(
  lines: readonly { readonly text: string }[],
  mentions: readonly Mention[],
  places: readonly number[],
  modifier: Modifier,
): readonly number[] {
  if (!OF_SENTENCE.has(modifier.kind)) return places
  const own = places.filter((place) => {
    const mention = mentions[place]
    return mention !== undefined && !isElsewhere(lines, mention, modifier)
  })
  return own.length > 0 ? own : places
}

/** 'heart failure caused by uncontrolled hypertension': how a problem stands is of the one that it names. */
function ofOwnWords(
  mentions: readonly Mention[],
  places: readonly number[],
  { kind, line, from, to, words }: Modifier,
): readonly number[] {
  if (kind !== 'severity' || !/^(?:(?:poorly|well|un|not) ?)*controlled$/i.test(words.trim()))
    return places
  const own = places.filter((place) => {
    const mention = mentions[place]
    return mention?.line === line && mention.from <= from && to <= mention.to
  })
  return own.length > 0 ? own : places
}

const OF_SENTENCE = new Set<ModifierKind>(['reason', 'frequency', 'duration', 'when', 'condition'])

function nearLines(line: number, reach: number): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, at) => line - reach + at)
}

/** 'twenty milligrams once a day' is of a drug. */
const STRENGTH = /\b(?:\d+|\w+) ?(?:mg|milligrams?|mcg|micrograms?|units|tablets?|puffs?)\b/i
const DRUGS = new Set<FactKind>(['medication', 'allergy'])
/** 'my first dose' tells nothing of an illness. */
const DOSE_OF = /^(?:my |the |his |her |your )?(?:first|second|third|last|next) dose$/i
const NO_DOSES = new Set<FactKind>(['history', 'symptom', 'complaint', 'family', 'assessment'])

function fits({ kind }: Mention, modifier: Modifier): boolean {
  if (modifier.kind !== 'value' && STRENGTH.test(modifier.words) && !DRUGS.has(kind)) return false
  if (DOSE_OF.test(modifier.words) && NO_DOSES.has(kind)) return false
  if (modifier.kind === 'detail' && NO_DETAILS.has(kind)) return MEASURED_SO.test(modifier.words)
  return FITS[modifier.kind]?.includes(kind) ?? true
}

/** Words that cannot be told of a thing, however much they point at it: they are told of nothing else either. */
function isOfAnother(
  lines: readonly { readonly text: string }[],
  mention: Mention,
  modifier: Modifier,
): boolean {
  if (isOfLastValue(mention, modifier) || isOfNextTest(lines, mention, modifier)) return true
  if (isSpreadTo(lines, mention, modifier)) return true
  if (isOfNextExam(lines, mention, modifier) || isAtNoPlace(mention, modifier)) return true
  if (isLooseDegree(lines, mention, modifier)) return true
  if (isTold(lines, mention, modifier) || isOfOtherAct(lines, mention, modifier)) return true
  if (isDenied(mention) && modifier.kind === 'site') return isElsewhere(lines, mention, modifier)
  if (isOfEarlierIf(lines, mention, modifier)) return true
  return modifier.kind === 'condition' && isDecision(mention) && isApart(lines, mention, modifier)
}

const BEHIND = /(?:[a-z'’]+\s+){3,}(?<!\b(?:and|so|but|then|okay|now)\s+)(?:if\s+)?$/i
const OWN_IF =
  /\b(?:call|ring|phone|come|return|let (?:me|us)|go|stop)\b[^.?!;]*\b(?:if|unless)\s+(?:\S+\s+){0,2}$/i

/** 'if it is high weigh yourself, and call if you gain weight': a plan with an 'if' of its own. */
function isOfEarlierIf(
  lines: readonly { readonly text: string }[],
  mention: Mention,
  modifier: Modifier,
): boolean {
  if (modifier.kind !== 'condition' || mention.kind !== 'plan') return false
  if (modifier.line !== mention.line || modifier.to > mention.from) return false
  const between = betweenOf(lines, mention, modifier)
  if (OWN_IF.test(between)) return true
  // 'keep a log if it is high also weigh yourself': the condition stands behind what it is of.
  const { before } = sentenceAround(lines[modifier.line]?.text ?? '', modifier)
  return /^\s*(?:and )?also\s+$/i.test(between) && BEHIND.test(before)
}

const TIMES = new Set<ModifierKind>(['onset', 'duration', 'when'])
const ORDERED = new Set<Mention['act']>(['order', 'refer', 'procedure'])
const OWN_TIME = new Set<FactKind>(['medication', 'history', 'social', 'symptom'])

/** 'Five days ago.' — 'And I have had a discectomy.': the time was told of what came before it. */
function isTold(
  lines: readonly { readonly text: string }[],
  mention: Mention,
  modifier: Modifier,
): boolean {
  const hasOwn = OWN_TIME.has(mention.kind) || ORDERED.has(mention.act)
  if (REMARKS.has(modifier.kind) && LIVED.has(mention.kind)) return modifier.line < mention.line
  if (!TIMES.has(modifier.kind) || !hasOwn) return false
  if (modifier.line < mention.line) return true
  // 'Tuesday, in the afternoon. Now it is more nausea.'
  const isBefore = modifier.line === mention.line && modifier.to <= mention.from
  return isBefore && modifier.kind === 'when' && isElsewhere(lines, mention, modifier)
}

/** 'I am a bit better.' — 'And your epilepsy?': the remark was made of what came before. */
const REMARKS = new Set<ModifierKind>(['course', 'detail'])
const LIVED = new Set<FactKind>(['history', 'social', 'family'])

function isDenied({ kind, polarity }: Mention): boolean {
  return kind === 'symptom' && polarity === 'absent'
}

/** In another line or sentence. */
function isElsewhere(
  lines: readonly { readonly text: string }[],
  mention: Mention,
  modifier: Modifier,
): boolean {
  return mention.line !== modifier.line || /[.?!;]/.test(betweenOf(lines, mention, modifier))
}

/** Signs to come back with may be told sentence by sentence. */
function isDecision({ kind, act }: Mention): boolean {
  return kind === 'medication' || (kind === 'plan' && act !== 'safety_net' && act !== 'emergency')
}

/** 'Take it with food. If you get heartburn, stop it.': the condition is not of taking it. */
function isApart(
  lines: readonly { readonly text: string }[],
  mention: Mention,
  modifier: Modifier,
): boolean {
  const isNear = mention.line === modifier.line
  if (isNear && !/[.?!;]/.test(betweenOf(lines, mention, modifier))) return false
  const { before, after } = sentenceAround(lines[modifier.line]?.text ?? '', modifier)
  // 'it is a little higher if the BMI is over 40. We do a swab.': of its own clause.
  if (modifier.to <= mention.from && OWN_CLAUSE.test(before)) return true
  return !isNear || NEXT_ACT.test(after)
}

const OWN_CLAUSE = /(?:\b[a-z'’]+[\s,]+){3,}(?:if|when|unless|once)?\s*(?:the\s+)?$/i

const NEXT_ACT =
  /^[\s,]*(?:then |please |you (?:should|can|need to) |just )*(?:stop|call|come|ring|let|take|see|go|give)\b/i

const DOSES = new Set<ModifierKind>(['dose', 'frequency'])

/** 'meloxicam 15 mg with some Ultram, 50 mg': of a drug that has its own, it is the next one's. */
function nextDrug(
  mentions: readonly Mention[],
  place: number,
  modifier: Modifier,
  known: readonly Modifier[],
): number {
  const drug = mentions[place]
  const isBetween = ({ line, from }: Modifier | Mention) =>
    line === modifier.line && from >= (drug?.to ?? 0) && from < modifier.from
  if (drug?.kind !== 'medication' || drug.line !== modifier.line) return place
  if (!DOSES.has(modifier.kind)) return place
  const next = mentions.findLastIndex((one) => one.kind === 'medication' && isBetween(one))
  const own = known.find((one) => DOSES.has(one.kind) && isBetween(one))
  return next >= 0 && own !== undefined && own.from < (mentions[next]?.from ?? 0) ? next : place
}

function costOf(
  lines: readonly { readonly text: string }[],
  mention: Mention,
  modifier: Modifier,
): number {
  if (!fits(mention, modifier) || isOfAnother(lines, mention, modifier)) return Infinity
  const apart = modifier.line - mention.line
  if (modifier.kind === 'answer') {
    if (apart < 0 || apart > REACH_LINES || (apart === 0 && modifier.from < mention.to))
      return Infinity
    return apart
  }
  if (Math.abs(apart) > REACH_LINES) return Infinity
  if (apart !== 0) return Math.abs(apart) * LINE_COST + (apart < 0 ? LINE_COST : 0)
  const isAfter = modifier.from >= mention.from
  const gap = isAfter ? modifier.from - mention.to : mention.from - modifier.to
  const between = betweenOf(lines, mention, modifier)
  const isEarly = isAfter ? 0 : modifier.kind === 'value' ? VALUE_BEFORE_COST : 10
  return Math.max(0, gap) + (/[.?!;]/.test(between) ? SENTENCE_COST : 0) + isEarly
}

function betweenOf(
  lines: readonly { readonly text: string }[],
  one: Stretch,
  other: Stretch,
): string {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one]
  return lines[one.line]?.text.slice(first.to, second.from) ?? ''
}
