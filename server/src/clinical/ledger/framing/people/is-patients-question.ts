import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const DECIDED = new Set<Mention['kind']>(['assessment', 'plan'])
const AGREES =
  /^\s*(?:(?:oh|well|um|uh|so),? )*(?:yes|yeah|yep|right|exactly|correct|absolutely|definitely|sure|of course|that's (?:right|fine|it)|i think so|you can|please do)\b/i

/** 'Do you think it's cancer?': what the patient asks is concluded or planned only where the clinician agrees. */
export function isPatientsQuestion(
  lines: readonly LedgerLine[],
  { kind, line, to }: Mention,
): boolean {
  const { role, text } = lines[line] ?? { role: 'unsure', text: '' }
  if (role !== 'patient' || !DECIDED.has(kind)) return false
  if (text.slice(to).split(/[.!]/, 1)[0]?.includes('?') !== true) return false
  const next = lines[line + 1]
  return next?.role === 'clinician' && !AGREES.test(next.text)
}
