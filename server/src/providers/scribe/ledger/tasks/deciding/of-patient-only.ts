import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'

/** 'What about raising it?' — 'I would not change that.' */
const REFUSED =
  /^[\s,.]*(?:(?:oh|um|uh|well|okay|ok|no)[\s,.]+)*(?:not (?:yet|now|today)\b|i (?:would|do)(?:n['’]t| not) (?:think (?:you|we) (?:need|should)|change|recommend|advise)\b|i['’]d rather not\b|let['’]?s (?:not|hold off|wait)\b)/i
/** 'My cardiologist will repeat it' */
const BY_OTHERS =
  /\b(?:my|the|her|his) (?:\w+ologist|surgeon|specialist|dentist|pa?ediatrician|podiatrist|psychiatrist|other doctor)(?:['’]s| is| will| was| wants| wanted| said| plans)\b(?:(?!\b(?:you|here)\b)[^.?!])*$/i
/** 'Should I also be getting an ultrasound?' */
const ASKED =
  /\b(?:should i|do i need|do i have|am i supposed|what about|how about(?! (?:we|i)\b))(?: (?!we\b|i\b)[\w'’]+){0,4} ?$/i
const AGREED =
  /^[\s,.]*(?:(?:oh|um|uh|well|okay|ok|all right|alright|so)[\s,.]+)*(?:yes|yeah|yep|sure|absolutely|of course|definitely|(?:i|we)(?:['’]ll| will)(?! (?:think|see|talk|not)\b)|i['’]m (?:going to|gonna|ordering|referring|sending|starting)|let['’]?s(?! (?:see|think|talk)\b)|let me (?:order|refer|send|get|start))\b/i

const REACH_CHARS = 160

/** Whether a plan rests on the patient's own words and is of others, or was asked for and not agreed to. */
export function isOfPatientOnly({ said, act }: Fact, segments: readonly ScribeSegment[]): boolean {
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
  const answer = next === undefined || isByPatient(next) ? '' : next.text
  if (REFUSED.test(answer)) return true
  const isAsked = act !== 'follow_up' && heard.every(({ before }) => ASKED.test(before))
  return isAsked && !AGREED.test(answer)
}

function isByPatient({ role, speaker }: ScribeSegment): boolean {
  return (role ?? speaker) === 'patient'
}
