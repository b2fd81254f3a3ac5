import type { Stretch } from '../ledger/reading/find-mentions.ts'
import { isRoleToken, type StreamToken } from '../ledger/reading/token-stream.ts'
import { BEGIN, END, NAME_BEGINS, NAME_ENDS } from './phrase-marks.ts'

/** The tokens of a line, led by the mark of who speaks; none for a line that does not exist. */
export type TokensOfLine = (line: number) => readonly StreamToken[]

const BEFORE = 88
const AFTER = 104
const MOST_NAME = 24
const AROUND_FURTHER = 9
const MOST_FURTHER = 24
const MOST_SOURCE = 256

/**
 * The talk around a fact, with its name between two marks; further words of the fact from outside
 * this window follow, each with a few words around it. Undefined if the name is not found.
 */
export function sourceOf(
  tokensOfLine: TokensOfLine,
  [name, ...further]: readonly Stretch[],
): number[] | undefined {
  const named = name && placesOf(tokensOfLine(name.line), name)
  if (!name || !named) return undefined
  const last = Math.min(named.last, named.first + MOST_NAME - 1)
  const before = tokensBefore(tokensOfLine, name.line, named.first)
  const after = tokensAfter(tokensOfLine, name.line, last + 1)
  const own = tokensOfLine(name.line).slice(named.first, last + 1)
  const ids = [
    BEGIN,
    ...ledByRole(before, tokensOfLine),
    NAME_BEGINS,
    ...own.map(({ id }) => id),
    NAME_ENDS,
    ...after.map(({ id }) => id),
  ]
  const window = new Set([...before, ...own, ...after].map(keyOf))
  for (const stretch of further) {
    const tokens = tokensOfLine(stretch.line)
    const found = placesOf(tokens, stretch)
    if (!found || isSeen(tokens, found, window)) continue
    const around = within(tokens, found.first, found.last).slice(0, MOST_FURTHER)
    if (ids.length + around.length + 1 > MOST_SOURCE) break
    ids.push(END, ...around)
  }
  return ids.slice(0, MOST_SOURCE)
}

/** Whether no later line changes what `sourceOf` gives for a name that ends in this line. */
export function isSettledSource(tokensOfLine: TokensOfLine, line: number): boolean {
  return tokensAfter(tokensOfLine, line, tokensOfLine(line).length).length === AFTER
}

interface Places {
  readonly first: number
  readonly last: number
}

function placesOf(
  tokens: readonly StreamToken[],
  { from, to }: Pick<Stretch, 'from' | 'to'>,
): Places | undefined {
  const isIn = (token: StreamToken) => !isRoleToken(token) && token.to > from && token.from < to
  const first = tokens.findIndex(isIn)
  return first < 0 ? undefined : { first, last: tokens.findLastIndex(isIn) }
}

function tokensBefore(tokensOfLine: TokensOfLine, line: number, at: number): StreamToken[] {
  const tokens = tokensOfLine(line).slice(0, at)
  for (let place = line - 1; place >= 0 && tokens.length < BEFORE; place -= 1)
    tokens.unshift(...tokensOfLine(place))
  return tokens.slice(-BEFORE)
}

function tokensAfter(tokensOfLine: TokensOfLine, line: number, at: number): StreamToken[] {
  const tokens = tokensOfLine(line).slice(at)
  for (let place = line + 1; tokens.length < AFTER; place += 1) {
    const more = tokensOfLine(place)
    if (more.length === 0) break
    tokens.push(...more)
  }
  return tokens.slice(0, AFTER)
}

/** Led by the mark of who speaks, also in the middle of a line. */
function ledByRole(tokens: readonly StreamToken[], tokensOfLine: TokensOfLine): number[] {
  const ids = tokens.map(({ id }) => id)
  const [first] = tokens
  return first === undefined || isRoleToken(first)
    ? ids
    : [tokensOfLine(first.line)[0]?.id ?? BEGIN, ...ids]
}

function within(tokens: readonly StreamToken[], first: number, last: number): number[] {
  const around = tokens
    .slice(Math.max(0, first - AROUND_FURTHER), last + 1 + AROUND_FURTHER)
    .filter((token) => !isRoleToken(token))
  return [tokens[0]?.id ?? BEGIN, ...around.map(({ id }) => id)]
}

function keyOf({ line, from, to }: StreamToken): string {
  return `${String(line)}:${String(from)}:${String(to)}`
}

function isSeen(
  tokens: readonly StreamToken[],
  { first, last }: Places,
  window: ReadonlySet<string>,
): boolean {
  return tokens.slice(first, last + 1).every((token) => window.has(keyOf(token)))
}
