import type { NoteSection } from './section.ts'
import type { NoteInput } from '../scribe.ts'
import {
  closeLetter,
  isLetter,
  isReferral,
  isToldBy,
  openLetter,
  reasonForReferral,
} from './letters/write-letter.ts'
import { tellFacts, type PlacedFact } from './headings/write-section.ts'
import type { Block } from '../../../clinical/realise/block.ts'

const PARTS: readonly (readonly Block[])[] = [
  ['complaint', 'hpi', 'ros'],
  ['history', 'family', 'social'],
  ['medications', 'allergies'],
  ['vitals', 'exam', 'results'],
  ['assessment', 'plan', 'assessment-and-plan'],
]
const NO_HEADING = { title: '', body: '' }

/** A template without headings gets a paragraph for each part of the visit; a letter is a letter. */
export function writeFreely(
  placed: readonly PlacedFact[],
  { template, known }: Pick<NoteInput, 'template' | 'known'>,
  reader: 'clinician' | 'patient',
): NoteSection[] {
  const facts = placed.map(({ fact }) => fact)
  const reason = isReferral(template) ? reasonForReferral(facts, known) : undefined
  const free = placed.filter(({ fact }) => !isToldBy(reason, fact))
  const taken = new Set<PlacedFact>()
  const told = PARTS.flatMap((blocks): NoteSection[] => {
    const own = free.filter(
      (one) => !taken.has(one) && one.chain.some((block) => blocks.includes(block)),
    )
    for (const one of own) taken.add(one)
    const { paragraphs, isList } = tellFacts(own, blocks, { reader, problems: [] })
    return paragraphs.length === 0 ? [] : [{ heading: null, paragraphs, isList }]
  })
  if (!isLetter(template) || told.length === 0) return told
  const whole = (paragraphs: NoteSection['paragraphs']) => ({
    heading: null,
    paragraphs,
    isList: false,
  })
  return [
    whole(openLetter(NO_HEADING, isReferral(template) ? facts : [], known)),
    ...(reason ? [whole([[reason]])] : []),
    ...told,
    whole(closeLetter(undefined, known)),
  ]
}
