import { accountApi } from '@chartwright/contract/auth'
import { call, openStream } from '../../lib/http/api.ts'
import { saveAnswer } from '../../lib/save-answer.ts'

/** One file at a time: with hours of audio there are several. */
export async function downloadData(): Promise<number> {
  const { parts } = await call(accountApi.exportPlan)
  for (let part = 1; part <= parts; part++) {
    const answer = await openStream(accountApi.exportPart, { query: { part } })
    await saveAnswer(answer, 'chartwright.zip')
  }
  return parts
}
