import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { goodParts, summarizeExample } from './home.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

const card = (page: Page): Locator => page.getByRole('dialog', { name: 'The words of the transcript' })
/** The button with the words of a line, which opens it. */
const row = (lines: Locator, at: number): Locator =>
  lines.getByRole('listitem').nth(at).getByRole('button').last()
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'The words of this line' })
const openLines = async (page: Page): Promise<Locator> => {
  const tab = page.getByRole('tab', { name: 'Transcript' })
  const correct = page.getByRole('button', { name: 'Correct', exact: true })
  await expect(tab.or(correct).first()).toBeVisible()
  if (await tab.isVisible()) await tab.click()
  await correct.click()
  return page.getByRole('list', { name: 'Lines to correct' })
}

test('a corrected line changes what cites it, its file has it, and a second tab does not overwrite it', async ({
  page,
  context,
}) => {
  const result = await summarizeExample(page, goodParts)
  const line = page.locator('[data-line="sentence-0"]')
  await result
    .getByRole('button', { name: /^Quoted$/ })
    .first()
    .click()
  await card(page).getByRole('button', { name: 'Correct these words' }).click()
  await field(page).fill('Nobody said so, says who corrected it.')
  const [reply] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'PATCH'),
    field(page).press('Enter'),
  ])
  await expect(card(page).getByText('Corrected by you')).toBeVisible()
  const said = result.getByText('Nobody said so, says who corrected it.').filter({ visible: true })
  await expect(said.first()).toBeVisible()
  expect(await line.count()).toBe(1)
  const file = await page.request.get(`${reply.url()}/file?format=txt`)
  expect(await file.text()).toContain('Nobody said so, says who corrected it.')

  const second = await context.newPage()
  await second.goto(page.url())
  const lines = await openLines(second)
  await lines.getByRole('button', { name: 'Nobody said so, says who corrected it.' }).click()
  await field(second).fill('The second tab says this.')
  await card(page).getByRole('button', { name: 'Correct these words' }).click()
  await field(page).fill('The first tab says that.')
  await field(page).press('Enter')
  await expect(card(page).locator('mark')).toContainText('The first tab says that.')
  await field(second).press('Enter')
  await expect(second.getByText('Not corrected', { exact: true })).toBeVisible()
  await expect(lines.getByRole('button', { name: 'The first tab says that.' })).toBeVisible()
  await second.getByRole('button', { name: 'Use mine' }).click()
  await expect(lines.getByRole('button', { name: 'The second tab says this.' })).toBeVisible()
})

test('a transcript is corrected by the keyboard alone, and what was heard is one press away', async ({
  page,
}) => {
  await summarizeExample(page, goodParts)
  const lines = await openLines(page)
  const [first, second] = [row(lines, 1), row(lines, 2)]
  const [heard, next] = [await first.innerText(), await second.innerText()]
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await field(page).fill('Typed in place of it.')
  await page.keyboard.press('Tab')
  await expect(field(page)).toHaveValue(next)
  await page.keyboard.type(' Not this.')
  await page.keyboard.press('Escape')
  await expect(second).toBeFocused()
  await expect(second).toHaveText(next)
  const corrected = lines.getByRole('listitem').nth(1)
  await expect(corrected.getByRole('button', { name: 'Typed in place of it.' })).toBeVisible()
  await corrected.getByText('What was heard').focus()
  await page.keyboard.press('Enter')
  await expect(corrected.getByText(heard, { exact: true })).toBeVisible()
  await second.focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(lines.getByRole('button', { name: heard, exact: true })).toBeVisible()
  await expect(lines.getByText('What was heard')).toHaveCount(0)
})

test('a shared page says that the person who shared it corrected its words', async ({ page, browser }) => {
  const result = await summarizeExample(page, goodParts)
  await result
    .getByRole('button', { name: /^Quoted$/ })
    .first()
    .click()
  await card(page).getByRole('button', { name: 'Correct these words' }).click()
  await field(page).fill('Corrected before it was shared.')
  await field(page).press('Enter')
  await expect(card(page).getByText('Corrected by you')).toBeVisible()
  const [reply] = await Promise.all([
    page.waitForResponse((each) => each.url().endsWith('/share') && each.request().method() === 'POST'),
    result.getByRole('button', { name: 'Share', exact: true }).last().click(),
  ])
  const { sharePath } = z.object({ sharePath: z.string() }).parse(await reply.json())
  const stranger = await browser.newPage()
  await stranger.goto(new URL(sharePath, page.url()).href)
  await expect(
    stranger.getByText('The person who shared this corrected words of the transcript.'),
  ).toBeVisible()
  await stranger
    .getByRole('button', { name: /^Quoted$/ })
    .first()
    .click()
  await stranger.getByText('Corrected by who shared it').click()
  await expect(stranger.getByText(/^What was heard: “/)).toBeVisible()
  await stranger.close()
})

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const) {
  test(`a transcript that is corrected has no fault at ${width} in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await summarizeExample(page, goodParts)
    const lines = await openLines(page)
    await row(lines, 2).click()
    await expect(field(page)).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: `dist/screens/correcting-${width}-${colorScheme}.png` })
  })
}
