/** 'right now', 'tender right over the joint': before one of these it means exactly, and no side. */
export const RIGHT_BEFORE: readonly string[] = [
  'about',
  'above',
  'across',
  'after',
  'around',
  'at',
  'away',
  'before',
  'behind',
  'below',
  'between',
  'by',
  'here',
  'in',
  'near',
  'next',
  'now',
  'on',
  'over',
  'there',
  'through',
  'under',
  'up',
  'when',
  'where',
]

/** What is said with 'left' and 'right' without a side. */
export const NO_SIDE_PHRASES: readonly string[] = [
  'all right',
  'head and shoulders',
  'left (?:at|for|in|off|on|out|over|the)',
  'right course',
  'right,? ok(?:ay)?',
  'that is right',
  "(?:you are|you're) right",
]
