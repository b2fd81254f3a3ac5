import { stemsOf } from '../../../../clinical/ledger/naming/name-words.ts'
import type { CodeGroup } from './code-group.ts'

export interface CodeLine {
  readonly group: CodeGroup
  readonly concept: string
  /** 'patient', or the relative. */
  readonly who: string
  readonly text: string
  readonly factIds: readonly string[]
}

/** What the other condition says already. */
const IMPLIED: readonly (readonly [told: RegExp, by: RegExp])[] = [
  [/^(?:elevated|high) blood pressure$/, /\bhypertension\b/],
  [/^eczema$/, /\batopic dermatitis\b/],
  [/^low hemoglobin$/, /\banemia\b/],
  [/^headache$/, /\b(?:migraine|\w+ headache)\b/],
  [
    /^(?:high|elevated) (?:cholesterol|blood sugar)$/,
    /\b(?:hyperlipidemia|hypercholesterolemia|diabetes)\b/,
  ],
  [/^heart disease$/, /\bcoronary artery disease\b/],
  [/^body aches?$/, /^myalgia$/],
  [/^(?:feeling hot|hot flushes)$/, /^fever$/],
  [/^rear-end collision$/, /^motor vehicle accident$/],
]
const LEAST_OF_STEM = 5
const NO_CODE = /: no code \(/

/** Without the lines that another one says, or says more exactly; one with a code stays. */
export function withoutDoubles<T extends CodeLine>(lines: readonly T[]): T[] {
  return lines.filter(
    (line) =>
      !NO_CODE.test(line.text) || !lines.some((other) => other !== line && saysAll(other, line)),
  )
}

function saysAll(more: CodeLine, less: CodeLine): boolean {
  const [told, by] = [less.concept.toLowerCase(), more.concept.toLowerCase()]
  if (more.who !== less.who) return false
  const isCertain = more.group === 'diagnoses' || more.group === less.group
  if (isCertain && IMPLIED.some(([one, other]) => one.test(told) && other.test(by))) return true
  if (more.group !== less.group && !isOpenOrPast(less.group, more.group)) return false
  if (less.group === 'uncertain' && more.group === 'uncertain') return false
  if (less.group === 'history' || less.group === 'uncertain') return isFuller(by, told)
  return told !== by && isWithin(stemsOf(told), stemsOf(by))
}

/** 'type 2 diabetes' is the diabetes; the removal or the recurrence of a thing is another one. */
function isFuller(by: string, told: string): boolean {
  return by.endsWith(` ${told}`) && !/ of /.test(by)
}

/** What is concluded is neither history nor uncertain under a shorter name. */
function isOpenOrPast(less: CodeGroup, more: CodeGroup): boolean {
  return more === 'diagnoses' && (less === 'history' || less === 'uncertain')
}

function isWithin(few: readonly string[], all: readonly string[]): boolean {
  return few.length < all.length && few.every((stem) => all.some((own) => isOneStem(stem, own)))
}

/** 'ulceration' is the ulcer. */
function isOneStem(one: string, other: string): boolean {
  const short = one.length < other.length ? one : other
  return (
    one === other ||
    (short.length >= LEAST_OF_STEM && one.startsWith(short) && other.startsWith(short))
  )
}
