/** 'This morning it was 37.6': of what, the talk before it tells. */
export const TIME_ALONE =
  /^(?:(?:on|in|at|for|the|this|that|last|yesterday|today|was|it|is) )*(?:morning|afternoon|evening|night|yesterday|today|week|month|year|spring|summer|autumn|fall|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:it|was|is|at))*$/

const NUMBER_FIRST =
  /^(?:(?:about|around|up to|like|it was|was) )*\d[\d. ]*(?:degrees )?(?:,? ?)(?=\S)/

/** The time in 'thirty-nine two last night', where there is nothing else. */
export function timeOfNumber(plain: string): string | undefined {
  const rest = plain.replace(NUMBER_FIRST, '')
  return rest !== plain && TIME_ALONE.test(rest) ? rest : undefined
}
