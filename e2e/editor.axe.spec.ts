import { AXE_TIMEOUT_MS, findings } from './support/axe.ts'
import { expect } from './support/gallery.ts'
import { openNote, test } from './support/note-server.ts'

const SOAP = '<h2>Plan</h2><ul><li><p>Fluids</p></li></ul><ol><li><p>Review</p></li></ol>'

for (const width of [1440, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    test.setTimeout(AXE_TIMEOUT_MS)

    test('axe finds nothing in the editor, empty, full, refused and in a conflict', async ({
      page,
      server,
    }) => {
      await openNote(page, server)
      expect(await findings(page), 'empty').toEqual([])
      server.change(SOAP)
      const editor = await openNote(page, server)
      expect(await findings(page), 'full').toEqual([])
      server.mood = 413
      await editor.click()
      await page.keyboard.type('text')
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      expect(await findings(page), 'refused').toEqual([])
      server.mood = 'well'
      server.change('<p>theirs</p>')
      await page.keyboard.type('more')
      await page.getByRole('button', { name: 'Keep mine' }).waitFor()
      expect(await findings(page), 'conflict').toEqual([])
    })

    test('every button can be hit', async ({ page, server }) => {
      server.change(SOAP)
      await openNote(page, server)
      const least = width < 768 ? 44 : 24
      for (const button of await page.getByRole('main').getByRole('button').all()) {
        const box = await button.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(least)
      }
    })
  })
}
