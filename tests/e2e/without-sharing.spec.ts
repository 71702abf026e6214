import { expect } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { openHome, rice } from './home.ts'
import { createOwnServer } from './own-server.ts'
import { adminEmails, firstPort } from './run-environment.ts'
import { readOfferedPages } from './shop-walk.ts'
import { signInElsewhere } from './sign-in.ts'
import { test } from './watched-test.ts'

const port = firstPort + 25
/** Words of links for others; a phone shares videos to Précis too, and a value has a share of a whole. */
const ofSharing =
  /\b(?:shared (?:by|summary|line|collection)|link you choose to share|lines you share|sharing|share (?:it|this))\b/i

test.use({ allowedHosts: [`localhost:${port}`], expectedStatuses: [404], isFreshBrowser: true })

test('without sharing no page has a button, a key or a word of it, with a summary and its line open', async ({
  page,
  playwright,
}) => {
  test.setTimeout(testTimeoutMs(90))
  const settings = { SHARING: 'off', ADMIN_EMAILS: adminEmails[1], OPENAI_MODEL: '', OPENAI_BASE_URL: '' }
  await using server = await createOwnServer(port, settings)
  await server.start()
  const { origin } = server
  const reader = await playwright.request.newContext({ baseURL: origin })
  const found: string[] = []
  for (const { path, text } of await readOfferedPages(reader)) {
    const [word] = ofSharing.exec(text) ?? []
    if (word !== undefined) found.push(`${path}: ${word}`)
  }
  expect(found).toEqual([])

  await signInElsewhere(reader, adminEmails[1])
  await page.context().addCookies((await reader.storageState()).cookies)
  await openHome(page, rice, origin)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name: 'Summary', exact: true })).toBeVisible()
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
  await page.goto(`${origin}/history`)
  await expect(page.getByRole('heading', { name: rice })).toBeVisible()
  await expect(share).toHaveCount(0)
  await reader.dispose()
})
