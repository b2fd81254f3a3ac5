import type { Fact } from '@chartwright/contract/facts'
import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { Block } from '../../../../../clinical/realise/block.ts'
import type { NoteSection, ToldSentence } from '../../section.ts'
import { ALSO_SAID } from '../also-said.ts'

const STORY = new Set<Fact['kind']>(['symptom', 'complaint', 'history'])
/** Nobody feels or sees it on a patient. */
const MEASURED = /\b(?:function|levels?|labs?|counts?|titers?|x-?rays?|scans?|mri|ct)\b/i
const DECISIONS = new Set<string>(DRUG_DECISIONS)

/** Of one fact: where a line of it stands, and where anything does that is said of it. */
export interface PlacesOfFact {
  readonly kind: Fact['kind']
  /** When to get help: nobody looks for that under what was also said. */
  readonly isWarning: boolean
  readonly ofLine: string | undefined
  readonly ofQuotation: string | undefined
}

interface Headings {
  /** As the template has them, also those that the note leaves out. */
  readonly order: readonly (string | null)[]
  readonly placeholder: string
  /** Where lines stand that no fact tells of: what was concluded. */
  readonly unread?: { readonly lines: ReadonlySet<string>; readonly heading: string | undefined }
}

/**
 * Lines that read as those of a note stand under the heading that tells such facts, if it tells any or
 * they are of the plan; so do warnings and conclusions. What else is quoted stays by itself, unless nothing else is
 * known for its heading.
 */
export function placeLines(
  sections: readonly NoteSection[],
  { order, placeholder, unread }: Headings,
  placesOf: (id: string) => PlacesOfFact | undefined,
): NoteSection[] {
  const also = sections.find(({ heading }) => heading === ALSO_SAID)
  if (also === undefined) return [...sections]
  const others = sections.filter((section) => section !== also)
  const isThere = (heading: string | undefined, isEmpty: boolean) =>
    others.some((one) => one.heading === heading && isUnsaid(one, placeholder) === isEmpty)
  const placeOf = (paragraph: readonly ToldSentence[]): string | undefined => {
    const places = paragraph.flatMap(({ factIds }) => factIds.map(placesOf))
    const [line, quotation] = (['ofLine', 'ofQuotation'] as const).map((of) => {
      const [heading, ...more] = new Set(places.map((place) => place?.[of]))
      return more.length > 0 ? undefined : heading
    })
    const isOfPlan = places.every((place) => place?.kind === 'plan')
    const isWarning = places.every((place) => place?.isWarning === true)
    const isUnread = paragraph.some(({ text }) => unread?.lines.has(text) === true)
    const concluded = places.find((place) => place?.kind === 'assessment')?.ofQuotation
    const conclusion = isUnread ? unread?.heading : concluded
    if (conclusion !== undefined && order.includes(conclusion)) return conclusion
    if (isWarning && quotation !== undefined && order.includes(quotation)) return quotation
    if (line !== undefined && !isQuoted(paragraph))
      if (isThere(line, false) || (isOfPlan && order.includes(line))) return line
    return isThere(quotation, true) ? quotation : undefined
  }
  const placed = also.paragraphs.map((paragraph) => ({ paragraph, place: placeOf(paragraph) }))
  const stay = placed.filter(({ place }) => place === undefined)
  const filled = withLeftOut(others, order, placed).map((section) => {
    const lines = placed.flatMap(({ paragraph, place }) =>
      place !== undefined && place === section.heading ? [paragraph] : [],
    )
    if (lines.length === 0) return section
    if (isUnsaid(section, placeholder)) return { ...section, paragraphs: lines, isList: true }
    return withLines(section, lines, (id) => placesOf(id)?.kind)
  })
  if (stay.length === 0) return filled
  return [...filled, { ...also, paragraphs: stay.map(({ paragraph }) => paragraph) }]
}

/** With the headings that the note leaves out and that something stands under now. */
function withLeftOut(
  sections: readonly NoteSection[],
  order: Headings['order'],
  placed: readonly { place: string | undefined }[],
): NoteSection[] {
  const missing = order.filter(
    (heading) =>
      placed.some(({ place }) => place !== undefined && place === heading) &&
      !sections.some((section) => section.heading === heading),
  )
  return missing.reduce<NoteSection[]>(
    (all, heading) => {
      const before = new Set(order.slice(0, order.indexOf(heading)))
      const at = all.findLastIndex((section) => before.has(section.heading)) + 1
      return all.toSpliced(at, 0, { heading, paragraphs: [], isList: true })
    },
    [...sections],
  )
}

function isQuoted(paragraph: readonly ToldSentence[]): boolean {
  return paragraph.some(({ text }) => /[“”]/.test(text))
}

/** Whether nothing is told under a heading. */
export function isUnsaid({ paragraphs }: NoteSection, placeholder: string): boolean {
  return paragraphs
    .flat()
    .every(({ text, factIds }) => text === placeholder && factIds.length === 0)
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

/** In a list as items of it; in a text behind the first part of the story, or what is told last. */
function withLines(
  section: NoteSection,
  lines: readonly (readonly ToldSentence[])[],
  kindOf: (id: string) => Fact['kind'] | undefined,
): NoteSection {
  const { paragraphs, isList } = section
  if (isList) return { ...section, paragraphs: [...paragraphs, ...lines] }
  const told = lines.flat()
  const isStory = (sentences: readonly ToldSentence[]) =>
    sentences.some(({ factIds }) => factIds.some((id) => STORY.has(kindOf(id) ?? 'plan')))
  const first = isStory(told) ? paragraphs.findIndex(isStory) : -1
  const place = first < 0 ? paragraphs.length - 1 : first
  const put = paragraphs.map((own, at) => (at === place ? [...own, ...told] : own))
  return { ...section, paragraphs: put }
}
