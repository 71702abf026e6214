import { expect } from '@playwright/test'
import { tabTo } from './keys.ts'
import { test } from './watched-test.ts'

// With what moves moving, as most people have it.
test.use({ allowedHosts: ['www.youtube-nocookie.com'], contextOptions: { reducedMotion: 'no-preference' } })

test('the whole way from link to evidence to player needs no mouse', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/embed/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'YouTube link')
  await page.keyboard.insertText('https://youtu.be/hQVTIJBZook')
  await page.keyboard.press('Enter')
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { level: 1 })).toBeFocused()

  const made = page.url()
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(page.url()).toBe(made)
  await page.getByRole('region', { name: 'Key insights' }).focus()
  await tabTo(page, 'button', 'Quoted')
  const words = page.getByRole('dialog', { name: 'The words of the transcript' })
  await expect(words).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()

  await tabTo(page, 'button', 'Quoted')
  await page.keyboard.press('p')
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('the paste dialog keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await tabTo(page, 'button', 'Paste a transcript')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Paste a transcript' })
  await expect(dialog.getByLabel('Transcript', { exact: true })).toBeFocused()
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Paste a transcript' })).toBeFocused()
})
