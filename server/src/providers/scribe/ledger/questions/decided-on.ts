import type { Fact } from '@chartwright/contract/facts'
import { plainOf, stemsOf, weightyOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { passageOf } from '../answers/passage.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { findAsked } from './find-asked.ts'
import { PROBLEMS_ASKED } from './naming/problem-names.data.ts'

/** Begins a new problem: what stands before it is of another one. */
const HEADING =
  /\b(?:for|regarding|as far as|in terms of|with regards? to|from an?|(?:first|second|third|next|last|other) (?:problem|issue|concern))\b/gi
const MOST_WORDS_OF_HEADING = 14
const MOST_WORDS_BEFORE = 8

/**
 * Of what was decided, what was decided on the thing that is asked about: by its own words, or by its
 * problem, which is called what the clinician called it as it was concluded.
 */
export function decidedOn(
  subject: string,
  decided: readonly Fact[],
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): Fact[] {
  const problems = problemsNamed(subject, decided, facts, spoken)
  const lines = linesOfOne(problems, facts)
  const named = findAsked(subject, decided)
  return decided.filter(
    (fact) =>
      named.includes(fact) ||
      problems.has(fact.problem) ||
      (fact.problem === '' && fact.lines.some((line) => lines.has(line))),
  )
}

function problemsNamed(
  subject: string,
  decided: readonly Fact[],
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): ReadonlySet<string> {
  const concluded = facts.filter(({ kind, who }) => kind === 'assessment' && who === 'patient')
  const problemOf = ({ problem, concept }: Fact) => problem || concept
  const own = concluded.filter((fact) =>
    isCalled(subject, `${fact.concept} ${fact.attributes.site ?? ''}`),
  )
  // 'For your hypertension and your diabetes' names two: what has decisions of its own is the one.
  const direct = own
    .map(problemOf)
    .filter((name) => decided.some(({ problem }) => problem === name))
  if (direct.length > 0) return new Set(direct)
  const called = concluded.filter((fact) => isCalled(subject, headingOf(fact, spoken)))
  const named = [...own, ...called]
  if (named.length > 0) return new Set(named.map(problemOf))
  const all = new Set(decided.map(({ problem }) => problem).filter((problem) => problem !== ''))
  const complaints = facts.filter(({ kind }) => kind === 'complaint')
  // Where only one problem was treated, it is what the patient came for.
  return all.size === 1 && findAsked(subject, complaints).length > 0 ? all : new Set()
}

function isCalled(subject: string, name: string): boolean {
  const plain = plainOf(name)
  const own = new Set(stemsOf(plain))
  const asked = weightyOf(stemsOf(subject))
  if (asked.length > 0 && asked.every((stem) => own.has(stem))) return true
  return PROBLEMS_ASKED.some(([of, problem]) => of.test(subject) && problem.test(plain))
}

/** What the clinician calls it on the way to the conclusion: 'for your back pain. I think you have a strain'. */
function headingOf(fact: Fact, spoken: readonly SpokenSentence[]): string {
  const [place = -1] = passageOf(fact, spoken).places
  const own = spoken[place]
  const words = fact.said[0]?.words ?? ''
  if (!own || own.role === 'patient') return ''
  const at = own.text.toLowerCase().indexOf(words.toLowerCase())
  const before = own.text.slice(0, at < 0 ? 0 : at)
  const start = startOfHeading(before)
  if (start !== undefined) return shortly(before.slice(start))
  // 'Your knee pain is arthritis.'
  const short = before.split(/\s+/).length <= MOST_WORDS_BEFORE ? before : ''
  const previous = spoken[place - 1]
  if (!previous || previous.line !== own.line) return short
  const from = startOfHeading(previous.text)
  return from === undefined ? short : `${shortly(previous.text.slice(from))} ${short}`
}

function startOfHeading(text: string): number | undefined {
  return [...text.matchAll(HEADING)].at(-1)?.index
}

function shortly(words: string): string {
  return words.split(/\s+/).slice(0, MOST_WORDS_OF_HEADING).join(' ')
}

/** Lines in which no other problem was concluded on. */
function linesOfOne(problems: ReadonlySet<string>, facts: readonly Fact[]): ReadonlySet<number> {
  const concluded = facts.filter(({ kind, who }) => kind === 'assessment' && who === 'patient')
  const isOwn = ({ problem, concept }: Fact) => problems.has(problem || concept)
  const others = new Set(concluded.filter((fact) => !isOwn(fact)).flatMap(({ lines }) => lines))
  const own = concluded.filter(isOwn).flatMap(({ lines }) => lines)
  return new Set(own.filter((line) => !others.has(line)))
}
