import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { home } from '#languages/hi/home.ts'
import { linkForm } from '#languages/hi/link-form.ts'
import { notFound } from '#languages/hi/not-found.ts'
import { pageNames } from '#languages/hi/page-names.ts'
import { problemTexts } from '#languages/hi/problem-texts.ts'
import { exampleVideos } from '#product/examples.ts'
import { leftInEnglish } from './left-in-english.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

const [, example] = exampleVideos
const headerPages = [
  { path: '/features', name: pageNames.features },
  { path: '/how-it-works', name: pageNames.howItWorks },
  { path: '/pricing', name: pageNames.pricing },
  { path: '/faq', name: pageNames.faq },
]
const devanagari = /[\u0900-\u097F]{2}/

test.use({ contextOptions: { locale: 'hi-IN' }, expectedStatuses: [403, 404] })

/** Three words of English in a row. Whether a single one is a name, the long run asks of every page. */
async function phrasesInEnglish(page: Page): Promise<string[]> {
  return (await leftInEnglish(page, /\p{Script=Devanagari}/u)).filter((text) =>
    /: .*\b[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(text),
  )
}

/** Waits until a link does what its script adds to it; before that it only leads to its address. */
async function hydrated(link: Locator): Promise<Locator> {
  const isHydrated = (): Promise<unknown> =>
    link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isHydrated).toBe(true)
  return link
}

async function expectHindi(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

test('a person whose browser asks for Hindi reads the site in Hindi, and in English from when they choose it', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/:\d+\/hi\/$/)
  await expectHindi(page, home.heading)
  expect(await phrasesInEnglish(page)).toEqual([])
  expect(await violations(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: example.title }).click()
  await expect(page).toHaveURL(new RegExp(`/hi/examples/${example.videoId}$`))
  await expectHindi(page, example.title)

  for (const { path, name } of headerPages) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`:\\d+/hi${path}$`))
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expectHindi(page, devanagari)
    expect(await phrasesInEnglish(page), path).toEqual([])
  }

  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true })
  await (await hydrated(english)).click()
  await expect(page).toHaveURL(/:\d+\/faq$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('en')
  await page.goto('/')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('an address below /hi that leads nowhere, and a video that is refused, say so in Hindi', async ({
  page,
}) => {
  const answer = await page.goto('/hi/nowhere/at/all')
  expect(answer?.status()).toBe(404)
  await expectHindi(page, notFound.heading)
  expect(await violations(page)).toEqual([])

  const refusal = problemTexts?.PRIVATE_VIDEO
  if (refusal === undefined) throw new Error('A private video has no words in Hindi')
  await page.goto('/hi/')
  await page.getByLabel(linkForm.label).fill('https://youtu.be/privateVid1')
  const asked = page.waitForRequest('**/api/summarize')
  await page.getByLabel(linkForm.label).press('Enter')
  expect((await asked).postDataJSON(), 'a summary is in the language of the page').toMatchObject({
    language: 'hi',
  })
  const panel = page.getByRole('region', { name: refusal.title })
  await expect(panel.getByText(refusal.detail, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/hi\//)
  expect(await violations(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('English stays chosen in a browser that asks for Hindi', async ({ page }) => {
    await page.goto('/faq')
    await expect(page).toHaveURL(/:\d+\/hi\/faq$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL(/:\d+\/faq$/)
    await page.goto('/pricing')
    await expect(page).toHaveURL(/:\d+\/pricing$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
