import { expect } from '@playwright/test'
import { openHome, rice } from './home.ts'
import { createOwnServer } from './own-server.ts'
import { firstPort } from './run-environment.ts'
import { test } from './watched-test.ts'

const ownPort = firstPort + 16

test.use({ allowedHosts: [`localhost:${ownPort}`] })

/** What the marks of the lines say at a moment, and the stage that the head names. */
type Moment = { isChecking: boolean; open: number; verified: number; found: number }

/** Runs in the page: notes each other moment of the result until it is whole. */
const noteMoments = `(() => {
  window.moments = []
  const look = () => {
    const article = document.querySelector('article')
    const names = [...(article?.querySelectorAll('[data-evidence]') ?? [])].map(({ textContent }) => textContent)
    const count = (name) => names.filter((each) => each === name).length
    const text = article?.textContent ?? ''
    const moment = {
      isChecking: text.includes('Checking the lines...'),
      open: count('Being checked'),
      verified: count('Verified'),
      found: count('Words found'),
    }
    if (JSON.stringify(window.moments.at(-1)) !== JSON.stringify(moment)) window.moments.push(moment)
    if (text.includes('Generated')) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
})()`

test('a checker that falls silent: dots stay hollow, the first ones land, and the rest are words found', async ({
  page,
}) => {
  // The model that checks stops in the middle of each answer; the one that writes does not.
  await using server = await createOwnServer(ownPort, { CHECK_MODEL: 'stall' })
  await server.start()
  await openHome(page, rice, server.origin)
  await page.evaluate(noteMoments)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  const article = page.getByRole('article')
  await expect(article.getByText('Generated', { exact: true })).toBeVisible()

  const moments = await page.evaluate<Moment[]>('window.moments')
  const begins = moments.findIndex(({ isChecking }) => isChecking)
  const [writing, checking] = [moments.slice(0, begins), moments.slice(begins)]
  // The checker says nothing before the text is complete, and then every line that is open is hollow.
  expect(writing.length).toBeGreaterThan(0)
  expect(writing.map(({ verified }) => verified)).toEqual(writing.map(() => 0))
  expect(checking[0]).toMatchObject({ verified: 0 })
  expect(checking[0]?.open).toBeGreaterThan(2)
  // The first dots land while others are still open; none of these says more than it may.
  expect(checking.some(({ open, verified }) => open > 0 && verified > 0)).toBe(true)
  const stillOpen = checking.map(({ open }) => open)
  expect(stillOpen).toEqual(stillOpen.toSorted((one, other) => other - one))
  // At the deadline the lines without an answer say so, and so does the page.
  const final = checking.at(-1)
  expect(final).toMatchObject({ open: 0 })
  expect(final?.found).toBeGreaterThan(0)
  await expect(article.getByText(/^The checker didn't answer in time about \d+ of \d+ lines\./)).toBeVisible()
  await expect(article.getByText(/^\d+ lines, all found in the video · written by /)).toBeVisible()
  await article.getByText('How it was made').click()
  await expect(article.getByText(/^\d+ of \d+ lines verified, \d+ with words found/)).toBeVisible()
  await article.getByRole('button', { name: 'Words found' }).first().click()
  const card = page.getByRole('dialog', { name: "The speaker's own words" })
  await expect(card.getByText('No checker has said that the line follows from them.')).toBeVisible()
})
