import type { NoName } from './no-name.ts'

/** What is to be done, without what it is done to. */
export const NO_NAMES_PLANNED: readonly NoName[] = [
  {
    of: ['plan'],
    said: /^(?:re-?check|repeat|check)(?:ing)? (?:that|it|them|this|those)(?: (?:today|again|in|at|next|on|for|when|after|before|now|tomorrow|every|then)\b.*)?$/,
    example: 'recheck that today',
    unlike: 'recheck that ferritin',
  },
  {
    of: ['plan'],
    said: /^cut(?:ting)? (?:down|back)$/,
    example: 'cut down',
    unlike: 'cut down on salt',
  },
  {
    of: ['plan'],
    said: /^(?:nine|one)(?: (?:nine|one))? (?:or|and) (?:a and e|a&e|the er|er|hospital|emergency|go to)\b/,
    example: 'nine or a and e',
    unlike: 'one or two walks a day',
  },
]
