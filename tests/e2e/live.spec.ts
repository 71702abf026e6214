import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { openHome, rice } from './home.ts'
import { modelServer } from './model-server.ts'
import { test } from './watched-test.ts'

test.use({ baseURL: modelServer })

/** Has an example summarized, and waits for the page that is being written. */
async function beginWriting(page: Page, chip: string): Promise<Locator> {
  await openHome(page, chip)
  // Nothing else asks for this style: what another test asked for would come from the store at once.
  await page.getByLabel('Style').selectOption('Standard')
  await page.evaluate(noteFirstWords)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  const article = page.getByRole('article')
  await expect(article.getByRole('button', { name: 'Cancel' })).toBeVisible()
  return article
}

function summaryText(article: Locator): Locator {
  return article.getByRole('region', { name: 'AI Summary' })
}

/**
 * Runs in the page before a run begins: notes the words of the summary at the first change after which there
 * are any, and '' if it was whole by then. It looks at each change, so that no pace of the machine or the
 * model hides one.
 */
const noteFirstWords = `new MutationObserver((_changes, observer) => {
  const article = document.querySelector('article')
  const words = article?.querySelector('section:has(#summary-heading) [lang]')?.innerText.slice(0, 40) ?? ''
  if (words === '') return
  observer.disconnect()
  window.firstWords = article.textContent.includes('How it was made') ? '' : words
}).observe(document, { childList: true, characterData: true, subtree: true })`

/** The words of the summary at the first moment that there were any; fails when it was whole by then. */
async function firstWords(page: Page): Promise<string> {
  const words = () => page.evaluate<string | null>('window.firstWords ?? null')
  await expect.poll(words).not.toBeNull()
  expect(await words()).not.toBe('')
  return (await words()) ?? ''
}

async function finish(article: Locator): Promise<void> {
  await expect(article.getByText('How it was made')).toBeVisible()
}

test('a summary is there to read while it is written, and stays where it is when it is whole', async ({
  page,
}) => {
  const article = await beginWriting(page, rice)
  const seen = await firstWords(page)
  const heading = article.getByRole('heading', { name: 'AI Summary' })
  const before = await heading.boundingBox()

  await finish(article)
  await expect(page.getByText('Fresh summary generated').first()).toBeVisible()
  await expect(article.getByRole('button', { name: 'Verified' }).first()).toBeVisible()
  const after = await heading.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? -1000))).toBeLessThanOrEqual(4)
  await expect(summaryText(article)).toContainText(seen.trim())
  await expect(article.getByText(/^\d+ of \d+ lines verified$/).first()).toBeVisible()
  await article.getByText('How it was made').click()
  await expect(article.getByText('Written by Honest from the transcript. Style: standard.')).toBeVisible()
  await expect(article.getByRole('button', { name: 'Cancel' })).toHaveCount(0)

  await page.reload()
  await openHome(page, rice)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  await finish(page.getByRole('article'))
  await expect(page.getByText('Loaded from cache').first()).toBeVisible()
})
