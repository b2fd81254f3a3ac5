import type { Fact } from '@chartwright/contract/facts'
import { tellFact } from '../../../clinical/realise/telling/tell-fact.ts'
import type { Line } from '../comparing/said-clause.ts'
import { indexVisit } from '../indexing/index-visit.ts'
import { describeNote, type Description, type DescribedNote } from '../judging/describe-note.ts'

/** A critical, sure, present symptom of the patient, heard in these words, unless told otherwise. */
export function givenHeard(lines: readonly Line[], words: string, told: Partial<Fact> = {}): Fact {
  const place = lines.findIndex(({ text }) => text.includes(words))
  const line = lines[place]
  const content = {
    kind: 'symptom' as const,
    concept: words,
    polarity: 'present' as const,
    certainty: 'sure' as const,
    who: 'patient',
    time: 'now' as const,
    status: '' as const,
    act: '' as const,
    attributes: {},
    problem: '',
    importance: 'critical' as const,
    source: 'heard' as const,
    ...told,
  }
  const from = line?.text.indexOf(words) ?? 0
  return {
    id: `fact ${words}`,
    lines: line ? [place] : [],
    said: line ? [{ segment_id: line.id, from, to: from + words.length, words }] : [],
    ...content,
    text: tellFact(content),
  }
}

/** A note that a scribe wrote for clinicians about these lines and facts. */
export function describeGiven(
  html: string,
  lines: readonly Line[],
  ledger: DescribedNote['ledger'],
  more: Partial<DescribedNote> = {},
): Description {
  return describeNote({
    html,
    visit: indexVisit(lines),
    ledger,
    context: [],
    isScribes: () => true,
    reader: 'clinician',
    ...more,
  })
}

export function givenLines(...said: readonly string[]): Line[] {
  return said.map((text, place) => ({ id: `s${String(place)}`, text }))
}
