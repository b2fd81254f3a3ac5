import { EMERGENCY_CALLS } from './emergency.data.ts'
import { rememberOf } from '../../../remember.ts'
import type { FramedFact } from '../../fact.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const CALLS = EMERGENCY_CALLS.map(([said, concept]) => ({
  concept,
  pattern: new RegExp(String.raw`\b${said}\b`, 'gi'),
}))
const CONDITION = /\b(?:if|when|should|in case of|in case|anytime|any time|unless)\b(.*)$/i

/** A call for help stays whole; with a condition it is what the patient shall do then. */
export function findEmergencies(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const calls = lines.flatMap((spoken, line) =>
    mayCall(spoken) ? callsIn(lines, spoken.text, line) : [],
  )
  const isInCall = ({ said: [first] }: FramedFact) =>
    calls.some(
      ({ said: [call] }) =>
        first?.line === call?.line &&
        (first?.from ?? 0) < (call?.to ?? 0) &&
        (call?.from ?? 0) < (first?.to ?? 0),
    )
  return [...facts.filter((fact) => !isInCall(fact)), ...calls]
}

/** Asked once of a line that comes again as the same object: few lines call for help. */
const mayCall = rememberOf(
  ({ role, text }: LedgerLine) =>
    role !== 'patient' &&
    role !== 'other' &&
    CALLS.some(({ pattern }) => text.search(pattern) >= 0),
)

/** A condition may be said a few turns before what to do then. */
const LINES_BEFORE = 4
const MOST_CONDITION_CHARS = 90
/** 'in some cases it is better to …', 'either call us or …': nobody is sent now. */
const NOT_NOW =
  /\b(?:either\b.*|in some cases\b.*|whether\b.*|or (?:to |just |even )?|\b(?:i|we)(?:['’]d| would) (?:normally|usually|ordinarily|otherwise)\b.*|(?:could|might|may|would|can) (?:also |then |just )?)$/i

function conditionBefore(lines: readonly LedgerLine[], line: number): string | undefined {
  for (let at = line - 1; at >= Math.max(0, line - LINES_BEFORE); at -= 1) {
    const { role, text } = lines[at] ?? { role: 'unsure', text: '' }
    const found = role === 'patient' ? undefined : IF_BEFORE.exec(text)?.[1]
    if (found !== undefined && found.length <= MOST_CONDITION_CHARS) return found
  }
  return undefined
}

const IF_BEFORE = /\b(?:if|in case of|should you|anytime)\b([^.?!;,]*)/i

/** 'You don't need to call 911', 'I'm not going to call one': nobody is sent. */
const NOT_SENT =
  /(?:n['’]t|\b(?:do|does|did|wo|would|am|is|are)nt|(?<!\bif )\bnot|\bnever|\bno need|\bno reason)(?: (?:really|actually|even|just|necessarily|think|believe|that|you|he|she|we|i|need|needed|have|want|going|gonna|gon|na|for|to))*\s*$/i
const SUGGESTS = /\bwhy (?:do|would)\s?(?:n['’]t|not)\b/i

/** 'Have you had to call 911?' asks for what was, and sends nobody. */
const ASKED = /\b(?:have|has|had|did|do|does) (?:you|he|she|they|anyone)\b/i

/** 'What happened that you had to go to the emergency room?' tells of what was. */
const WENT =
  /\b(?:i|you|he|she|they|we)(?:['’](?:d|ve)| have| had)? (?:had to|ended up|needed to|wanted to|decided to|did\s?n['’]t|did not|never)(?: (?:having to|to|going|have to))*\s*$/i

/** 'We are going to call 911 for you': the patient is to call nobody. */
const OURS =
  /\b(?:i|we|they|my (?:colleague|nurse)|the (?:nurse|team|office)|someone|somebody)(?:['’](?:ll|re|m)| will| am| are| is)?(?: (?:going to|gonna|gon na|have to|need to|will|can|should|also|just|probably|now|go ahead and|want to|wan na))*\s*$/i

function callsIn(lines: readonly LedgerLine[], text: string, line: number): FramedFact[] {
  return CALLS.flatMap(({ concept, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }): FramedFact[] => {
      const call = { line, from: index, to: index + words.length }
      const { before, after } = sentenceAround(text, call)
      const isOurs = OURS.test(before)
      if (WENT.test(before)) return []
      if (NOT_SENT.test(before) && !SUGGESTS.test(before) && !/^[^.]*\bunless\b/i.test(after))
        return []
      if (ASKED.test(before) && text[call.to + after.length] === '?') return []
      const isNow = !NOT_NOW.test(before)
      const condition =
        CONDITION.exec(after)?.[1] ??
        CONDITION.exec(before)?.[1] ??
        (isNow ? undefined : conditionBefore(lines, line))
      const plain = condition?.replace(/^[\s,]+|[\s,.]+$/g, '').toLowerCase()
      return [
        {
          kind: 'plan',
          concept: isOurs && concept.startsWith('call ') ? 'call an ambulance' : concept,
          polarity: 'present',
          certainty: isNow || plain ? 'sure' : 'possible',
          who: 'patient',
          time: 'future',
          status: '',
          act: plain ? 'safety_net' : 'emergency',
          attributes: plain ? { condition: plain } : {},
          problem: '',
          importance: 'critical',
          sureness: 1,
          said: [call],
          lines: [line],
        },
      ]
    }),
  )
}
