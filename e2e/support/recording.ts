import { recordingsApi, type Recording } from '@chartwright/contract/recordings'
import { expect, type Page } from './product.ts'

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Recording' })

export const button = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true })

export async function startRecording(page: Page): Promise<void> {
  await button(page, 'Start Recording').click()
  await expect(panel(page).getByText('Recording in Progress...')).toBeVisible()
}

export async function secondsShown(page: Page): Promise<number> {
  const [minutes, rest] = ((await panel(page).getByRole('timer').textContent()) ?? '').split(':')
  return Number(minutes) * 60 + Number(rest)
}

export async function recordingsOf(
  page: Page,
  { address }: { readonly address: string },
  sessionId: string,
): Promise<Recording[]> {
  const token = (await page.context().cookies()).find(({ name }) => name.includes('auth_token'))
  const path = recordingsApi.list.path.replace('{session_id}', sessionId)
  const answer = await page.request.get(address + path, {
    headers: { authorization: `Bearer ${token?.value ?? ''}` },
  })
  return (await answer.json()) as Recording[]
}

/** Of the first recording of the session. */
export async function secondsReceived(
  page: Page,
  server: { readonly address: string },
  sessionId: string,
): Promise<number> {
  const [recording] = await recordingsOf(page, server, sessionId)
  return Math.floor((recording?.received_samples ?? 0) / 44_100)
}
