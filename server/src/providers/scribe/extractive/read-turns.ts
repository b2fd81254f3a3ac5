import type { ScribeSegment } from '../scribe.ts'
import type { Role, Turn } from './statement.ts'

const LABEL =
  /^\s*(?:\[([a-z][\w .'-]{0,30})\]\s*:?|([a-z][a-z.'-]{1,20}(?: [a-z0-9.'-]{1,15})?):(?=\s))\s*/i
const CLINICIAN =
  /^(?:dr|doctor|doc|clinician|physician|provider|practitioner|nurse|therapist|dentist|gp|np|pa|consultant|surgeon|counsel\w+|psych\w+)\b/i
const PATIENT =
  /^(?:patient|pt|client|mother|father|mom|dad|parent|guest_?\w*|family|caregiver|guest)\b/i

/** Lines as people and recognisers give them: a speaker field, '[doctor] …', 'Doctor: …' or nothing. */
export function readTurns(segments: readonly ScribeSegment[]): Turn[] {
  const ordered = [...segments].sort((a, b) => a.index - b.index)
  return ordered.flatMap((segment) => {
    let role = roleOf(segment.speaker)
    return segment.text.split(/\r?\n/).flatMap((line): Turn[] => {
      const label = LABEL.exec(line)
      const name = label?.[1] ?? label?.[2] ?? null
      const labelled = roleOf(name)
      if (labelled) role = labelled
      const text = (labelled ? line.slice(label?.[0].length) : line).trim()
      return text ? [{ role, text, segmentId: segment.id, index: segment.index }] : []
    })
  })
}

function roleOf(label: string | null): Role | null {
  if (!label) return null
  if (CLINICIAN.test(label.trim())) return 'clinician'
  return PATIENT.test(label.trim()) ? 'patient' : null
}
