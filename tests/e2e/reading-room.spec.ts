import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { goodParts, summarizeExample } from './home.ts'
import { inLongRun, test } from './watched-test.ts'

const card = (page: Page): Locator => page.getByRole('dialog', { name: 'The words of the transcript' })
const firstLine = (page: Page): Locator => page.locator('[data-line="sentence-0"]')

/** Tells whether two parts of the page lie over each other. */
async function areOverlapping(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('a line opens its evidence beside it by the pointer, and lights its dot on the map', async ({
  page,
}) => {
  await summarizeExample(page, goodParts)
  await firstLine(page).hover()
  await expect(card(page).locator('mark')).toBeVisible()
  expect(await areOverlapping(card(page), firstLine(page))).toBe(false)
  await expect(page.locator('[data-dot="sentence-0"]')).toHaveAttribute('data-lit', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).hover()
  await expect(card(page)).toBeHidden()
})

test(
  'the evidence ends in the window, with what can be done about it, at the top of the page and below',
  inLongRun,
  async ({ page }) => {
    await summarizeExample(page, goodParts)
    for (const height of [700, 900]) {
      await page.setViewportSize({ width: 1280, height })
      for (const top of [0, 400]) {
        await page.evaluate(`scrollTo(0, ${top})`)
        await page
          .getByRole('article')
          .getByRole('button', { name: /^(Quoted|Verified)$/ })
          .nth(2)
          .click()
        const play = card(page).getByRole('button', { name: 'Play', exact: true })
        await expect(play).toBeInViewport({ ratio: 1 })
        const box = await card(page).boundingBox()
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
        await expect(card(page).locator('mark').first()).toBeInViewport()
        await page.keyboard.press('Escape')
        await expect(card(page)).toBeHidden()
      }
    }
  },
)

test.describe('the map', () => {
  test.use({ allowedHosts: ['www.youtube-nocookie.com'] })

  test('shows what is at a second by arrows and pointer, and plays where a drag ends', async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/embed/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    )
    await summarizeExample(page, goodParts)
    const map = page.getByRole('slider', { name: 'Map of the video' })
    await map.focus()
    await page.keyboard.press('ArrowRight')
    await expect(map).toHaveAttribute('aria-valuetext', /^0:05/)
    await expect(page.locator('iframe'), 'looking asks nothing of YouTube').toHaveCount(0)

    const box = await map.boundingBox()
    if (box === null) throw new Error('The map is not there')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width / 4, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, y, { steps: 4 })
    await page.mouse.up()
    const src = await page.locator('iframe').getAttribute('src')
    const start = Number(new URL(src ?? '').searchParams.get('start'))
    // Half of 1:03:48.
    expect(Math.abs(start - 1914)).toBeLessThan(20)
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  test('the transcript stands beside the summary and goes to the line that is open', async ({ page }) => {
    const result = await summarizeExample(page, goodParts)
    await expect(result.getByRole('region', { name: 'Transcript text' })).toBeVisible()
    await expect(result.getByRole('tablist')).toBeHidden()
    const line = page.locator('[data-line^="sentence-"]').last()
    await line.hover()
    // Where the pointer rested when the result came, another line may have opened before.
    await expect(line.locator('[data-evidence]')).toHaveAttribute('aria-expanded', 'true')
    const cited = result.getByRole('region', { name: 'Transcript text' }).locator('[data-cited]')
    await expect(cited).toBeInViewport()
    await expect(cited).toContainText(await card(page).locator('mark').innerText())
  })

  test(
    'the header, the field and the columns begin and end on one grid in every window',
    inLongRun,
    async ({ page }) => {
      const result = await summarizeExample(page, goodParts)
      for (const width of [1280, 1920, 2560]) {
        await page.setViewportSize({ width, height: 1080 })
        const header = page.getByRole('banner')
        const start = await edgeOf(header.getByRole('link').first().locator('svg'), 'start')
        const player = result
          .getByRole('complementary', { name: 'Video', exact: true })
          .locator('> div')
          .first()
        expect(await edgeOf(page.locator('form').first(), 'start'), `field, ${width} px`).toBe(start)
        expect(await edgeOf(player, 'start'), `player, ${width} px`).toBe(start)
        const end = await edgeOf(header.getByRole('button', { name: 'Login' }), 'end')
        const last = result.getByRole('tabpanel').or(result.getByRole('region', { name: 'Transcript text' }))
        expect(await edgeOf(last.filter({ visible: true }).last(), 'end'), `last column, ${width} px`).toBe(
          end,
        )
      }
    },
  )
})

/** The place where a part of the page begins or ends, in whole pixels. */
async function edgeOf(part: Locator, side: 'start' | 'end'): Promise<number> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not shown')
  return Math.round(side === 'start' ? box.x : box.x + box.width)
}

/**
 * The control that has the focus, by its name, where something else lies over its middle; `null` where
 * nothing does. The evidence of a line that was left closes a moment later, on a busy machine much later.
 */
const coveredFocus = `(async () => {
  const control = document.activeElement
  const latest = performance.now() + 15_000
  let isSeen, top, y
  do {
    await new Promise(requestAnimationFrame)
    const box = control.getBoundingClientRect()
    y = box.y
    top = document.elementFromPoint(box.x + box.width / 2, y + box.height / 2)
    isSeen = top !== null && (control.contains(top) || top.contains(control))
  } while (!isSeen && performance.now() < latest)
  const nameOf = (element) => element?.textContent.trim().slice(0, 40) || element?.outerHTML.slice(0, 80)
  return isSeen ? null : nameOf(control) + ' at ' + Math.round(y) + ' under ' + nameOf(top)
})()`

const isAtTheEnd = `document.activeElement === [...document.querySelectorAll('footer a')].at(-1)`

test.describe('at 200 % zoom of a window of 1280 by 844', () => {
  test.use({ viewport: { width: 640, height: 422 }, deviceScaleFactor: 2 })

  test(
    'nothing covers a control that has the focus, from the first to the last',
    inLongRun,
    async ({ page }) => {
      await summarizeExample(page, goodParts)
      await expect(page).toHaveURL(/\/v\//)
      await page.goto(page.url())
      await expect(firstLine(page)).toBeVisible()
      const covered: string[] = []
      let count = 0
      while (!(await page.evaluate<boolean>(isAtTheEnd))) {
        await page.keyboard.press('Tab')
        const name = await page.evaluate<string | null>(coveredFocus)
        if (name !== null) covered.push(name)
        count += 1
        if (count > 300) throw new Error('The last control is never reached')
      }
      expect(covered).toEqual([])
      expect(count).toBeGreaterThan(30)
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first line is there without scrolling, and a tap opens a sheet that does not cover it', async ({
    page,
  }) => {
    await summarizeExample(page, goodParts)
    await expect(page).toHaveURL(/\/v\//)
    await page.goto(page.url())
    const first = page.getByRole('region', { name: 'Key insights' }).getByRole('listitem').first()
    await expect(first).toBeInViewport()
    await first.tap()
    await expect(card(page).getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => areOverlapping(card(page), first)).toBe(false)
    await card(page).getByRole('button', { name: 'Close' }).tap()
    await expect(card(page)).toBeHidden()
  })

  test('the way back to the top leaves the mini player free', inLongRun, async ({ page }) => {
    const result = await summarizeExample(page, goodParts)
    await page.mouse.wheel(0, 2000)
    const up = page.getByRole('button', { name: 'Back to Top' })
    await expect(up).toBeVisible()
    expect(await areOverlapping(up, result.getByRole('button', { name: /^Play the video/ }))).toBe(false)
  })
})
