import { normalise } from '../../normalise.ts'
import { rememberIn } from '../../remember.ts'
import { tokensOf, type Token } from '../../tokens.ts'
import type { LedgerLine } from './token-stream.ts'

/** More than the parts of a line that rules look at; a longer line is looked at again. */
const MOST_PARTS = 48

const plainParts = rememberIn<string>(MOST_PARTS)
const tokensOfParts = rememberIn<Token[]>(MOST_PARTS)

/** A part of a line, or words made of it, normalised; found once for a line that comes again as the same object. */
export function plainIn(line: LedgerLine | undefined, part: string): string {
  return line === undefined ? normalise(part) : plainParts(line, part, normalise)
}

/** The words of such a part. */
export function tokensIn(line: LedgerLine | undefined, part: string): readonly Token[] {
  return line === undefined ? findTokens(part) : tokensOfParts(line, part, findTokens)
}

function findTokens(part: string): Token[] {
  return tokensOf(normalise(part))
}
