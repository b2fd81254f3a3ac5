import { accountApi } from '@chartwright/contract/auth'
import { call, openStream } from '../../lib/api.ts'

/** One file after the other: with hours of sound there are several. */
export async function downloadData(): Promise<number> {
  const { parts } = await call(accountApi.exportPlan)
  for (let part = 1; part <= parts; part++) {
    const answer = await openStream(accountApi.exportPart, { query: { part } })
    save(await answer.blob(), nameIn(answer.headers.get('content-disposition')))
  }
  return parts
}

function nameIn(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'chartwright.zip'
}

const KEPT_MS = 60_000

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
