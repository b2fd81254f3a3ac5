import { ABBREVIATIONS } from './abbreviations.data.ts'
import { isLearnableHeading, isLearnablePhrase, isPlaceholder, type Names } from './is-learnable.ts'
import { plainHeading, sameHeading, type StyleObservation, type StyleSection } from './style.ts'
import { countWord } from './words.ts'

interface Around {
  readonly names: Names
  /** Sentences that the draft has because they are added by style. */
  readonly added: ReadonlySet<string>
}

const SAME_BODY = 0.5
/** Of sentences that came from nowhere, more than this is a note of its own. */
const MOST_ADDED = 20

/** What a person made of a draft, as far as it may be learned. Each once. */
export function observeStyle(
  draft: readonly StyleSection[],
  written: readonly StyleSection[],
  around: Around,
): StyleObservation[] {
  const pairs = pairSections(draft, written)
  return [
    ...pairs.flatMap(([before, after]) => observeHeading(before, after, around.names)),
    ...pairs.flatMap(([before, after]) => observeLayout(before, after, around.names)),
    ...observeWords(draft, written),
    ...observePlaceholders(pairs),
    ...observeAdded(draft, written, around),
  ]
}

type Pair = readonly [before: StyleSection, after: StyleSection | undefined]

/** By their headings; where both have one that the other has not, by what stands under it. */
function pairSections(draft: readonly StyleSection[], written: readonly StyleSection[]): Pair[] {
  const isIn = (heading: string, all: readonly StyleSection[]) =>
    all.some((each) => sameHeading(each.heading, heading))
  const fresh = written.filter(({ heading }) => !isIn(heading, draft))
  return draft
    .filter(({ heading }) => heading !== '')
    .map((before): Pair => {
      const same = written.find(({ heading }) => sameHeading(heading, before.heading))
      if (same) return [before, same]
      const renamed = fresh.find((after) => overlap(before, after) >= SAME_BODY)
      if (renamed) fresh.splice(fresh.indexOf(renamed), 1)
      return [before, renamed]
    })
}

function overlap(one: StyleSection, other: StyleSection): number {
  const [a, b] = [one, other].map(
    ({ sentences }) =>
      new Set(
        sentences
          .join(' ')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu),
      ),
  )
  if (!a || !b || a.size === 0 || b.size === 0) return 0
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(a.size, b.size)
}

function observeHeading(
  { heading, sentences }: StyleSection,
  after: StyleSection | undefined,
  names: Names,
): StyleObservation[] {
  if (!isLearnableHeading(heading, names)) return []
  const source = plainHeading(heading)
  const isEmpty = sentences.every(isPlaceholder)
  const removed = { kind: 'removed', source: `## ${source}` } as const
  if (!after) return isEmpty ? [{ ...removed, target: '', isEdit: true }] : []
  const kept = isEmpty ? [{ ...removed, target: removed.source, isEdit: false }] : []
  if (sameHeading(after.heading, heading))
    return [...kept, { kind: 'heading', source, target: source, isEdit: false }]
  if (!isLearnableHeading(after.heading, names)) return kept
  return [...kept, { kind: 'heading', source, target: after.heading, isEdit: true }]
}

/** A single sentence is neither a list nor prose. */
function observeLayout(
  before: StyleSection,
  after: StyleSection | undefined,
  names: Names,
): StyleObservation[] {
  if (!after || after.sentences.length < 2 || !isLearnableHeading(after.heading, names)) return []
  const target = after.isList ? 'list' : 'prose'
  const isEdit = before.isList !== after.isList
  return [{ kind: 'layout', source: plainHeading(after.heading), target, isEdit }]
}

function observeWords(
  draft: readonly StyleSection[],
  written: readonly StyleSection[],
): StyleObservation[] {
  const [before, after] = [textOf(draft), textOf(written)]
  return ABBREVIATIONS.flatMap(([long, short]) => [
    ...observeWord(before, after, long, short),
    ...observeWord(before, after, short, long),
  ])
}

function observeWord(
  before: string,
  after: string,
  source: string,
  target: string,
): StyleObservation[] {
  if (countWord(before, source) === 0) return []
  if (countWord(after, source) > 0) return [{ kind: 'word', source, target: source, isEdit: false }]
  const isReplaced = countWord(after, target) > countWord(before, target)
  return isReplaced ? [{ kind: 'word', source, target, isEdit: true }] : []
}

/** Under a heading that stays. Where something is written in its place, it was filled in. */
function observePlaceholders(pairs: readonly Pair[]): StyleObservation[] {
  const bySource = new Map<string, StyleObservation>()
  for (const [before, after] of pairs) {
    const isFilled = after?.sentences.some((sentence) => !before.sentences.includes(sentence))
    if (!after || isFilled === true) continue
    for (const source of before.sentences.filter(isPlaceholder)) {
      const isLeft = after.sentences.includes(source)
      // Left once, it is no habit to take it out.
      if (bySource.get(source)?.isEdit === false) continue
      const target = isLeft ? source : ''
      bySource.set(source, { kind: 'removed', source, target, isEdit: !isLeft })
    }
  }
  return [...bySource.values()]
}

function observeAdded(
  draft: readonly StyleSection[],
  written: readonly StyleSection[],
  { names, added }: Around,
): StyleObservation[] {
  const before = new Set(draft.flatMap(({ sentences }) => sentences))
  const after = new Set(written.flatMap(({ sentences }) => sentences))
  const fresh = written.flatMap(({ heading, sentences }) =>
    sentences
      .filter((sentence) => !before.has(sentence) && isLearnablePhrase(sentence, names))
      .filter(() => heading === '' || isLearnableHeading(heading, names))
      .map(
        (source) =>
          ({ kind: 'added', source, target: plainHeading(heading), isEdit: true }) as const,
      ),
  )
  const takenOut = [...added].filter((phrase) => before.has(phrase) && !after.has(phrase))
  const bySource = new Map<string, StyleObservation>()
  for (const each of fresh.slice(0, MOST_ADDED)) bySource.set(each.source, each)
  for (const source of takenOut)
    bySource.set(source, { kind: 'added', source, target: '-', isEdit: false })
  return [...bySource.values()]
}

function textOf(sections: readonly StyleSection[]): string {
  return sections.flatMap(({ sentences }) => sentences).join('\n')
}
