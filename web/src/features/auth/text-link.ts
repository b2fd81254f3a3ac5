/** A link or a button within a line of text, with a touch target large enough for a finger. */
export const textLinkStyle =
  'inline-flex min-h-control cursor-pointer items-center rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline'
