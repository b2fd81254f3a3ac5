import type { FactContent } from '@chartwright/contract/facts'
import { numberOf } from '../../../../spell-numbers.ts'
import type { Mention } from '../../../reading/find-mentions.ts'

const LEVEL_AT =
  /(?<!\b(?:not|never|nor|n't|no longer) (?:very |too |that |so )?)\b(?:(a (?:little(?: bit)?|bit)|slightly|mildly|very) )?(elevated|high|low) at (?:(?:about|around|like) )*([\w.]+)\s*$/i
const SLIGHTLY = /^(?:a (?:little(?: bit)?|bit)|mildly)$/i

/** 'Potassium is a little low at three': how far it is off, and the number where it is a word. */
export function levelAndValue({
  kind,
  words,
}: Pick<Mention, 'kind' | 'words'>): Pick<FactContent['attributes'], 'severity' | 'value'> {
  const [, degree, level, said = ''] = LEVEL_AT.exec(words) ?? []
  const number = numberOf(said.toLowerCase())
  if (kind !== 'measurement' || level === undefined) return {}
  if (number === undefined && !/^\d/.test(said)) return {}
  const much = degree === undefined ? '' : SLIGHTLY.test(degree) ? 'slightly ' : `${degree} `
  return {
    severity: `${much}${level}`.toLowerCase(),
    ...(number !== undefined && { value: String(number) }),
  }
}
