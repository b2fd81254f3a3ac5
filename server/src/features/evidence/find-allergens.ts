import { findDenied } from '../../clinical/find-denied.ts'
import { rememberOf } from '../../clinical/remember.ts'
import { hasDrugVerb } from './find-drug-verb.ts'
import type { VisitIndex } from './index-visit.ts'
import { linesOf, type SaidClause } from './said-clause.ts'

/** Something that the patient does not bear. */
export interface Allergen {
  readonly thing: string
  /** 'Allergic to' where somebody calls it so, else 'Reacts to'. */
  readonly says: 'Allergic to' | 'Reacts to'
  /** Where it is named. */
  readonly clause: SaidClause
  readonly lines: readonly number[]
}

interface Named {
  readonly thing: string
  readonly at: number
}

/** What is no single drug and is asked for as one. */
const NO_DRUG =
  /^(?:sulfa|contrast|iodine|latex|adhesive|nickel|peanut|nut|shellfish|shrimp|egg|milk|dairy|soy|wheat|gluten|strawberry|bee|wasp|mold)$/
const ASKS = /\ballerg|\breact(?:s|ed|ions?)?\b|\bcan not (?:take|tolerate)\b/
/** Not what is allergic, but what is taken against it. */
const ASKS_FOR_REMEDY = /\bfor (?:\w+ )?allerg|\ballergy (?:med|pill|shot|drop|spray)/
const BESIDES = /\b(?:besides|other than|apart from)\b(.*)/
const CAN_NOT = /\bcan not (?:take|have|tolerate)\b/
const ONLY = /\b(?:just|only|except)\b/
const ALLERGIC = /\ballergic to (.*?)(?=[.?!]|$| (?:but|so|it|i|we|you|which|that|because)\b)/
const OTHER_WORDS = /^((?:[a-z-]+ ?){1,3}?)(?=,|$| and\b)/
const OF_ALLERGY = /\b([a-z-]+) allergy\b/
const NO_THING =
  /^(?:the|that|any|anything|it|them|those|some|seasonal|pollen|an?|your|my|her|his|this|drug|medication|food|known|things?|stuff|what)\b/
const REACTION = String.raw`(?:rash(?:es)?|hives|welts|swell\w*|swollen|itch\w*|anaphyla\w*|throat clos\w*|br(?:eaks?|eaking|oke) (?:\w+ )?out)`
const CAUSES = new RegExp(
  String.raw`^(?: \w+){0,3} (?:(?:gives?|gave|makes?|made|causes?|brings?) (?:me|my|him|her)|caused) .*\b${REACTION}`,
)
const CAUSED_BY = new RegExp(
  String.raw`\b(?:${REACTION}|react(?:ed|ions?)?)\b(?: \w+){0,3} (?:from|to|with|when i \w+|after \w+)(?: \w+)?$`,
)
/** How many clauses of an answer are read. */
const ANSWER_REACH = 5

/** What was named as not borne: called an allergy, answered when asked, or told with what it does. */
export const allergensIn = rememberOf(({ clauses }: VisitIndex): Allergen[] => {
  const found = clauses.flatMap((clause): Allergen[] => {
    if (clause.isFamily || clause.isSupposed) return []
    if (clause.isQuestion) return asksForAllergies(clause) ? answeredWith(clauses, clause) : []
    const called = calledAllergies(clause).map((thing) => allergen(clause, thing, 'Allergic to'))
    return called.length > 0
      ? called
      : reactedTo(clause).map(({ thing }) => allergen(clause, thing, 'Reacts to'))
  })
  return found.filter(({ thing }, at) => found.findIndex((other) => other.thing === thing) === at)
})

function allergen(clause: SaidClause, thing: string, says: Allergen['says']): Allergen {
  return { thing, says, clause, lines: linesOf(clause) }
}

function asksForAllergies({ text }: SaidClause): boolean {
  return ASKS.test(text) && !ASKS_FOR_REMEDY.test(text)
}

/** 'Any allergies besides latex?' — 'Nope, just penicillin.' */
function answeredWith(clauses: readonly SaidClause[], asked: SaidClause): Allergen[] {
  const says = asked.text.includes('allerg') ? 'Allergic to' : 'Reacts to'
  const besides = BESIDES.exec(asked.text)?.[1] ?? ''
  const known = namedIn(asked)
    .filter(({ thing }) => besides.includes(thing))
    .map(({ thing }) => allergen(asked, thing, says))
  const answered = clauses
    .slice(asked.place + 1, asked.place + 1 + ANSWER_REACH)
    .filter(({ line, isQuestion, text }) => {
      const isReply = line === asked.line + 1 && !isQuestion
      return isReply && (asked.answer !== 'no' || ONLY.test(text))
    })
    .flatMap((clause) =>
      answersOf(clause).map((thing) => ({
        ...allergen(clause, thing, says),
        lines: [asked.line, clause.line],
      })),
    )
  return [...known, ...answered]
}

/** All that is named, but for what is taken. */
function answersOf(clause: SaidClause): string[] {
  const called = calledAllergies(clause)
  if (called.length > 0) return called
  const isRefused = CAN_NOT.test(clause.text)
  if (hasDrugVerb(clause.text) && !isRefused) return []
  return namedIn(clause, isRefused).map(({ thing }) => thing)
}

function calledAllergies(clause: SaidClause): string[] {
  if (/\bnot\b/.test(clause.text)) return []
  const listed = ALLERGIC.exec(clause.text)?.[1] ?? ''
  const named = namedIn(clause).filter(({ thing }) => listed.includes(thing))
  if (named.length > 0) return named.map(({ thing }) => thing)
  const thing = OTHER_WORDS.exec(listed)?.[1]?.trim() ?? OF_ALLERGY.exec(clause.text)?.[1]
  return thing === undefined || NO_THING.test(thing) ? [] : [thing]
}

/** 'Penicillin gives me a rash', 'I broke out in hives after taking it'. */
function reactedTo(clause: SaidClause): Named[] {
  return namedIn(clause).filter(({ at }) => {
    const words = clause.tokens.map(({ word }) => word)
    const after = ` ${words.slice(at + 1).join(' ')}`
    const cause = CAUSES.exec(after) ?? CAUSED_BY.exec(words.slice(0, at).join(' '))
    return cause !== null && !/\b(?:not|never|no)\b/.test(cause[0])
  })
}

/** Drugs and what else people are allergic to, as far as nobody denies it. */
function namedIn({ tokens, facts }: SaidClause, isEvenDenied = false): Named[] {
  const denied = findDenied(tokens)
  const others = tokens.flatMap(({ word, norm }, at) =>
    NO_DRUG.test(norm) ? [{ thing: word, at }] : [],
  )
  return [...facts.drugs.map(({ word, at }) => ({ thing: word, at })), ...others].filter(
    ({ at }) => isEvenDenied || !denied[at],
  )
}
