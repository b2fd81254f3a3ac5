import type { Mention } from '../../reading/find-mentions.ts'

const ABLE = /^(?:(?:yes|no|and|well)[\s,]+)*(?:i|he|she) can(?! ?(?:not|n?['’]?t)\b) /i
const BUT =
  /^[\s,]*(?:(?:right now|at the moment|now|okay|fine)[\s,]*)?((?:but|if|as long as|unless|except|until|though|although|with|only|just)\b[^.,?!]*)/i

/** 'I can walk, but not far': what somebody can do is not told without what limits it. */
export function ableBut(text: string, { kind, to, words }: Mention, name: string): string {
  if (kind !== 'symptom' || !ABLE.test(words)) return name
  const [, limit] = BUT.exec(text.slice(to)) ?? []
  return limit === undefined ? name : `${name} ${limit.trim()}`
}
