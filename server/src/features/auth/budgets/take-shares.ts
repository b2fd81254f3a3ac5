import { sha256 } from '../../../lib/keyed-hash.ts'
import type { Budget } from '../../../http/rate-limits.ts'

/** One budget, and whose share of it is taken. */
export type Share = readonly [budget: Budget, owner: string]

/** The owner of the shares of the whole installation. */
export const EVERYBODY = 'all'

export interface Taken {
  /** Of the last share's budget, in this window. */
  readonly spent: number
  readonly giveBack: () => Promise<void>
}

/** All shares or none: shares taken before a refusal are returned. */
export async function takeShares(shares: readonly Share[]): Promise<Taken> {
  const taken: Share[] = []
  let spent = 0
  const giveBack = async () => {
    for (const [budget, owner] of taken) await budget.giveBack(keyOf(owner))
  }
  try {
    for (const share of shares) {
      spent = await share[0].take(keyOf(share[1]))
      taken.push(share)
    }
  } catch (error) {
    await giveBack()
    throw error
  }
  return { spent, giveBack }
}

/** Hashed: a key of any length fits, and no number or address is stored. */
function keyOf(owner: string): string {
  return sha256(owner).toString('base64url')
}
