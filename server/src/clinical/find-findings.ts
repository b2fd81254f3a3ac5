import { FINDINGS } from './lexicon/findings.data.ts'
import { findDenied } from './find-denied.ts'
import { tokensOf, type Token } from './tokens.ts'

export interface FindingKind {
  readonly name: string
  readonly isGeneric: boolean
  readonly isRedFlag: boolean
  readonly isPertinentNegative: boolean
}

export interface Finding {
  readonly kind: FindingKind
  /** Of its first token, and how many there are. */
  readonly at: number
  readonly length: number
  readonly isDenied: boolean
  /** As it stands in the text. */
  readonly words: string
}

interface Entry {
  readonly norms: readonly string[]
  readonly kind: FindingKind
}

const SKIPPED =
  /^(?:the|a|an|my|your|his|her|their|this|that|right|left|any|some|bilateral|both|lower|upper)$/
const FINDING_KINDS: readonly FindingKind[] = FINDINGS.map(([name, , marks = '']) => ({
  name,
  isGeneric: marks.includes('g'),
  isRedFlag: marks.includes('r'),
  isPertinentNegative: marks.includes('n'),
}))
const ENTRIES = indexEntries()

/** Symptoms, findings and conditions named by the tokens, the longest name first where names overlap. */
export function findFindings(tokens: readonly Token[]): Finding[] {
  const found: Finding[] = []
  let denied: boolean[] | undefined
  for (let at = 0; at < tokens.length;) {
    const match = longestAt(tokens, at)
    if (!match) {
      at += 1
      continue
    }
    denied ??= findDenied(tokens)
    const words = tokens.slice(at, at + match.length).map(({ word }) => word)
    const isDenied = (denied[at] ?? false) || isDeniedAfter(tokens, at + match.length)
    found.push({ kind: match.kind, at, length: match.length, isDenied, words: words.join(' ') })
    at += match.length
  }
  return found
}

/** There and not there: 'tenderness of the back, no midline tenderness'. */
export function isSaidBothWays(findings: readonly Finding[], kind: FindingKind): boolean {
  const same = findings.filter((item) => item.kind === kind)
  return same.some(({ isDenied }) => isDenied) && same.some(({ isDenied }) => !isDenied)
}

/** 'fever: none', 'strep was negative'. */
export function isDeniedAfter(tokens: readonly Token[], from: number): boolean {
  const after = tokens
    .slice(from, from + 5)
    .map(({ word }) => word)
    .join(' ')
  return /^(?:[:,] )?(?:(?:is|are|was|were|has been) )?(?:non-\w+|nonsmoker|negative|absent|denied|denies$|none|never|no$|not (?:present|noted|appreciated|seen|identified|an issue|a problem)|ruled out)\b/.test(
    after,
  )
}

function longestAt(tokens: readonly Token[], at: number) {
  let best: { kind: FindingKind; length: number; matched: number } | undefined
  for (const { norms, kind } of ENTRIES.get(tokens[at]?.norm ?? '') ?? []) {
    const length = matchLength(tokens, at, norms)
    if (length > 0 && (!best || norms.length > best.matched))
      best = { kind, length, matched: norms.length }
  }
  return best
}

/** Of tokens, articles and sides between them included; 0 when they do not match. */
function matchLength(tokens: readonly Token[], at: number, norms: readonly string[]): number {
  let next = at + 1
  for (const norm of norms.slice(1)) {
    while (tokens[next]?.norm !== norm && SKIPPED.test(tokens[next]?.word ?? '')) next += 1
    if (tokens[next]?.norm !== norm) return 0
    next += 1
  }
  return next - at
}

function indexEntries(): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  for (const [place, [name, others]] of FINDINGS.entries()) {
    const kind = FINDING_KINDS[place]
    if (!kind) continue
    for (const phrase of [name, ...others.split('|')].filter(Boolean)) {
      const norms = tokensOf(phrase)
        .filter(({ word }, at) => at === 0 || !SKIPPED.test(word))
        .map(({ norm }) => norm)
      const first = norms[0] ?? ''
      entries.set(first, [...(entries.get(first) ?? []), { norms, kind }])
    }
  }
  return entries
}
