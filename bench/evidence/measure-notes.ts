import { describe, type DescribedVisit } from './described-visit.ts'

export interface NoteFigures {
  readonly notes: number
  readonly sentences: number
  readonly linked: number
  readonly unsupported: number
  readonly uncertain: number
  readonly contradicted: number
  readonly omissions: number
  readonly innerConflicts: number
  /** For reading: a person has to judge which of them are true. */
  readonly alarms: readonly string[]
}

/** Unmodified notes: what is marked in them is a true finding or a false alarm. */
export function measureNotes(visits: readonly DescribedVisit[]): NoteFigures {
  const figures = {
    sentences: 0,
    linked: 0,
    unsupported: 0,
    uncertain: 0,
    contradicted: 0,
    omissions: 0,
    innerConflicts: 0,
  }
  const alarms: string[] = []
  for (const visit of visits) {
    const note = describe(visit)
    figures.sentences += note.sentences.filter(({ standing }) => standing !== 'placeholder').length
    figures.linked += note.sentences.filter(({ segment_ids: ids }) => ids.length > 0).length
    figures.unsupported += countOf(note.sentences, 'unsupported')
    figures.uncertain += countOf(note.sentences, 'uncertain')
    figures.contradicted += countOf(note.sentences, 'contradicted')
    figures.omissions += note.omissions.length
    figures.innerConflicts += note.inner_conflicts.length
    for (const { text, conflicts } of note.sentences)
      for (const { kind, written, said, fact_id: id } of conflicts)
        alarms.push(`${kind}${id === null ? '' : ' (fact)'}: ${written} / ${said} — ${text}`)
    for (const { importance, kind, fact } of note.omissions)
      alarms.push(`omitted ${importance} ${kind}: ${fact}`)
    for (const { kind, words } of note.inner_conflicts)
      alarms.push(`inner ${kind}: ${words.join(' / ')}`)
  }
  return { notes: visits.length, ...figures, alarms }
}

function countOf(sentences: readonly { standing: string }[], standing: string): number {
  return sentences.filter((sentence) => sentence.standing === standing).length
}
