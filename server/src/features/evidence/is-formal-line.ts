const DATE =
  /^date: (?:\p{L}{3,9}\.? \d{1,2}, \d{4}|\d{1,2} \p{L}{3,9} \d{4}|\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{4})$/iu
const SALUTATION = /^dear(?: [\p{L}.'’-]+){1,5},$/iu
const CLOSE =
  /^(?:yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|(?:with )?(?:kind|best|warm) regards|regards|best wishes),$/i
const NAME =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:(?:de|da|dos|der|den|van|von|la|al) )*\p{Lu}[\p{L}.'’-]*){1,4}$/u

/**
 * The date, the salutation and the close of a letter, with the name under it: they belong to its
 * form and state nothing of the visit. Only a whole line counts.
 */
export function isFormalLine(line: string, before: string | undefined): boolean {
  if (DATE.test(line) || SALUTATION.test(line) || CLOSE.test(line)) return true
  return before !== undefined && CLOSE.test(before) && NAME.test(line)
}
