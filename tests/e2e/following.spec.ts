import { expect } from '@playwright/test'
import { simulatedChannel } from '#tests/fakes/youtube/lists.ts'
import { inDatabase } from './in-database.ts'
import { fromNetworkOf } from './networks.ts'
import { plainDataDir } from './run-environment.ts'
import { newestDigest } from './sent-emails.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

test('what is followed arrives as a digest, until its emails are stopped', async ({ page, browser }) => {
  const email = newAddress()
  await signInElsewhere(page.request, email)
  await page.goto('/following')
  await page
    .getByLabel('Channel, playlist or podcast')
    .fill(`https://www.youtube.com/${simulatedChannel.handle}`)
  await page.getByLabel('Start with').selectOption('the newest video')
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Following 1 of 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Videos of Simulated lectures' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lecture 1' })).toHaveAttribute('href', /^\/v\//)
  expect(await violations(page)).toEqual([])

  // Nobody waits until the next morning.
  await inDatabase(
    plainDataDir(),
    `update digest_settings set next_at = now() where user_id = (select id from users where email = $1)`,
    [email],
  )
  await expect.poll(() => newestDigest(email)).toContain('Lecture 1')
  const text = (await newestDigest(email)) ?? ''
  await page.goto(/\S+\/following\?digest=\S+/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Lecture 1' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await expect(page.getByRole('link', { name: /^\d+:\d\d$/ }).first()).toHaveAttribute(
    'href',
    /^\/v\/[\w-]+\?t=\d+s$/,
  )

  // The email is opened on a device that is not signed in.
  const elsewhere = await browser.newContext({ extraHTTPHeaders: fromNetworkOf(email) })
  const stopping = await elsewhere.newPage()
  await stopping.goto(/\S+\/following\?stop=\S+/.exec(text)?.[0] ?? '')
  await stopping.getByRole('button', { name: 'Stop the emails' }).click()
  await expect(stopping.getByText('Done: no more digest emails.')).toBeVisible()
  expect(await violations(stopping)).toEqual([])
  await elsewhere.close()

  await page.goto('/following')
  await expect(page.getByText('You stopped the emails.')).toBeVisible()
  await expect(page.getByLabel('Email it to me')).not.toBeChecked()
  await expect(page.getByText('1 done', { exact: true })).toBeVisible()
})
