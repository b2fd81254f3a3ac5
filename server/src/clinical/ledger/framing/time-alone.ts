/** 'This morning it was 37.6': of what, the talk before it tells. */
export const TIME_ALONE =
  /^(?:(?:on|in|at|for|the|this|that|last|yesterday|today|was|it|is) )*(?:morning|afternoon|evening|night|yesterday|today|week|month|year|spring|summer|autumn|fall|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:it|was|is|at))*$/
