import { findDrugs } from '../../../clinical/find-facts.ts'
import { hasVerb, isReadable } from './is-readable.ts'
import { isFragment } from './join-fragments.ts'
import { phraseAnswer } from './phrase-answer.ts'
import { phraseBare } from './phrase-bare.ts'
import { toSecondPerson } from './second-person.ts'
import type { Statement } from './statement.ts'
import type { Pronouns } from './third-person.ts'
import { toThirdPerson } from './third-person.ts'
import { tidySentence } from './tidy-sentence.ts'

/** How clinicians announce what they do, and how a note says it. */
const CLINICIAN_TURNS: readonly (readonly [RegExp, string])[] = [
  [/\bwhat (?:i|we) (?:want|would like|need) you to do(?: is)?,? (?:to )?/, 'you should '],
  [/\bwhat i am (?:just )?going to do(?: is| for that is)?,? /, ''],
  [/\bi am (?:just )?going to do(?: is| for that is),? /, ''],
  [/\bwhat (?:i|we) (?:would like to|want to|will|can|are going to) do(?: is)?,? /, ''],
  [
    /\bi (?:also )?(?:want|would like|need|am going to ask|am going to have|would love|am going to want)(?: for)? you to (?:just |also |please |try to )*/g,
    'you should ',
  ],
  [/\bi (?:will|am going to|would like to|want to) have you (?=[a-z]+)/g, 'you should '],
  [/\bi (?:would )?(?:encourage|advise|ask) you to /g, 'you should '],
  [/^ have you (?=[a-z])/, 'you should '],
  [
    /\bfor (?:your|the) (?:first|second|third|fourth|next|last|other|final) (?:problem|issue|concern|thing)(?: of| is|,)? (?:of )?(?:your |the )?(?=[a-z]{3})/,
    'for your ',
  ],
  [/\blet's see,? /g, ''],
  [/\blet's (?:also )?/g, 'we will '],
  [/\bi am (?:also )?(?:just )?(?:going|gonna) to /g, 'i will '],
  [/\bwe are (?:also )?(?:just )?going to /g, 'we will '],
  [/\byou are going to /g, 'you will '],
  [
    /\bi (?:do not|did not) (?:really )?(?:appreciate|recognize|see|hear|feel|notice|detect|find) (?:any |a |an )?/g,
    'no ',
  ],
  [
    /\bi (?:do |also |can |did )*(?:appreciate|recognize|hear|notice|detect)(?: that)? (?=(?:a|an|some|the|slight|mild|trace|\d)\b)/g,
    'there is ',
  ],
  [/\byou do (?=have\b)/g, 'you '],
  [/\bi (?:do |just |also )*(?:want to |would like to )?(?:note|mention|point out) that /g, ''],
  [/\bwhat (?:we|they|i) call /g, ''],
  [/\b(?:the good news is|what that means is)(?: that)?,? /g, ''],
  [/\bit looks like here(?: that)?,? /g, 'it looks like '],
  [
    /\b(?:i know(?: that)?|i see(?: here)?(?: that)?|i understand(?: that)?|it says(?: here)?(?: that)?|as you know|like i said|i would say) /g,
    '',
  ],
]
/** An order to the patient, told of the patient. */
const TOLD =
  /^ (?:please )?(?=(?:call|take|go|come|return|keep|continue|stop|avoid|use|try|watch|rest|drink|eat|wear|apply|elevate|ice|let me know|reach out|make sure|do not) )/
const CHATTER =
  /^(?:show me|pull up|finali[sz]e|thank|bye|hi|hello|nice to|good to see|see you|take care|have a (?:good|great|nice))\b/

/** 'noticed a rash' is told of oneself. */
const NO_SUBJECT = /^(?=(?:have|had|noticed|felt|took|started|tried|got) (?!you\b))/
/** 'martha, i see' speaks to somebody. */
const VOCATIVE =
  /^(?!today|yesterday|currently|again|also|otherwise|usually|sometimes|first|unfortunately|overall)[a-z]+, (?=(?:i|you|it|we|so|that|there) )/

/** A sentence of a note, or null when these words make none that can be read. Adds no fact: all that it may add stands in untraceable-words.ts. */
export function phraseStatement(
  statement: Statement,
  pronouns: Pronouns,
  reader: 'clinician' | 'patient' = 'clinician',
): string | null {
  if (statement.role === 'typed') return tidySentence(statement.text)
  const text = reword(statement, reader)
  if (text === null) return null
  const who = statement.role === 'patient' ? 'i' : 'you'
  const sentence = tidySentence(
    reader === 'patient'
      ? toSecondPerson(text, statement.role)
      : toThirdPerson(text.replace(/^your /, ''), who, pronouns),
  )
  // A patient who says 'you' means anybody: a note has no place for it.
  if (sentence === null || (reader === 'clinician' && /^You\b/.test(sentence))) return null
  return isReadable(sentence) ? sentence : null
}

function reword(statement: Statement, reader: 'clinician' | 'patient'): string | null {
  if (CHATTER.test(statement.text)) return null
  if (statement.answer) return phraseAnswer(statement.text, statement.answer)
  if (statement.isQuestion || isFragment(statement.text)) return null
  const said = statement.text.replace(VOCATIVE, '')
  if (statement.role === 'patient') {
    if (isOnlyDrugs(said)) return `mentions: ${said}`
    return (hasVerb(said) ? null : phraseBare(said)) ?? said.replace(NO_SUBJECT, 'i ')
  }
  let text = ` ${said} `
  if (reader === 'clinician') text = text.replace(TOLD, ' you should ')
  for (const [pattern, by] of CLINICIAN_TURNS) text = text.replace(pattern, by)
  return text.trim()
}

/** 'some ibuprofen and ice' tells of a drug, and not whether it is taken. */
function isOnlyDrugs(said: string): boolean {
  return (
    findDrugs(said).length > 0 &&
    !hasVerb(said) &&
    !/^\w+: |\b(?:no|not|never|allerg\w*)\b/.test(said)
  )
}
