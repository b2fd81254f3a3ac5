import { isUnmarked } from '../../sheet/speech/cut-speech.ts'
import { wordsOf } from '../words/quote-clause.ts'
import { sentencesOf } from '../words/sentences-of-line.ts'

const FURTHER_SIGN = /^\s*(?:and|or)\s+(?:also\s+)?(?:if|when)\b/i

/** A warning of a line without marks, with the signs that follow it directly: 'and if it spreads you come in'. */
export function withFurtherSigns(text: string, warning: string, mostWords: number): string {
  const from = text.indexOf(warning)
  if (warning === '' || from < 0 || !isUnmarked(text)) return warning
  let whole = warning
  for (const sentence of sentencesOf(text)) {
    const to = from + whole.length
    if (text.slice(to, sentence.to).trim() === '') continue
    const longer = text.slice(from, sentence.to).trim()
    if (!FURTHER_SIGN.test(text.slice(to, sentence.to)) || wordsOf(longer) > mostWords) break
    whole = longer
  }
  return whole
}
