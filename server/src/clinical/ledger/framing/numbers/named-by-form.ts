import { normalise } from '../../../normalise.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

/** A number by its form, and the talk that it needs around it. */
const FORMS: readonly (readonly [form: RegExp, name: string, talk?: RegExp])[] = [
  [/\b(?:[7-9]\d|1\d\d|2[0-5]\d)\/(?:[3-9]\d|1[0-4]\d)\b/, 'blood pressure'],
  [
    /\b(?:3[4-9]|4[01])(?:[. ]\d)?(?: degrees)?$/,
    'temperature',
    /\b(?:temperatures?|temp|thermometer|fever(?:ish|s)?|hot|shiver\w*)\b/i,
  ],
]
const LINES_BEFORE = 2

/**
 * What a bare number measures, where nothing that was measured is marked before it: 'It said thirty-eight
 * one.' after 'Did you check for a fever?'
 */
export function namedByForm(
  lines: readonly LedgerLine[],
  { line, from, words }: Pick<Mention, 'line' | 'from' | 'words'>,
): string | undefined {
  const plain = normalise(words.replaceAll('-', ' ')).trim()
  const before = [
    ...lines.slice(Math.max(0, line - LINES_BEFORE), line).map(({ text }) => text),
    lines[line]?.text.slice(0, from) ?? '',
  ].join(' ')
  return FORMS.find(([form, , talk]) => form.test(plain) && (talk?.test(before) ?? true))?.[1]
}
