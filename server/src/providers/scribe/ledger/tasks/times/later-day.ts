import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
export const LATER_DAY = new RegExp(
  String.raw`\b((?:an?|one|two|three|\d+) (?:weeks?|fortnight) (?:from|on) (?:next |this )?(?:${WEEKDAY}|tomorrow)|(?:${WEEKDAY}|tomorrow) (?:week|fortnight)(?! (?:after|before|of))|the (?:${WEEKDAY}|week) after next)\b`,
)
const REACH = 40

/** A day that is counted from another one, in the words of a plan or right behind them: 'a week from Thursday'. */
export function laterDayOf({ said }: Fact, segments: readonly ScribeSegment[]): string | undefined {
  for (const { segment_id: id, from, to } of said) {
    const text = segments.find((segment) => segment.id === id)?.text.toLowerCase() ?? ''
    const [behind = ''] = text.slice(to, to + REACH).split(/[.?!,;]|\b(?:and|but|so|then)\b/)
    const found = LATER_DAY.exec(`${text.slice(from, to)}${behind}`)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}
