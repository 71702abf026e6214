import { expect } from '@playwright/test'
import { manyPlaylist } from '#tests/fakes/youtube/lists.ts'
import { inDatabase } from './in-database.ts'
import { plainDataDir } from './run-environment.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { violations } from './violations.ts'
import { inLongRun, test } from './watched-test.ts'

const link = `https://www.youtube.com/playlist?list=${manyPlaylist}`

test('a playlist becomes a collection, chosen video by video', async ({ page }) => {
  const email = newAddress()
  await signInElsewhere(page.request, email)
  await page.goto('/')
  await page.getByLabel('YouTube link').fill(link)
  await page.getByRole('link', { name: 'Choose from the 500 videos' }).click()

  await expect(page.getByText('Simulated lectures · 500 videos')).toBeVisible()
  await page.getByLabel('Only those I tick').check()
  await expect(page.getByRole('button', { name: 'Summarize 0 videos' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /^Lecture 1 / }).check()
  await page.getByRole('checkbox', { name: /^Lecture 3 / }).check()
  await page.getByRole('checkbox', { name: /^Lecture 4 / }).check()
  await expect(
    page.getByText('Takes 3 summaries. You have 2: the rest waits until you have more.'),
  ).toBeVisible()
  expect(await violations(page)).toEqual([])
  // Two are made at once, so it is open whether the one that fails or the last one finds no summary left: now
  // there are enough.
  await inDatabase(
    plainDataDir(),
    `insert into entitlements (user_id, plan, since, until, is_demo)
     select id, 'pro', now(), now() + interval '1 month', true from users where email = $1`,
    [email],
  )
  await page.getByRole('button', { name: 'Summarize 3 videos' }).click()

  await expect(page.getByText('2 of 3 summarized · 1 failed')).toBeVisible()
  await expect(page.getByText('Private video.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lecture 4', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Only the 1 failed' }).click()
  await expect(page.getByRole('link', { name: 'Lecture 4', exact: true })).toHaveCount(0)
  await expect(page.getByText('Private video.')).toBeVisible()
  await page.getByRole('button', { name: 'Only the 1 failed' }).click()
  await page.getByRole('searchbox').fill('lecture 4')
  await expect(page.getByRole('link', { name: 'Lecture 1' })).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await page.getByRole('searchbox').fill('Who keeps the lighthouse?')
  await expect(page.getByText('They are the words of the transcripts.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^\d+:\d\d Lecture [14]$/ }).first()).toBeVisible()
  await page.getByRole('searchbox').fill('')

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Tags, separated by commas').fill('exam, lectures')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('exam, lectures')).toBeVisible()

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const address = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.keyboard.press('Escape')

  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Simulated lectures' })).toBeVisible()
  await expect(page.getByText('2 videos in brief')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lecture 4', exact: true })).toHaveAttribute(
    'href',
    /watch\?v=/,
  )

  await page.goto('/collections')
  await page.getByRole('link', { name: 'Simulated lectures' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'All collections' }).click()
  await page.getByRole('button', { name: 'lectures', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Simulated lectures' })).toBeVisible()

  await page.getByRole('button', { name: 'New collection' }).click()
  await page.keyboard.type('By hand')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'By hand' })).toBeVisible()
  await page.getByRole('button', { name: 'Add videos' }).click()
  await page.getByLabel('Search your history').fill('lecture 4')
  await page.getByRole('checkbox', { name: /^Lecture 4/ }).check()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add 1 video' }).click()
  await expect(page.getByRole('link', { name: 'Lecture 4', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Take out Lecture 4' }).click()
  await expect(page.getByText('No videos yet.')).toBeVisible()
})

test('a long list stays usable on a phone', inLongRun, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInElsewhere(page.request, newAddress())
  await page.goto(`/collections/new?url=${encodeURIComponent(link)}`)
  await expect(page.getByRole('checkbox')).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(200)
  const width = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
  expect(width).toBeLessThanOrEqual(0)
})
