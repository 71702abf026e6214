import { expect } from '@playwright/test'
import { openHome, rice } from '../home.ts'
import { modelServer } from '../model-server.ts'
import { test } from '../watched-test.ts'

test.use({ baseURL: modelServer })

/**
 * The state of the summary at a moment: whether the dot of a sentence is hollow, and how many have a state.
 */
type Moment = { hollow: boolean; states: number; isWhole: boolean }

/** Runs in the page: notes each other moment of the summary until it is whole. */
const noteMoments = `(() => {
  window.moments = []
  const look = () => {
    const article = document.querySelector('article')
    const text = article?.querySelector('section:has(#summary-heading) [lang]')
    const hollow = [...(text?.querySelectorAll('[aria-hidden="true"].rounded-full') ?? [])].length > 0
    const states = [...(text?.querySelectorAll('button') ?? [])]
      .filter((button) => /Verified|Words found|Differs|Being checked|Not found/.test(button.textContent + button.ariaLabel)).length
    const isWhole = article?.textContent.includes('How it was made') === true
    const last = window.moments.at(-1)
    if (last?.hollow !== hollow || last.states !== states) window.moments.push({ hollow, states, isWhole })
    if (!isWhole) requestAnimationFrame(look)
    else window.isDone = true
  }
  look()
})()`

test('the dot of a sentence is hollow while it is written, then shows its state', async ({ page }) => {
  await openHome(page, rice)
  await page.getByLabel('Style').selectOption('Detailed')
  await page.evaluate(noteMoments)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  await expect(page.getByRole('article').getByText('How it was made')).toBeVisible()
  await expect.poll(() => page.evaluate<boolean>('window.isDone === true')).toBe(true)
  const moments = await page.evaluate<Moment[]>('window.moments')
  const final = moments.at(-1)
  expect(final?.hollow).toBe(false)
  expect(final?.states).toBeGreaterThan(2)
  // Some sentence was being written while others before it had their state already.
  const midway = moments.filter(({ hollow, states }) => hollow && states > 0 && states < (final?.states ?? 0))
  expect(midway.length).toBeGreaterThan(0)
  // A sentence never loses its state while the next ones come.
  const counts = moments.map(({ states }) => states)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})
