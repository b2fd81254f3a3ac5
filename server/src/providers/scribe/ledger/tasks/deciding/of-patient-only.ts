import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'

/** 'What about raising it?' — 'I would not change that.' */
const REFUSED =
  /^[\s,.]*(?:(?:oh|um|uh|well|okay|ok|no)[\s,.]+)*(?:not (?:yet|now|today)\b|i (?:would|do)(?:n['’]t| not) (?:think (?:you|we) (?:need|should)|change|recommend|advise)\b|i['’]d rather not\b|let['’]?s (?:not|hold off|wait)\b)/i
/** 'My cardiologist will repeat it' */
const BY_OTHERS =
  /\b(?:my|the|her|his) (?:\w+ologist|surgeon|specialist|dentist|pa?ediatrician|podiatrist|psychiatrist|other doctor)(?:['’]s| is| will| was| wants| wanted| said| plans)\b(?:(?!\b(?:you|here)\b)[^.?!])*$/i

const REACH_CHARS = 160

/** Whether a plan rests on the patient's own words and is of others, or was asked for and refused. */
export function isOfPatientOnly({ said }: Fact, segments: readonly ScribeSegment[]): boolean {
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const heard = said.flatMap(({ segment_id: id, from }) => {
    const segment = id === null ? undefined : byId.get(id)
    return segment === undefined
      ? []
      : [{ segment, before: segment.text.slice(Math.max(0, from - REACH_CHARS), from) }]
  })
  if (heard.length === 0 || !heard.every(({ segment }) => isByPatient(segment))) return false
  if (heard.every(({ before }) => BY_OTHERS.test(before))) return true
  const last = Math.max(...heard.map(({ segment: { index } }) => index))
  const next = segments.find(({ index }) => index === last + 1)
  return next !== undefined && !isByPatient(next) && REFUSED.test(next.text)
}

function isByPatient({ role, speaker }: ScribeSegment): boolean {
  return (role ?? speaker) === 'patient'
}
