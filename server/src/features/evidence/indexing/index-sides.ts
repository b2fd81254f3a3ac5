import { findDenied } from '../../../clinical/find-denied.ts'
import { findParts, type Sided } from '../../../clinical/find-sides.ts'
import type { Token } from '../../../clinical/tokens.ts'
import type { SaidClause } from '../comparing/said-clause.ts'
import type { KnownWords } from './content-words.ts'
import { wordsIn } from './read-facts.ts'

/** A side as it was said. */
export interface SaidSide {
  readonly side: Sided['side']
  readonly part: string
  readonly clause: SaidClause
  /** What is said with it in one breath. */
  readonly words: readonly string[]
  /** It was said of the part a little before or after. */
  readonly isGuessed: boolean
}

/** 'Right', 'the left one', 'it is my right': all of an answer. */
const ANSWER =
  /^(?:(?:um|uh|oh|yeah|yes|so|well|it is|that is|just|mostly|only|my|the|on|this|in|a)[ ,]+)*(left|right)(?: (?:one|side|hand|knee|foot|leg|arm|ear|eye|hip|ankle|shoulder|elbow|wrist))?[.,]*$/
const REACH = 3
const BOUNDARY = /^(?:[,.;:?!()]|but|and|while|whereas|compared|than|however|versus|or|so|because)$/

export function indexSides(clauses: readonly SaidClause[], known: KnownWords): SaidSide[] {
  const said = withoutCorrected(findSaid(clauses, known), clauses)
  return [...said, ...guess(clauses, said)]
}

/** Once somebody has said that it is not this side, what was said of it before is void. */
function withoutCorrected(said: readonly SaidSide[], clauses: readonly SaidClause[]): SaidSide[] {
  const corrected = clauses.flatMap((clause) =>
    clause.facts.sides
      .filter(({ at }) => NOT_THIS.test(before(clause, at)))
      .map(({ side, part }) => ({ side, part, place: clause.place })),
  )
  if (corrected.length === 0) return [...said]
  return said.filter(
    ({ side, part, clause }) =>
      !corrected.some(
        (item) => item.side === side && item.part === part && clause.place < item.place,
      ),
  )
}

function findSaid(clauses: readonly SaidClause[], known: KnownWords): SaidSide[] {
  let asked: { part: string; place: number } | undefined
  return clauses.flatMap((clause): SaidSide[] => {
    const { sides, words } = clause.facts
    const part = asked && clause.place - asked.place <= REACH ? asked.part : ''
    if (isWhichSide(clause)) {
      asked = { part: partOf(sides), place: clause.place }
      return []
    }
    const bare = sides.length === 0 ? ANSWER.exec(clause.text)?.[1] : undefined
    if (bare === 'left' || bare === 'right')
      return part === '' ? [] : [{ side: bare, part, clause, words, isGuessed: false }]
    const denied = sides.length > 0 ? findDenied(clause.tokens) : []
    return sides
      .filter(({ at }) => !(denied[at] && NOT_THIS.test(before(clause, at))))
      .map((sided) => ({
        side: sided.side,
        part: sided.part === '' ? part : sided.part,
        clause,
        words: breathOf(clause, sided, known),
        isGuessed: false,
      }))
  })
}

/** 'I twisted my knee' is of the knee that was spoken of last, or soon after. */
function guess(clauses: readonly SaidClause[], said: readonly SaidSide[]): SaidSide[] {
  const byPart = new Map<string, SaidSide[]>()
  for (const item of said)
    if (item.part !== '') byPart.set(item.part, [...(byPart.get(item.part) ?? []), item])
  if (byPart.size === 0) return []
  return clauses.flatMap((clause) => {
    if (clause.facts.sides.length > 0) return []
    return findParts(clause.tokens).flatMap((part): SaidSide[] => {
      const mentions = byPart.get(part) ?? []
      const last = mentions.findLast((item) => item.clause.place < clause.place)
      const next = mentions.find((item) => item.clause.place > clause.place)
      const { side } = last ?? next ?? {}
      if (side === undefined) return []
      return [{ side, part, clause, words: clause.facts.words, isGuessed: true }]
    })
  })
}

/** 'It is not the right knee, it is the left one' says one side. */
const NOT_THIS = /\bnot (?:really )?(?:the|my|your|on the|in the|in my)?$/

function before({ tokens }: SaidClause, at: number): string {
  return tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ word }) => word)
    .join(' ')
}

/** 'Is it the left or the right knee?' says neither. */
function isWhichSide({ text, isQuestion }: SaidClause): boolean {
  return isQuestion && /\b(?:left|right)\b.{0,20}\bor\b.{0,20}\b(?:left|right)\b/.test(text)
}

function partOf(sides: readonly Sided[]): string {
  return sides.find(({ part }) => part !== '')?.part ?? ''
}

/** All of its clause, or its half where the clause names both sides. */
function breathOf({ facts, tokens }: SaidClause, { at, side }: Sided, known: KnownWords) {
  const others = facts.sides.filter((item) => item.side !== side).map((item) => item.at)
  if (others.length === 0) return facts.words
  const from = edge(tokens, at, -1, others)
  const to = edge(tokens, at, 1, others)
  return wordsIn(facts, from + 1, to, known)
}

/** Where the words of one side end: at a joint, or half-way to the other side. */
function edge(
  tokens: readonly Token[],
  at: number,
  step: 1 | -1,
  others: readonly number[],
): number {
  let place = at + step
  while (place >= 0 && place < tokens.length && !others.includes(place)) {
    if (BOUNDARY.test(tokens[place]?.word ?? '')) return place
    place += step
  }
  return others.includes(place) ? at + Math.trunc((place - at) / 2) : place
}
