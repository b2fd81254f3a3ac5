const AGO =
  '(?:(?:about|around) )?(?:an?|\\w+|a few|a couple(?: of)?) (?:hours?|days?|weeks?|months?|years?) ago'
/** When it was, said before the statement. */
export const LEADING_TIME = new RegExp(
  `^((?:in the beginning|at first|initially|sometimes|recently|lately|yesterday|today|this morning|right now|last (?:night|week|month|year)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night| morning| evening| afternoon)?|${AGO})),? (?=i\\b|my\\b|it\\b)`,
  'i',
)
