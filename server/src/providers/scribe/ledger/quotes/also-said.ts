import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../clinical/ledger/naming/name-concept.ts'
import { guessRoles } from '../../../../clinical/roles/guess-roles.ts'
import type { GuessedRole } from '../../../../clinical/roles/role.ts'
import { shareWithin } from '../../../../clinical/realise/words/word-stems.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { NAMES_NOTHING, SAYS_LITTLE } from './also-said.data.ts'
import { cleanQuotation } from './words/clean-quotation.ts'
import { isCutOff } from './words/is-cut-off.ts'
import { isInNote } from './is-in-note.ts'
import { isLimited } from './limited-denial.ts'
import { isForbidden, mustAppear } from './must-appear.ts'
import { noteLine } from './note-line.ts'
import { quotationOf } from './words/quotation-of.ts'
import { isSaidTwice } from './is-said-twice.ts'
import { isWorthQuoting } from './worth/is-worth-quoting.ts'
import { sharesSentence, writeQuotation } from './words/write-quotation.ts'
import type { NoteSection, ToldSentence } from '../section.ts'

export const ALSO_SAID = 'Also said'
/**
 * Not counting when to get help and what to stop. Critical facts may go beyond the first limit, up to
 * the second.
 */
const MOST_QUOTATIONS = 6
const MOST_WITH_CRITICAL = 9
/** Under headings of which nothing else is known. */
const MOST_FOR_EMPTY = 2

interface SaidInNote {
  readonly note: string
  readonly told: readonly Fact[]
  /** Whether nothing is told under the heading of a fact. */
  readonly isUnsaid: (fact: Fact) => boolean
}

/** What matters and stands nowhere, in the whole clauses in which it was said; and what was typed and is no fact. */
export function alsoSaid(
  untold: readonly Fact[],
  segments: readonly ScribeSegment[],
  typed: readonly string[],
  { note, told, isUnsaid }: SaidInNote,
): NoteSection[] {
  const quoted = new Map<string, readonly Fact[]>()
  let besides = 0
  let forEmpty = 0
  const roleOf = speakersIn(segments)
  const isOnly = (fact: Fact) => OF_LIFE.has(fact.kind) && isSurelyHeard(fact) && isUnsaid(fact)
  const ranked = untold.filter((fact) => rankOf(fact) < LAST || isOnly(fact))
  for (const fact of ranked.sort((a, b) => rankOf(a) - rankOf(b) || isMinor(a) - isMinor(b))) {
    const { own, words } = quotationOf(fact, segments)
    if (words === '') continue
    const isKnown = [own, words].some((each) => isInNote(fact, cleanQuotation(each), note))
    const isTold = isToldBeside(fact, own, told) || (isKnown && !isBroken(fact))
    const isWorth = () =>
      isWorthQuoting(fact, own, { note, told, isOfPatient: roleOf(fact) === 'patient' })
    if (!mustAppear(fact) && ((isTold && !hasOtherValue(fact, note)) || !isWorth())) continue
    const same = [...quoted.keys()].find((one) => holds(one, words) || holds(words, one))
    if (same === undefined && !mustAppear(fact)) {
      if ([...quoted.keys()].some((one) => sharesSentence(one, words))) continue
      if (OF_PATIENT.has(fact.kind) && isSaidTwice(fact.concept, words, [...quoted.keys()]))
        continue
      if (rankOf(fact) === LAST) {
        if (forEmpty >= MOST_FOR_EMPTY) continue
        forEmpty += 1
      } else {
        const most = fact.importance === 'critical' ? MOST_WITH_CRITICAL : MOST_QUOTATIONS
        if (besides >= most) continue
        besides += 1
      }
    }
    const key = same !== undefined && holds(same, words) ? same : words
    const facts = [...(quoted.get(same ?? '') ?? []), fact]
    if (same !== undefined && same !== key) quoted.delete(same)
    quoted.set(key, facts)
  }
  const lines = [...quoted].map(([words, facts]) => writeLine(words, facts, roleOf))
  const paragraphs = [...lines, ...typed.map((text) => ({ text, factIds: [] }))]
  if (paragraphs.length === 0) return []
  return [{ heading: ALSO_SAID, paragraphs: paragraphs.map((one) => [one]), isList: true }]
}

/** However the parts of both were joined. */
function holds(one: string, other: string): boolean {
  const [whole, part] = [one, other].map((words) => words.replace(/[\s,.…¶—]+/g, ' ').trim())
  return whole?.includes(part ?? '') === true
}

/** A finding that breaks off is told by no other words: 'no tenderness' elsewhere would say the contrary. */
function isBroken(fact: Fact): boolean {
  return fact.kind === 'finding' && fact.polarity === 'present' && isCutOff(fact)
}

/** As a note has it, if only person and form have to change for that; otherwise word for word. */
function writeLine(
  words: string,
  facts: readonly Fact[],
  roleOf: (fact: Fact) => GuessedRole,
): ToldSentence {
  const written = writeQuotation(words)
  const [role = 'unsure', ...others] = new Set(facts.map(roleOf))
  const isQuoted = others.length > 0 || facts.some(isBroken)
  const line = isQuoted ? undefined : noteLine(written, role, facts)
  return { text: line ?? `“${written}”`, factIds: facts.map(({ id }) => id) }
}

/** Who said what a fact was read from. */
function speakersIn(segments: readonly ScribeSegment[]): (fact: Fact) => GuessedRole {
  const roles = guessRoles(
    segments.map(({ speaker, text, role = null }) => ({ speaker, text, role })),
  )
  const at = new Map(segments.map(({ id }, place) => [id, roles[place]]))
  return ({ said: [own] }) => at.get(own?.segment_id ?? '') ?? 'unsure'
}

const OF_LIFE = new Set<Fact['kind']>(['social', 'family'])
/** Social and family facts that are less sure are not quoted. */
const LEAST_OF_LIFE = 0.5

function isSurelyHeard({ sureness = 1 }: Fact): boolean {
  return sureness >= LEAST_OF_LIFE
}

const OF_PATIENT = new Set<Fact['kind']>(['symptom', 'history', 'complaint', 'social'])
const DECIDES = /^(?:order|refer|procedure|follow_up|declined)$/
const FOUND = /^(?:finding|result|measurement|complaint)$/
/** Talk by the way is mostly heard as one of these, and seldom under a name that the tables have. */
const SUREST = 0.7
const SUREST_OF_KNOWN = 0.6
const RANK_OF_FINDINGS = 2
const LAST = 4

/** So much of a clause told by other facts of it, and it would be said twice. */
const MOST_TOLD = 0.4
/** What was decided is worth more words. */
const MOST_TOLD_OF_DECISION = 0.75

/** Whether the note tells most of a clause by other facts of the same line, or all but a word that names nothing. */
function isToldBeside(fact: Fact, clause: string, told: readonly Fact[]): boolean {
  const [own] = fact.said
  const beside = told.flatMap(({ said }) =>
    said.filter(
      ({ segment_id, words }) => segment_id === own?.segment_id && clause.includes(words),
    ),
  )
  if (own === undefined || beside.length === 0) return false
  const words = beside.map(({ words: each }) => each).join(' ')
  const plain = (text: string) => text.replaceAll(SAYS_LITTLE, ' ')
  const most = rankOf(fact) < RANK_OF_FINDINGS ? MOST_TOLD_OF_DECISION : MOST_TOLD
  return shareWithin(plain(clause), plain(words)) >= most || NAMES_NOTHING.test(own.words.trim())
}

/** A number that stands nowhere is told by nothing beside it. */
function hasOtherValue({ attributes: { value = '' } }: Fact, note: string): boolean {
  return /\d/.test(value) && !note.includes(value)
}

/** What could change care first; what is left out is no fact that anybody misses. */
function rankOf(fact: Fact): number {
  const { kind, act, concept, importance, sureness = 1 } = fact
  if (mustAppear(fact)) return 0
  if (kind === 'assessment' || kind === 'allergy' || DECIDES.test(act)) return 1
  if (isForbidden(fact)) return 1
  if (kind === 'medication') return 1
  if (FOUND.test(kind) || isLimited(fact)) return RANK_OF_FINDINGS
  if (kind === 'family' || kind === 'social' || act === 'counsel') return LAST
  const least = isKnownName(kind, concept) ? SUREST_OF_KNOWN : SUREST
  return importance === 'critical' || sureness >= least ? 3 : LAST
}

function isMinor({ importance }: Fact): number {
  return importance === 'critical' ? 0 : 1
}
