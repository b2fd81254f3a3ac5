import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { editor } from './support/editor.ts'
import { expect, test } from './support/product.ts'

test.describe('in both themes', () => {
  test.setTimeout(AXE_TIMEOUT_MS)

  test('axe finds nothing on the workspace', async ({
    page,
    context,
    request,
    nextPractitioner,
    signIn,
  }) => {
    const practitioner = nextPractitioner()
    await signIn(context, practitioner)
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await findings(page), 'no session').toEqual([])

    const headers = { authorization: `Bearer ${practitioner.token}` }
    const created = await request.post('/sessions/', { headers, data: {} })
    const { id: session_id } = (await created.json()) as { id: string }
    for (const title of ['SOAP', 'A letter of many words that needs to be cut', 'Sick Note']) {
      const data = { session_id, title, note_text: '<h2>Plan</h2><p>Rest.</p>' }
      await request.post('/notes/', { headers, data })
    }
    await page.goto(`/dashboard?session=${session_id}`)
    await editor(page).waitFor()
    expect(await findings(page), 'context').toEqual([])
    await page.getByRole('tab', { name: 'SOAP' }).click()
    await expect(editor(page)).toContainText('Rest.')
    await page.getByRole('button', { name: 'Close Sick Note' }).click()
    expect(await findings(page), 'note').toEqual([])
    await page.getByRole('button', { name: 'Rename session' }).click()
    expect(await findings(page), 'rename').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Create Note' }).click()
    await page.getByRole('option', { name: 'SOAP', exact: true }).waitFor()
    expect(await findings(page), 'create note').toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(editor(page)).toContainText('Rest.')
    expect(await findings(page), 'narrow').toEqual([])
  })
})
