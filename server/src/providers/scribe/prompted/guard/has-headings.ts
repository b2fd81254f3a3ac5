import { sameHeading, type StylePreference } from '../../../../clinical/style/style.ts'
import { parseTemplate } from '../../parse-template.ts'
import type { ScribeTemplate } from '../../scribe.ts'

/** A model may word one or leave out what was not discussed, but not most of them. */
const LEAST_SHARE = 0.5

/** Whether a note has the headings that its template asks for, in whatever way they are marked. */
export function hasHeadings(
  note: string,
  template: ScribeTemplate,
  style: readonly StylePreference[] = [],
): boolean {
  const { headings, omitsEmpty } = parseTemplate(template)
  const isMarked = /^\s{0,3}#{1,6}\s/m.test(template.prompt)
  // One line with a colon in it is no heading yet.
  if (headings.length === 0 || (headings.length === 1 && !isMarked)) return true
  const lines = note.split('\n').map((line) => line.replace(/^[\s#*_>\-\d.)]+/, '').toLowerCase())
  const found = headings.filter(({ title }) => {
    const wanted = title.replace(/\s*\(.*\)\s*$/, '').toLowerCase()
    const renamed = style.filter(
      ({ kind, source }) => kind === 'heading' && sameHeading(source, wanted),
    )
    const names = [wanted, ...renamed.map(({ target }) => target.toLowerCase())]
    return lines.some((line) =>
      names.some((name) => line.startsWith(name) && isEnd(line.slice(name.length))),
    )
  })
  return found.length >= (omitsEmpty ? 1 : Math.ceil(headings.length * LEAST_SHARE))
}

/** 'Plan', 'Plan:', '**Plan** – rest', 'Plan (agreed)', but not 'Planned for Monday'. */
function isEnd(rest: string): boolean {
  return /^[\s*_#]*(?:$|[:–—(-])/.test(rest)
}
