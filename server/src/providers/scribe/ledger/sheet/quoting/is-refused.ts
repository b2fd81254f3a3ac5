import { REFUSES } from '../sheet-rules.data.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'

/** What the patient answers with a no is not to be done; 'no ladders' only repeats it. */
export function isRefused(at: number, spoken: readonly SpokenSentence[]): boolean {
  const said = spoken[at]?.line ?? 0
  const whole = spoken.filter(({ line }) => line === said).map(({ text }) => text.toLowerCase())
  return spoken.slice(at + 1, at + 3).some(({ line, role, text }) => {
    const echoed = text.toLowerCase().replace(/[.]$/, '')
    const isEcho = whole.some((each) => each.includes(echoed))
    return line === said + 1 && role !== 'clinician' && !isEcho && REFUSES.test(text)
  })
}
