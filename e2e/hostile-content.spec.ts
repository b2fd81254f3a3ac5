import { HOSTILE_HTML } from '../server/src/testing/hostile-html.data.ts'
import { editor } from './support/editor.ts'
import { expect, test, type Page } from './support/product.ts'

/** What ran, and what only the content security policy held back. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  await page.exposeFunction('reportHostile', (what: string) => ran.push(what))
  await page.addInitScript(() => {
    const report = (what: string): void =>
      (window as unknown as { reportHostile: (what: string) => void }).reportHostile(what)
    window.alert = () => report('alert')
    document.addEventListener('securitypolicyviolation', (event) => {
      report(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}:${event.columnNumber} ${event.sample}`,
      )
    })
  })
  return async () => {
    await page.waitForTimeout(300)
    return ran
  }
}

test('hostile text in every field is shown as text, and nothing of it runs', async ({
  page,
  context,
  server,
  nextPractitioner,
  signIn,
}) => {
  test.setTimeout(120_000)
  const practitioner = nextPractitioner()
  const post = async (path: string, body: object, method = 'POST') => {
    const answer = await fetch(server.address + path, {
      method,
      headers: {
        authorization: `Bearer ${practitioner.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBeLessThan(300)
    return (await answer.json()) as { id: string }
  }
  const short = HOSTILE_HTML.filter((html) => html.length <= 150 && !html.includes('\0'))
  const everything = HOSTILE_HTML.join('\n')
  const patient = await post('/patients/', { name: short[0] ?? '' })
  for (const name of short.slice(1, 12)) await post('/patients/', { name })
  const session = await post('/sessions/', { name: short[1] ?? '', patient_id: patient.id })
  await post(
    '/api/tasks/',
    short.map((title) => ({ title, category: 'Action', status: 'todo', patient_id: patient.id })),
  )
  await post('/api/transcript', {
    session_id: session.id,
    text: `Doctor: What brings you in today?\nPatient: I have had a cough and a fever for three days.\nDoctor: Okay. ${everything}\nPatient: ${short.join(' ')}`,
  })
  const template = {
    template_title: short[2] ?? '',
    template_description: everything,
    template_type: 'medical',
    template_text: `## ${short[3] ?? ''}\n${everything}`,
  }
  await post('/templates/', template)
  await post('/notes/', { session_id: session.id, note_text: everything, title: short[4] ?? '' })
  const tabContents = { context: everything }
  await post(`/sessions/${session.id}/`, { tabContents }, 'PUT')
  await post(
    '/auth/update-profile',
    { name: short[5] ?? '', role: 'Physician', country: 'Canada' },
    'PUT',
  )

  await signIn(context, practitioner)
  const findings = await watch(page)
  for (const view of [
    '',
    '&tab=transcription',
    '&view=templates',
    '&view=tasks',
    '&view=settings',
  ]) {
    await page.goto(`/dashboard?session=${session.id}${view}`)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/\S/)
    expect(await findings()).toEqual([])
  }
  await page.goto(`/dashboard?session=${session.id}`)
  await page.getByRole('button', { name: 'Create Note' }).click()
  await page.getByRole('option', { name: 'SOAP', exact: true }).click()
  await expect(editor(page)).toContainText(/cough/i, { timeout: 90_000 })
  await editor(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', html)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, everything)
  await page.getByPlaceholder('Ask the assistant to do anything...').fill('Summarise the visit')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Assistant' })).toContainText(/cough/i)
  expect(await findings()).toEqual([])
})
