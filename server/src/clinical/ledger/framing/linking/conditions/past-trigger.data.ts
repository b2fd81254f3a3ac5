/** What happens once and hurts from then on. */
export const HAPPENED =
  '(?:bent|bumped|dropped|fell|hit|jumped|knocked|landed|lifted|picked|rolled|slipped|stepped|struck|stumbled|tripped|turned|twisted)'

/** What one is in rather than does, 'in the shower'. */
export const PLACED = String.raw`(?:in|at|on|out|under|over|up) (?:the|a|my|his|her|our|bed|work|school|home)\b`
