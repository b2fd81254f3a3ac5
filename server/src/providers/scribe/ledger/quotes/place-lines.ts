import type { Fact } from '@chartwright/contract/facts'
import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { Block } from '../../../../clinical/realise/block.ts'
import type { NoteSection, ToldSentence } from '../section.ts'
import { ALSO_SAID } from './also-said.ts'

const STORY = new Set<Fact['kind']>(['symptom', 'complaint', 'history'])
/** Nobody feels or sees it on a patient. */
const MEASURED = /\b(?:function|levels?|labs?|counts?|titers?|x-?rays?|scans?|mri|ct)\b/i
const DECISIONS = new Set<string>(DRUG_DECISIONS)

/**
 * Lines that read as those of a note stand under the heading that tells such facts, if it tells any;
 * what is quoted, or of several kinds, stays by itself.
 */
export function placeLines(
  sections: readonly NoteSection[],
  headingOf: (id: string) => string | undefined,
): NoteSection[] {
  const also = sections.find(({ heading }) => heading === ALSO_SAID)
  if (also === undefined) return [...sections]
  const others = sections.filter((section) => section !== also)
  const placeOf = (paragraph: readonly ToldSentence[]) => placeIn(others, paragraph, headingOf)
  const stay = also.paragraphs.filter((paragraph) => placeOf(paragraph) === undefined)
  const filled = others.map((section) =>
    withLines(
      section,
      also.paragraphs.filter((paragraph) => placeOf(paragraph) === section),
    ),
  )
  return stay.length === 0 ? filled : [...filled, { ...also, paragraphs: stay }]
}

/** Where a line of such a fact stands; undefined where a list of names has no room for it. */
export function blocksOfLine(
  { kind, status, time, said: [own] }: Fact,
  isOfPatient: boolean,
): readonly Block[] {
  if (STORY.has(kind)) return ['hpi']
  if (kind === 'finding' || kind === 'result') {
    if (isOfPatient) return kind === 'finding' ? ['hpi'] : []
    return kind === 'result' || MEASURED.test(own?.words ?? '') ? ['results'] : ['exam']
  }
  if (kind === 'plan') return ['plan', 'assessment-and-plan']
  return kind === 'medication' && DECISIONS.has(status) && time !== 'past'
    ? ['plan', 'assessment-and-plan']
    : []
}

function placeIn(
  sections: readonly NoteSection[],
  paragraph: readonly ToldSentence[],
  headingOf: (id: string) => string | undefined,
): NoteSection | undefined {
  const ids = paragraph.flatMap(({ factIds }) => factIds)
  const [heading, ...more] = new Set(ids.map(headingOf))
  if (heading === undefined || more.length > 0) return undefined
  if (paragraph.some(({ text }) => /[“”]/.test(text))) return undefined
  return sections.find(
    (section) =>
      section.heading === heading &&
      section.paragraphs.some((told) => told.some(({ factIds }) => factIds.length > 0)),
  )
}

function withLines(section: NoteSection, lines: readonly (readonly ToldSentence[])[]): NoteSection {
  if (lines.length === 0) return section
  if (section.isList) return { ...section, paragraphs: [...section.paragraphs, ...lines] }
  const last = section.paragraphs.at(-1) ?? []
  return {
    ...section,
    paragraphs: [...section.paragraphs.slice(0, -1), [...last, ...lines.flat()]],
  }
}
