import type { Fact } from '@chartwright/contract/facts'
import { codeFact } from '../../../clinical/codes/code-fact.ts'
import type { CodeEdition } from '../../../clinical/codes/code-table.ts'

/** A code, or the reason why there is none. */
export function codeText(
  fact: Fact,
  facts: readonly Fact[],
  edition: CodeEdition | undefined,
): string {
  const coded = codeFact(fact, facts, edition)
  return 'code' in coded ? coded.code : `no code (${coded.missing})`
}
