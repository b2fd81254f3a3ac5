import type { ConsentWording } from '@chartwright/contract/consent'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { findWording, insertWording, keepOriginal } from './wording.queries.ts'

/** An unchanged text is not a new version. Throws CONFLICT if another window was faster. */
export async function changeWording(
  tx: Tx,
  practitionerId: string,
  { text, based_on: basedOn }: { readonly text: string; readonly based_on: number },
): Promise<ConsentWording> {
  await keepOriginal(tx, practitionerId)
  const current = await findWording(tx, practitionerId)
  if (current.version !== basedOn) throw new AppError('CONFLICT')
  if (current.text === text) return current
  const next = { version: current.version + 1, text }
  if (!(await insertWording(tx, practitionerId, next))) throw new AppError('CONFLICT')
  return next
}
