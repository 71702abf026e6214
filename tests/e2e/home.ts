import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { exampleVideos } from '#product/examples.ts'
import { alive } from '../../scripts/screens/screen.ts'

/** The title of the example whose times are exact. */
export const goodParts = 'JavaScript: The Good Parts'

/** The title of the example whose times are estimated. */
export const rice = "President Kennedy's Speech at Rice University"

/** Types the link of an example into the field of the home page that is open, once it listens. */
export async function typeExample(page: Page, title: string): Promise<void> {
  const example = exampleVideos.find((video) => video.title === title)
  if (example === undefined) throw new Error(`${title} is no example`)
  await alive(page)
  await page.getByLabel('YouTube link').fill(example.videoUrl)
}

/**
 * Opens the home page, of another server when one is given, and fills its field with the link of an example
 * once it listens.
 */
export async function openHome(page: Page, title: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/`)
  await typeExample(page, title)
}

/**
 * Opens the home page and has an example summarized; gives the result, once it has come into view and has the
 * focus.
 */
export async function summarizeExample(page: Page, title: string) {
  await openHome(page, title)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name: 'Summary', exact: true })).toBeVisible()
  await expect(result.getByRole('heading', { level: 1 })).toBeFocused()
  return result
}

/** Opens the home page and gives it a link, as a visitor does who pastes it and presses Enter. */
export async function submitLink(page: Page, link: string): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByLabel('YouTube link').fill(link)
  await page.getByLabel('YouTube link').press('Enter')
}

/**
 * Has an example summarized in a language that no other test asks for, and waits until it is being written.
 */
export async function beginInLanguage(page: Page, language: string, origin: string): Promise<Locator> {
  await openHome(page, rice, origin)
  await page.getByLabel('Language').selectOption(language)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  const article = page.getByRole('article')
  await expect(article.getByRole('button', { name: 'Cancel' })).toBeVisible()
  return article
}

/** Waits until a result is whole. */
export async function expectFinished(article: Locator): Promise<void> {
  await expect(article.getByText('How it was made')).toBeVisible()
}
