import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { goodParts, summarizeExample } from './home.ts'
import { delivered } from './stored-offline.ts'
import { inLongRun, test } from './watched-test.ts'

/** Runs in the page: the names of the controls that the first window shows. */
const shownControls = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="slider"]')]
  .filter((control) => {
    const { top, bottom, width } = control.getBoundingClientRect()
    const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // A notification goes by itself.
    const stays = control.closest('[role="region"][aria-label^="Notifications"]') === null
    return isShown && stays && width > 1 && bottom > 0 && top < innerHeight
  })
  .map((control) => control.getAttribute('aria-label') ?? (control.textContent.trim() || control.tagName))`

/** Runs in the page: the distance from its upper edge at which the words of the result begin. */
const firstSentence = `(() => {
  const lines = [...document.querySelectorAll('article [data-line]')].filter((line) => line.checkVisibility())
  return Math.min(...lines.map((line) => line.getBoundingClientRect().top + scrollY))
})()`

/** The stops from the title of a result to its first insight, by what the keyboard meets there. */
async function stopsToInsight(page: Page): Promise<string[]> {
  await page.getByRole('article').getByRole('heading', { level: 1 }).focus()
  const stops: string[] = []
  while (stops.length < 30) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate<string>(
        `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()`,
      ),
    )
    if ((await page.getByRole('region', { name: 'Key insights' }).locator(':focus').count()) > 0) break
  }
  return stops
}

const given = z.object({ transcript: z.object({ id: z.uuid() }) })

/** Four people, none of whose lines stands for all. */
const meeting = `Priya Shah: Good morning, the first point is the launch of the new booking page.
Tom: The tests are green since yesterday, but the payment page is still slow in Safari, and I know why.
Priya Shah: Then it is decided, we launch the booking page on the 14th of May and not a day before that.
Elena: I will write the help article for the new page by Monday, with pictures of all of its five steps.
Jonas: The agency asks six thousand euros for two more weeks of work on the pictures of the rooms.
Tom: I will fix the payment page in Safari by Thursday evening, and test it on the two old phones here.
Priya Shah: I promise to send the budget for the translations to all of you on Friday before noon.
Elena: We agreed to keep ten thousand euros for translations this year, which is two thousand more than last.
Jonas: The rooms in Lisbon are still without prices, since the owner of the house has not answered yet.
Priya Shah: We decided to leave Lisbon out of the first version and to add it in June with the others.
Tom: The calendar shows the wrong day to guests in New Zealand, and I will mend that next week.
Elena: Support has answered four hundred questions about the old page since the beginning of the year.`

/** A conversation so short that its text is all of it, and none of it an insight. */
const chat = `Ann: Hi, shall we meet on Sunday?
Ben: Sunday is fine, but after lunch.
Ann: Then two o'clock at the station.
Ben: I will bring the boxes.
Cleo: And who buys the paint?
Ann: I will buy the paint on Saturday.
Cleo: Great, white for the kitchen please.
Ben: We agreed on white, see you Sunday.`

/** Has a conversation summarized, and opens its page. */
async function openConversation(page: Page, text: string): Promise<void> {
  const pasted = await page.request.post('/api/transcripts?fileName=call.txt&title=The%20call', {
    data: text,
    headers: { 'content-type': 'text/plain' },
  })
  const { transcript } = given.parse(await pasted.json())
  const answer = await page.request.post('/api/summarize', { data: { transcriptId: transcript.id } })
  await page.goto(`/v/${delivered.parse(await answer.json()).historyId}`)
  await expect(page.getByRole('region', { name: 'Who spoke' })).toBeVisible()
  await expect(page.locator('[data-line="gist-0"]')).toHaveCount(0)
}

/** The first window has few controls, and the first sentence near its upper edge. */
async function expectFew(page: Page, controls: number): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  const shown = await page.evaluate<string[]>(shownControls)
  expect(shown.length, shown.join(' | ')).toBeLessThanOrEqual(controls)
  expect(await page.evaluate<number>(firstSentence)).toBeLessThanOrEqual(300)
}

/** Besides, the first insight is near the title. */
async function expectCalm(page: Page, controls: number): Promise<void> {
  await expectFew(page, controls)
  const stops = await stopsToInsight(page)
  expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(10)
}

test.describe('a result begins with what it is about', () => {
  for (const [width, controls] of [
    [390, 12],
    [1280, 18],
  ] as const) {
    test(`in a pasted conversation with its first line, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openConversation(page, meeting)
      await expectCalm(page, controls)
    })

    test(`in one of eight short lines with these, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openConversation(page, chat)
      await expect(page.getByRole('region', { name: 'Key insights' })).toHaveCount(0)
      await expectFew(page, controls)
    })
  }

  for (const { width, controls, run } of [
    { width: 390, controls: 12, run: {} },
    { width: 1280, controls: 18, run: inLongRun },
  ]) {
    test(`with few controls around it, ${width} px wide`, run, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await summarizeExample(page, goodParts)
      await expectCalm(page, controls)
    })
  }

  test('and a link after its title skips to its insights', inLongRun, async ({ page }) => {
    const result = await summarizeExample(page, goodParts)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the key insights' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(result.getByRole('region', { name: 'Key insights' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(result.getByRole('region', { name: 'Key insights' }).locator(':focus')).toHaveCount(1)
  })
})
