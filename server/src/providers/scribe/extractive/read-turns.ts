import { labelRole, readLabel } from '../../../clinical/roles/read-label.ts'
import type { ScribeSegment } from '../scribe.ts'
import type { Turn } from './statement.ts'

/** Lines as people and recognisers give them: a speaker field, '[doctor] …', 'Doctor: …' or nothing. */
export function readTurns(segments: readonly ScribeSegment[]): Turn[] {
  const ordered = [...segments].sort((a, b) => a.index - b.index)
  return ordered.flatMap((segment) => {
    const isSet = Boolean(segment.role)
    let role = segment.role ?? labelRole(segment.speaker ?? '')
    return segment.text.split(/\r?\n/).flatMap((line): Turn[] => {
      const label = readLabel(line)
      if (label?.role && !isSet) role = label.role
      const text = label?.rest ?? line.trim()
      return text ? [{ role, isSet, text, segmentId: segment.id, index: segment.index }] : []
    })
  })
}
