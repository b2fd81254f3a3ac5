const LEAVE = /\bleave (?:the |a )?([^.]*?) as ["“](\[[^"”\]]+\])["”]/gi
const IF_NOT =
  /\bif none was, write ["“](\[[^"”\]]+\])["”]|for each that was not, write ["“](\[[^"”\]]+\])["”]/i

/** Lines that a template wants left for a person: 'Leave the date of the letter as "[to be completed]"'. */
export function findBlanks(body: string): string[] {
  return [...body.matchAll(LEAVE)].flatMap(([, names = '', blank = '']) =>
    names
      .replace(/ of (?:the|this) .*$/, '')
      .split(/ and (?:the )?|, (?:the )?/)
      .map(
        (name) =>
          `${capital(name.replace(/^(?:the|a) /, '').trim())}${/^(?:first|last)$/.test(name) ? ' day' : ''}: ${blank}`,
      ),
  )
}

/** What stands in place of something that was not named. */
export function findBlankOfHeading(body: string): string | undefined {
  const match = IF_NOT.exec(body)
  return match?.[1] ?? match?.[2]
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
