import type { ScribeTemplate } from './scribe.ts'

export interface Heading {
  readonly title: string
  /** What the template says about it. */
  readonly body: string
}

export interface ParsedTemplate {
  readonly headings: readonly Heading[]
  /** Written under a heading for which nothing was said. */
  readonly placeholder: string
  /** The template wants such a heading left out. */
  readonly omitsEmpty: boolean
}

const HASHES = /^\s{0,3}#{1,6}\s+(.+?)\s*#*$/
const BOLD = /^\s*(?:\d+[.)]\s*)?(?:\*\*|__)(.{2,60}?):?(?:\*\*|__):?\s*(.*)$/
const COLON = /^\s*(?:[-*]\s+|\d+[.)]\s+)?([A-Z][\w '’/&()-]{1,50}):\s*(.*)$/
const NUMBERED = /^\s*\d+[.)]\s+([A-Z][\w '’/&()-]{2,50})$/
const CAPITALS = /^\s*([A-Z][A-Z '’/&()-]{2,50})\s*$/
const PLACEHOLDER = /\bwrite ["“]([^"”]{2,40})["”] under a heading/i
const OMITS =
  /\b(?:leave out|omit|skip) (?:a|any|every|each|the)? ?(?:heading|section)s? (?:for|about|with|where|under) /i

/** Headings in whatever way a template marks them; the first way that finds two wins, then any. */
export function parseTemplate(template: Pick<ScribeTemplate, 'prompt'>): ParsedTemplate {
  const lines = template.prompt.split(/\r?\n/)
  const found = [[HASHES], [BOLD], [CAPITALS], [NUMBERED], [COLON]].map((ways) =>
    collect(lines, ways),
  )
  const best = found[0]?.length
    ? found[0]
    : (found.find((headings) => headings.length >= 2) ??
      found.find((headings) => headings.length > 0))
  return {
    headings: best ?? [],
    placeholder: PLACEHOLDER.exec(template.prompt)?.[1] ?? 'Not discussed.',
    omitsEmpty: OMITS.test(template.prompt),
  }
}

function collect(lines: readonly string[], ways: readonly RegExp[]): Heading[] {
  const headings: { title: string; body: string[] }[] = []
  for (const line of lines) {
    const match = ways.map((way) => way.exec(line)).find((result) => result !== null)
    if (match) headings.push({ title: plain(match[1] ?? ''), body: match[2] ? [match[2]] : [] })
    else headings.at(-1)?.body.push(line)
  }
  return headings.map(({ title, body }) => ({ title, body: body.join('\n').trim() }))
}

function plain(title: string): string {
  return title
    .replace(/[*_`]+/g, '')
    .replace(/^\d+[.)]\s*/, '')
    .replace(/:$/, '')
    .trim()
}
