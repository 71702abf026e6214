import { panelTexts } from '#languages/panel-texts.ts'
import { savedTexts } from '#languages/saved-texts.ts'
import { violations } from '../violations.ts'
import { expect, setServer, test, workAlone } from './extension-test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the panel in a ${colorScheme} scheme, 320 px wide`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 700 } })
    test('has nothing against it in any state, and never scrolls sideways', async ({
      extended,
      baseURL,
    }, testInfo) => {
      const page = await extended.watch()
      const panel = await extended.openPanel(page)
      const check = async (name: string): Promise<void> => {
        expect(await violations(panel), name).toEqual([])
        expect(await panel.evaluate('document.documentElement.scrollWidth'), name).toBe(320)
        await panel.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true })
      }
      await expect(panel.getByText('2 summaries left.')).toBeVisible()
      await check('ready')
      await panel.getByRole('button', { name: 'Settings' }).click()
      await check('settings')
      await panel.getByRole('button', { name: 'Settings' }).click()
      await panel.getByRole('button', { name: 'Summarize' }).click()
      await expect(panel.getByRole('heading', { name: 'Key insights' })).toBeVisible()
      await check('summary')
      await panel.locator('[data-evidence]').first().click()
      await expect(panel.getByRole('dialog')).toBeVisible()
      await check('evidence')
      await panel.keyboard.press('Escape')
      await panel.getByRole('tab', { name: 'Summary' }).focus()
      await panel.keyboard.press('ArrowRight')
      await expect(panel.getByLabel('Transcript text')).toBeVisible()
      await check('transcript')
      await panel.keyboard.press('ArrowRight')
      await check('ask')

      await workAlone(extended)
      await expect(panel.getByText('On this machine. Nothing is sent.')).toBeVisible()
      await panel.getByRole('button', { name: 'Summarize' }).click()
      await panel.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(panel.getByRole('button', { name: 'Saved' })).toBeVisible()
      await check('alone')
      await panel.getByRole('button', { name: 'Library' }).click()
      await expect(panel.getByRole('heading', { name: 'Saved on this machine' })).toBeVisible()
      await check('library')
      await setServer(extended.context, baseURL ?? '')

      const second = await extended.openPanel(await extended.watch({ videoId: 'second00001' }))
      await second.getByRole('button', { name: 'Summarize' }).click()
      await expect(second.getByRole('heading', { name: 'One more free summary' })).toBeVisible()
      expect(await violations(second), 'email').toEqual([])
      await second.screenshot({ path: testInfo.outputPath('email.png') })

      const failed = await extended.openPanel(await extended.watch({ videoId: 'third000001', tracks: [] }))
      await failed.getByRole('button', { name: 'Summarize' }).click()
      await expect(failed.getByRole('heading', { name: 'No captions' })).toBeVisible()
      expect(await violations(failed), 'failed').toEqual([])
      await failed.screenshot({ path: testInfo.outputPath('failed.png') })
    })
  })
}

for (const { locale, direction, words, states } of [
  { locale: 'ar-EG', direction: 'rtl', words: panelTexts.ar, states: savedTexts.ar },
  { locale: 'hi-IN', direction: 'ltr', words: panelTexts.hi, states: savedTexts.hi },
] as const) {
  test.describe(`the panel in a browser that asks for ${locale}, 320 px wide`, () => {
    test.use({ locale, viewport: { width: 320, height: 700 } })
    test('speaks it, in its direction, also where text is twice as large', async ({ extended }, testInfo) => {
      await workAlone(extended)
      const panel = await extended.openPanel(await extended.watch())
      const check = async (name: string): Promise<void> => {
        expect(await violations(panel), name).toEqual([])
        expect(await panel.evaluate('document.documentElement.scrollWidth'), name).toBe(320)
        await panel.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true })
      }
      await expect(panel.getByText(words.nothingIsSent)).toBeVisible()
      await expect(panel.locator('html')).toHaveAttribute('dir', direction)
      await check('ready')
      await panel.getByRole('button', { name: words.settings }).click()
      await check('settings')
      await panel.getByRole('button', { name: words.settings }).click()
      await panel.getByRole('button', { name: words.summarize }).click()
      await panel.getByRole('button', { name: states.save, exact: true }).click()
      await expect(panel.getByRole('button', { name: states.saved })).toBeVisible()
      await check('summary')
      await panel.locator('[data-evidence]').first().click()
      await check('evidence')
      await panel.keyboard.press('Escape')
      await panel.addStyleTag({ content: 'html { font-size: 200% }' })
      await check('large')
      await panel.getByRole('button', { name: words.library }).click()
      await expect(panel.getByRole('heading', { name: states.heading })).toBeVisible()
      await check('library')
    })
  })
}
