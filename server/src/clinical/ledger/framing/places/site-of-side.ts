import { findParts } from '../../../find-sides.ts'
import { normalise } from '../../../normalise.ts'
import { tokensOf } from '../../../tokens.ts'
import type { Side } from '../../fact.ts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import { readSide } from './read-side.ts'

const SHOWN = new Set<Mention['kind']>(['finding', 'result', 'assessment'])
const SIDED = /\b(left|right) ((?:[a-z]+ ){0,2}[a-z]+)$/
/** 'of the neck and | right shoulder' */
const AFTER_ANOTHER = /\b([a-z]+)(?:,| and)+ (?:(?:the|your|his|her) )?$/i

/** The part that a side was said with: an effusion of 'your right knee' is of the knee. */
export function siteOfSide(
  text: string,
  { kind, line, words }: Mention,
  modifiers: readonly Modifier[],
): string | undefined {
  if (!SHOWN.has(kind) || partsOf(words).length > 0) return undefined
  const told = modifiers.filter(
    (one) => one.kind === 'side' && /\b(?:left|right)\b/i.test(one.words),
  )
  const sites = told.map((one) => SIDED.exec(normalise(saidWithPart(text, line, one)).trim())?.[2])
  const [site = ''] = sites
  const [first] = told
  if (!first || partsOf(site).length !== 1 || sites.some((other) => other !== site))
    return undefined
  const another = AFTER_ANOTHER.exec(text.slice(0, first.from))?.[1]?.toLowerCase() ?? ''
  const isSecond =
    first.line === line &&
    /^(?:left|right)\b/i.test(first.words) &&
    partsOf(another).length > 0 &&
    !partsOf(site).includes(another)
  return isSecond ? `${another} and ${readSide(first.words) ?? ''} ${site}` : site
}

/** 'x-ray of your right | knee': the part behind a side that was read by itself. */
function saidWithPart(text: string, line: number, { words, line: at, to }: Modifier): string {
  if (at !== line || !/^(?:left|right)$/i.test(words.trim())) return words
  const part = /^\s+[a-z]+/i.exec(text.slice(to))?.[0] ?? ''
  return partsOf(part).length === 1 ? `${words}${part}` : words
}

/** 'both, but the right one is worse' is of both; of 'my right hand and left foot', the foot has its own side. */
export function sideAround(words: string, modifiers: readonly Modifier[]): Side | undefined {
  const sides = modifiers.filter(({ kind }) => kind === 'side').map((one) => readSide(one.words))
  if (sides.length > 1 && sides.includes('bilateral')) return 'bilateral'
  const own = readSide(words)
  return own !== undefined && sides.includes(own) ? own : undefined
}

function partsOf(words: string): string[] {
  return findParts(tokensOf(normalise(words)))
}
