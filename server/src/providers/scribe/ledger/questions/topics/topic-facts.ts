import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { Fact, FactStatus } from '@chartwright/contract/facts'

export const kind =
  (...kinds: Fact['kind'][]) =>
  (fact: Fact) =>
    kinds.includes(fact.kind)

export const act =
  (...acts: Fact['act'][]) =>
  (fact: Fact) =>
    fact.kind === 'plan' && acts.includes(fact.act)

export const drug =
  (...statuses: (FactStatus | '')[]) =>
  (fact: Fact) =>
    fact.kind === 'medication' && statuses.includes(fact.status)

export const isDrugDecision = drug(...DRUG_DECISIONS, 'offered', 'declined')

export const isOperation = ({ concept }: Fact) =>
  /(?:ectomy|otomy|plasty|scopy|surg\w+|operat\w+|repair|replacement|bypass|graft|transplant|stent|implant|section|cast|fusion|ligation|amputat\w+)\b/.test(
    concept,
  )
