import { regionOf } from '../../../realise/places/body-systems.ts'
import { testOf } from '../../../realise/telling/tell-result.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { PICTURED_PARTS } from './pictured-parts.data.ts'
import { STUDIES, TO_BE_MADE } from './studies.data.ts'

/** Lines before that of a result in which its picture may have been called by its part. */
const LINES_BEFORE = 3

/** 'Let us see the chest x-ray': what it shows is told as of the chest x-ray. */
export function namePicturedParts(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) => {
    const { site = '', side, detail = '' } = fact.attributes
    const study = STUDIES.find(([name]) => name === testOf(fact).test)
    if (fact.kind !== 'result' || study === undefined) return fact
    if (side !== undefined || regionOf(`${fact.concept} ${site}`) !== undefined) return fact
    const part = partBefore(lines, fact, study[1].source)
    if (part === undefined) return fact
    return { ...fact, attributes: { ...fact.attributes, detail: `${part} ${detail}` } }
  })
}

const PART = `(?<part>${PICTURED_PARTS.map(([said]) => said.source).join('|')})`

/** The part by which the picture was called last before its result. */
function partBefore(
  lines: readonly LedgerLine[],
  { said: [first] }: FramedFact,
  study: string,
): string | undefined {
  if (first === undefined) return undefined
  const text = lines
    .slice(Math.max(0, first.line - LINES_BEFORE), first.line)
    .filter(({ role }) => role !== 'patient')
    .map((line) => line.text)
    .concat(lines[first.line]?.text.slice(0, first.to) ?? '')
    .join(' . ')
  const last = [
    ...text.matchAll(new RegExp(`\\b${PART} (?:${study})`, 'gi')),
    ...text.matchAll(
      new RegExp(`(?:${study}) (?:of|for) (?:your|the|his|her|my) ${PART}\\b`, 'gi'),
    ),
  ]
    .filter(({ index }) => !TO_BE_MADE.test(text.slice(0, index)))
    .sort((a, b) => b.index - a.index)[0]
  const said = last?.groups?.['part']?.toLowerCase()
  return said === undefined ? undefined : writtenAs(said)
}

function writtenAs(said: string): string {
  const row = PICTURED_PARTS.find(([words]) => new RegExp(`^(?:${words.source})$`).test(said))
  return row?.[1] || said
}
