import { expect } from '@playwright/test'
import { submitLink } from './home.ts'
import { tabTo } from './keys.ts'
import { tooWide } from './look-at-screen.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

const manyTracks = 'https://www.youtube.com/watch?v=manyTracks1'

/** A `Translator` as Chrome has it, which downloads a language at once. */
const standIn = `window.Translator = {
  availability: async () => 'downloadable',
  create: async ({ targetLanguage, monitor }) => {
    const target = new EventTarget()
    monitor(target)
    for (const loaded of [0.5, 1])
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
    return { translate: async (text) => '[' + targetLanguage + '] ' + text, destroy: () => undefined }
  },
}`

test('a result in German is read in English by keys alone, translated by the browser, at both widths', async ({
  page,
}) => {
  await page.addInitScript(standIn)
  await submitLink(page, manyTracks)
  const result = page.getByRole('article')
  await result.getByRole('tab', { name: 'Transcript' }).click()
  await result.getByRole('combobox', { name: 'Captions' }).selectOption({ label: 'German' })
  await result.getByRole('button', { name: 'Summarize these captions' }).click()
  await expect(result.getByText('It is in German, the language of the video.')).toBeVisible()

  await tabTo(page, 'button', 'Translate into English')
  await page.keyboard.press('Enter')
  const line = result.getByRole('listitem').filter({ hasText: 'Translated by your browser.' }).first()
  await expect(line).toContainText('[en]')
  await expect(line.getByRole('button', { name: /Quoted/ })).toHaveCount(0)
  await tabTo(page, 'button', /^Original$/)
  await page.keyboard.press('Enter')
  await expect(result.getByRole('button', { name: /Quoted/ }).first()).toBeVisible()

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect([...(await violations(page)), ...(await tooWide(page))]).toEqual([])
    await page.screenshot({ path: `test-results/browser-translation-${width}.png` })
  }
  await result.getByRole('button', { name: 'Show the original' }).click()
  await expect(result.getByText('[en]')).toHaveCount(0)
})
