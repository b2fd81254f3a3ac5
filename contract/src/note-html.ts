/** What a note may contain. Everything else is dropped on input, on both sides; its text stays. */
export const NOTE_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
] as const

/** Other spellings of the same. */
export const NOTE_TAG_ALIASES = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' } as const

/** Dropped with everything in them. */
export const NOTE_TAGS_WITHOUT_TEXT = ['script', 'style', 'textarea', 'option', 'noscript'] as const
