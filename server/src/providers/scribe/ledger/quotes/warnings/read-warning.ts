import { tellSigns } from '../../../../../clinical/realise/telling/tell-signs.ts'
import {
  BEFORE_CONTACT,
  BEFORE_WARNING,
  BEHIND_WARNING,
  CONTACTS,
  SOON,
  SOONER,
} from './warning.data.ts'

/** When to get help, and how. */
interface Warning {
  readonly signs: string
  readonly detail: string
}

const CONTACT = `(?:${CONTACTS.map(([said]) => said).join('|')})`
const HELP = `${BEFORE_CONTACT}(${CONTACT})${SOONER}(?:(?:,| or| and)+ ${BEFORE_CONTACT}(${CONTACT}))?${SOONER}(${SOON})`
const SIGNS_LAST = new RegExp(`^${HELP} (?:if|should) (.+)$`, 'i')
/** What returns is the pain, and not the patient. */
const SIGNS_FIRST = new RegExp(`^(?:if|should) (.+?)(?:, | (?!return\\b))${HELP}$`, 'i')
/** Either of two may be enough; an emergency has one way only. */
const OF_PRACTICE = new Set(['call', 'return'])
/** Who is spoken to, and what else is to be done, no sign may leave in the note. */
const NO_SIGN =
  /\b(?:i|we|you|your|me|us|my|our|that|this|those|these|it|call|ring|stop|hold|skip|take|go|come)\b|\?/i

/** A quoted warning as its signs and how to get help; undefined where any of its words would be lost. */
export function readWarning(quoted: string): Warning | undefined {
  const plain = [...BEFORE_WARNING, ...BEHIND_WARNING].reduce(
    (text, [said]) => text.replace(said, ''),
    quoted.replace(/[.\s]+$/, ''),
  )
  if (/[.?!…—] /.test(plain)) return undefined
  const last = SIGNS_LAST.exec(plain)
  const first = last === null ? SIGNS_FIRST.exec(plain) : null
  const [, help, other, soon, said] = last ?? [
    first?.[0],
    first?.[2],
    first?.[3],
    first?.[4],
    first?.[1],
  ]
  const signs = tellSigns(said ?? '')
  if (help === undefined || signs === undefined || NO_SIGN.test(signs)) return undefined
  const ways = [help, other].flatMap((each) => (each === undefined ? [] : [wayOf(each)]))
  if (other !== undefined && !ways.every((way) => OF_PRACTICE.has(way))) return undefined
  const detail = [...new Set(ways)].join(' or ')
  return { signs, detail: (soon ?? '') === '' ? detail : `${detail} immediately` }
}

function wayOf(help: string): string {
  const row = CONTACTS.find(([said]) => new RegExp(`^(?:${said})$`, 'i').test(help))
  return row?.[1] ?? 'call'
}
