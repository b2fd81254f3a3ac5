import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import { readBareFigure, readDose } from '../numbers/read-amounts.ts'
import { firstRead } from '../wording/first-read.ts'
import { inItsUnit, readStrengthBehind } from './read-strength.ts'

const COUNT = /^\d+ (?:tablet|capsule|puff|drop|spray)s?$/

/** 'two tablets, no, one tablet twice a day': of counts the last one. */
export function lastCount(modifiers: readonly Modifier[]): string | undefined {
  const told = modifiers
    .filter(({ kind }) => kind === 'dose' || kind === 'frequency')
    .flatMap(({ words }) => readDose(words) ?? [])
  return told.length > 1 && told.every((dose) => COUNT.test(dose)) ? told.at(-1) : undefined
}

export function doseOf(
  { words, status }: Mention,
  own: readonly string[],
  near: string,
  before: string,
): string | undefined {
  const isChanged = status === 'increase' || status === 'decrease'
  const told = firstRead((said) => readDose(said, isChanged), [...own, near, before])
  const figure = readBareFigure(before) ?? readBareFigure(LEADS_TO_DRUG.exec(words)?.[0] ?? '')
  const bare = figure === undefined ? undefined : inItsUnit(words, figure)
  return told ?? bare ?? readStrengthBehind(words, near)
}

/** 'take the ten of lisinopril', and not 'lisinopril for ten days'. */
const LEADS_TO_DRUG =
  /^(?:(?:the|an?|my|your|his|her|some|of|about|take|takes|taking|took|start|give|have|on|and|\d[\d.]*|point|hundred|thousand|\w+teen|\w+ty|ten|eleven|twelve|one|two|three|four|five|six|seven|eight|nine)[\s-]+)+(?=[a-z][a-z-]{3,}\s*$)/i
