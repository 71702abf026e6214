import { expect } from '@playwright/test'
import { shopWords } from '#tests/setup/shop-words.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { openHome, rice } from './home.ts'
import { adminEmails, firstPort } from './run-environment.ts'
import { findInBrowser, findInHtml, readOfferedPages } from './shop-walk.ts'
import { signInElsewhere } from './sign-in.ts'
import { test } from './watched-test.ts'

const port = firstPort + 20
/** The pages that the browser fills, which are read as they are shown to an admin. */
const filled = ['/', '/account', '/admin', '/following', '/history']
/** Words of links for others; a phone shares videos to Précis too, and a value has a share of a whole. */
const ofSharing =
  /\b(?:shared (?:by|summary|line|collection)|link you choose to share|lines you share|sharing|share (?:it|this))\b/i

test.use({ allowedHosts: [`localhost:${port}`], expectedStatuses: [404], isFreshBrowser: true })

test('without plans and sharing no page has a word of either, as sent and as shown to an admin', async ({
  ownServer,
  page,
  playwright,
}) => {
  test.setTimeout(testTimeoutMs(90))
  const settings = {
    PLANS: 'off',
    SHARING: 'off',
    ADMIN_EMAILS: adminEmails.join(','),
    OPENAI_MODEL: '',
    OPENAI_BASE_URL: '',
  }
  const server = await ownServer(port, settings)
  await server.start()
  const { origin } = server
  const reader = await playwright.request.newContext({ baseURL: origin })
  const found: string[] = []
  for (const language of ['en', 'hi'] as const) found.push(...(await findInHtml(reader, language)))
  for (const { path, text } of await readOfferedPages(reader)) {
    const [word] = ofSharing.exec(text) ?? []
    if (word !== undefined) found.push(`${path}: ${word}`)
  }
  for (const file of ['/llms.txt', '/robots.txt']) {
    const [word] = shopWords.en.exec(await (await reader.get(file)).text()) ?? []
    if (word !== undefined) found.push(`${file}: ${word}`)
  }
  await signInElsewhere(reader, adminEmails[0])
  await page.context().addCookies((await reader.storageState()).cookies)
  await openHome(page, rice, origin)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name: 'Summary', exact: true })).toBeVisible()

  // With a line open, by its keys, and in their list.
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: 'Highlight' }).first()).toBeVisible()
  const share = page.getByText(/\bshar(?:e|ed|ing)\b/i)
  await expect(share).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog', { name: 'Share this line' })).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(share).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Download', exact: true }).first().click()
  const [word] = shopWords.en.exec(await page.evaluate<string>('document.body.innerText')) ?? []
  if (word !== undefined) found.push(`a result: ${word}`)
  found.push(...(await findInBrowser(page, { origin, language: 'en', paths: filled })))
  await expect(page.getByRole('heading', { name: rice })).toBeVisible()
  await expect(share).toHaveCount(0)
  expect(found).toEqual([])
  await reader.dispose()
  // What the page still fetches ahead would be refused by a server that has ended.
  await page.goto('about:blank')
})
