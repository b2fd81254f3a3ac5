import { DICTATED, EMERGENCY, OF_OTHERS } from '../sheet-rules.data.ts'
import type { SpokenSentence } from './spoken-sentences.ts'

/** Lines that speak of the patient and never to them: they are for the record. A call for help stays. */
export function dictatedLines(
  spoken: readonly SpokenSentence[],
  hasCompany: boolean,
): ReadonlySet<number> {
  const lines = new Map<number, string>()
  for (const { line, role, text } of spoken)
    if (role === 'clinician') lines.set(line, `${lines.get(line) ?? ''} ${text}`)
  const isDictated = (text: string) =>
    !/\byou(?:r|'\w+)?\b/i.test(text) &&
    !EMERGENCY.test(text) &&
    (DICTATED.test(text) || (!hasCompany && OF_OTHERS.test(text)))
  return new Set([...lines].filter(([, text]) => isDictated(text)).map(([line]) => line))
}
