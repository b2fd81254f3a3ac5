import { accountApi } from '@chartwright/contract/auth'
import { call, openStream } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'

/** One file after the other: with hours of sound there are several. */
export async function downloadData(): Promise<number> {
  const { parts } = await call(accountApi.exportPlan)
  for (let part = 1; part <= parts; part++) {
    const answer = await openStream(accountApi.exportPart, { query: { part } })
    saveFile(await answer.blob(), nameIn(answer.headers.get('content-disposition')))
  }
  return parts
}

function nameIn(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'chartwright.zip'
}
