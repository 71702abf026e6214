import type { Locator, Page } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { expect, test, workAlone } from './extension-test.ts'
import type { Extended } from './extension-test.ts'
import { makeTalk, slideStarts, squares } from './made-talk.ts'

test.setTimeout(testTimeoutMs(180))

/** A page whose player has the talk; `from` is where its file comes from. */
async function watchTalk(extended: Extended, from: string, script = ''): Promise<Page> {
  const talk = await makeTalk()
  await extended.context.route(/talk\.webm$/, (route) =>
    route.fulfill({ contentType: 'video/webm', body: talk }),
  )
  const load = `const player = document.querySelector('video'); player.muted = true; ${from}; ${script}`
  const page = await extended.watch({ script: load })
  await page.waitForFunction("document.querySelector('video').readyState >= 2")
  return page
}

const ownFile = `fetch('/talk.webm').then((file) => file.blob()).then((blob) => { player.src = URL.createObjectURL(blob) })`
const otherSite = `player.src = 'https://videos.example/talk.webm'`

async function openAlone(extended: Extended, page: Page): Promise<Page> {
  await workAlone(extended)
  const panel = await extended.openPanel(page)
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await expect(panel.getByText('On this machine. Nothing was sent.')).toBeVisible()
  return panel
}

/** The number that stands in a picture, in the squares of this kind. */
async function readNumber(image: Locator, kind: keyof typeof squares): Promise<number> {
  const source = await image.getAttribute('src')
  const read = `(async () => {
    const { bits, top, edge, left } = ${JSON.stringify(squares[kind])}
    const image = new Image()
    image.src = ${JSON.stringify(source)}
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    const shadeOf = (bit) => context.getImageData(left + bit * edge + Math.floor(edge / 2), top + Math.floor(edge / 2), 1, 1).data[0]
    return Array.from({ length: bits }, (_, bit) => shadeOf(bit)).reduce((value, shade) => value * 2 + (shade < 128 ? 1 : 0), 0)
  })()`
  return Number(await image.page().evaluate(read))
}

test('the picture of a line is of its second, and the player goes on where it was', async ({ extended }) => {
  const page = await watchTalk(extended, ownFile)
  await page.evaluate("document.querySelector('video').currentTime = 3")
  const panel = await openAlone(extended, page)
  const marks = panel.locator('[data-evidence]')
  for (const at of [0, 1, 2]) {
    await marks.nth(at).click()
    const card = panel.getByRole('dialog')
    await card.getByRole('button', { name: 'Picture' }).click()
    const image = card.getByRole('img', { name: /^The video at/ })
    await expect(image).toBeVisible()
    const [, minute = '', second = ''] = /(\d+):(\d+)$/.exec((await image.getAttribute('alt')) ?? '') ?? []
    const wanted = Number(minute) * 60 + Number(second)
    expect(Math.abs((await readNumber(image, 'counter')) / 10 - wanted), `at ${wanted}`).toBeLessThanOrEqual(
      0.2,
    )
    await panel.keyboard.press('Escape')
  }
  await expect.poll(() => page.evaluate("document.querySelector('video').currentTime")).toBe(3)
})

test('the slides of a talk are found, each once, and stay with what is saved', async ({ extended }) => {
  const page = await watchTalk(extended, ownFile)
  const panel = await openAlone(extended, page)
  await panel.getByRole('button', { name: 'Find the slides' }).click()
  // Beside a panel a page is seen; in a tab behind it, it draws nothing and its timers are slow.
  await page.bringToFront()
  const images = panel.getByRole('region', { name: 'Slides' }).getByRole('img')
  await expect(images).toHaveCount(slideStarts.length, { timeout: testTimeoutMs(120) })
  for (const [at, start] of slideStarts.entries()) {
    const image = images.nth(at)
    expect(await readNumber(image, 'slide')).toBe(at + 1)
    const shown = (await readNumber(image, 'counter')) / 10
    expect(shown).toBeGreaterThanOrEqual(start)
    expect(shown).toBeLessThanOrEqual(start + 0.7)
  }
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Saved' })).toBeVisible()
  await panel.reload()
  await panel.getByRole('button', { name: 'Library' }).click()
  await panel.getByRole('button', { name: /^How bees find home/ }).click()
  await expect(images).toHaveCount(slideStarts.length)
})

const lies = `
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/svg+xml,<svg onload=alert(1)>'
  CanvasRenderingContext2D.prototype.drawImage = () => { throw new Error('no') }
  for (const name of ['currentTime', 'videoWidth', 'duration'])
    Object.defineProperty(HTMLMediaElement.prototype, name, { get: () => 1e9, set: () => undefined, configurable: true })`

test('a page that lies about its player and its canvas changes no picture', async ({ extended }) => {
  const panel = await openAlone(extended, await watchTalk(extended, ownFile, lies))
  await panel.locator('[data-evidence]').nth(1).click()
  await panel.getByRole('dialog').getByRole('button', { name: 'Picture' }).click()
  const image = panel.getByRole('dialog').getByRole('img')
  await expect(image).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
  expect(await readNumber(image, 'slide')).toBeGreaterThan(0)
})

test('a video of another site says why it has no pictures', async ({ extended }) => {
  const panel = await openAlone(extended, await watchTalk(extended, otherSite))
  await panel.locator('[data-evidence]').first().click()
  await panel.getByRole('dialog').getByRole('button', { name: 'Picture' }).click()
  await expect(panel.getByText("The browser lets nobody read this player's pictures")).toBeVisible()
  await expect(panel.getByRole('img')).toHaveCount(0)
})
