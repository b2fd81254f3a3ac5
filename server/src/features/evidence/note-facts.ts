import { isInsulin } from '../../clinical/lexicon/drug-brands.data.ts'
import { ownerIn } from './index-drugs.ts'
import type { Facts } from './read-facts.ts'

/** What a note states anywhere, for looking up. */
export interface NoteFacts {
  /** Normalised. */
  readonly text: string
  readonly drugs: ReadonlySet<string>
  /** Drugs that have an amount. */
  readonly dosed: ReadonlySet<string>
  readonly findings: ReadonlySet<string>
  readonly figures: ReadonlySet<string>
  /** '2 week', '10 day', but for what lies behind. */
  readonly spans: ReadonlySet<string>
}

const PAST =
  /\b(?:ago|last|past|since|started|began|onset|has been|have been|had|history|presents)\b/

export function collectNoteFacts(facts: readonly Facts[]): NoteFacts {
  return {
    text: facts.map(({ text }) => text).join('\n'),
    drugs: new Set(
      facts.flatMap(({ drugs }) =>
        drugs.flatMap(({ generic }) => (isInsulin(generic) ? [generic, 'insulin'] : [generic])),
      ),
    ),
    dosed: new Set(
      facts.flatMap((item) =>
        item.amounts.flatMap((amount) => ownerIn({ facts: item }, amount) ?? []),
      ),
    ),
    findings: new Set(facts.flatMap(({ findings }) => findings.map(({ kind }) => kind.name))),
    figures: new Set(
      facts.flatMap(({ measures, amounts }) =>
        [...measures, ...amounts].map(({ figure }) => figure),
      ),
    ),
    spans: new Set(
      facts
        .filter(({ text }) => !PAST.test(text))
        .flatMap(({ measures }) => measures.map(({ figure, unit }) => `${figure} ${unit}`)),
    ),
  }
}
