import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { awayScreens } from '../../scripts/screens/home-screens.ts'
import { openScreen } from '../../scripts/screens/screen.ts'
import { beginInLanguage, expectFinished, openHome, rice } from './home.ts'
import { holdModel, modelServer } from './model-server.ts'
import { firstPort } from './run-environment.ts'
import { inLongRun, test } from './watched-test.ts'

/**
 * A way to a server that a test can cut, as a network does: what is under way breaks, and nothing new gets
 * through.
 */
type CuttableWay = AsyncDisposable & { origin: string; cut: () => void; restore: () => void }

/** Opens a way on a port of its own to a server of this machine. */
async function openWay(port: number, target: string): Promise<CuttableWay> {
  const sockets = new Set<Socket>()
  let isCut = false
  const way = createServer((incoming) => {
    if (isCut) {
      incoming.destroy()
      return
    }
    const outgoing = connect(Number(new URL(target).port), '127.0.0.1')
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  way.listen(port, resolve)
  await promise
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://localhost:${port}`,
    cut: () => {
      isCut = true
      breakAll()
    },
    restore: () => {
      isCut = false
    },
    async [Symbol.asyncDispose]() {
      breakAll()
      const closed = Promise.withResolvers<void>()
      way.close(() => closed.resolve())
      await closed.promise
    },
  }
}

const wayPort = firstPort + 11
const leftWayPort = firstPort + 12
const allowedHosts = [wayPort, leftWayPort].map((port) => `localhost:${port}`)

test.use({ baseURL: modelServer, isNetworkCut: true, allowedHosts })

/** The share of the page that has moved by itself since it was opened. */
async function readShift(page: Page): Promise<number> {
  return await page.evaluate<number>(`new Promise((resolve) => {
    let total = 0
    const observer = new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) total += value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
  })`)
}

test('a summary goes on when the network is cut, and is whole when it is back', async ({ page, context }) => {
  await using way = await openWay(wayPort, modelServer)
  await using model = await holdModel('de')
  const article = await beginInLanguage(page, 'de', way.origin)
  await context.setOffline(true)
  way.cut()
  await expect(article.getByText(/^Connection lost\./)).toBeVisible()
  way.restore()
  await context.setOffline(false)
  await model.release()
  await expectFinished(article)
})

test(
  'a summary goes on when the page is left: it is there on the way back, and in another tab',
  inLongRun,
  async ({ page, context }) => {
    await using model = await holdModel('fr')
    await beginInLanguage(page, 'fr', modelServer)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    const tab = await context.newPage()
    await tab.goto(modelServer)
    await expect(tab.getByRole('article')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('article')).toBeVisible()
    await model.release()
    await expectFinished(page.getByRole('article'))
    await expectFinished(tab.getByRole('article'))
  },
)

test('a summary goes on when the page is left without a connection, and stands on the visit after it was finished', async ({
  page,
  context,
}) => {
  await using way = await openWay(leftWayPort, modelServer)
  await using model = await holdModel('it')
  await beginInLanguage(page, 'it', way.origin)
  await context.setOffline(true)
  way.cut()
  await page.close()
  way.restore()
  await context.setOffline(false)
  const tab = await context.newPage()
  await tab.goto(way.origin)
  await expect(tab.getByRole('article').getByRole('button', { name: 'Cancel' })).toBeVisible()
  await tab.close()
  await model.release()
  const open = () => context.request.get(`${way.origin}/api/runs`).then((answer) => answer.json())
  await expect.poll(open).toEqual({ runs: [] })
  const visit = await context.newPage()
  await visit.goto(way.origin)
  await expectFinished(visit.getByRole('article'))
  expect(await readShift(visit)).toBeLessThan(0.01)
  await visit.getByRole('button', { name: 'Close this' }).click()
  await expect(visit.getByRole('article')).toHaveCount(0)
  await visit.goto(way.origin)
  // The example beside it has the same title.
  await expect(visit.getByRole('link', { name: rice }).and(visit.locator('[href^="/v/"]'))).toBeVisible()
  await expect(visit.getByRole('article')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the title of what another device began is in the first window, and its player comes on the way down',
    inLongRun,
    async ({ page }) => {
      const screen = awayScreens.find(({ name }) => name === 'home, ready from another device')
      if (screen === undefined) throw new Error('There is no such screen')
      await openScreen(page, screen, modelServer)
      const play = page.getByRole('button', { name: /^Play the video/ })
      await expect(page.getByRole('article').getByRole('heading').first()).toBeInViewport({ ratio: 1 })
      await expect(play).toBeHidden()
      expect(await readShift(page)).toBeLessThan(0.01)
      await page.mouse.wheel(0, 300)
      await expect(play).toBeInViewport({ ratio: 1 })
    },
  )
})

test('Cancel gives the summary back at once', inLongRun, async ({ page }) => {
  await using model = await holdModel('es')
  await openHome(page, rice)
  await expect(page.getByText('2 free summaries today')).toBeVisible()
  await page.getByLabel('Language').selectOption('es')
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByText('2 free summaries today')).toBeVisible()
  const left = () => page.request.get('/api/usage-status').then((answer) => answer.json())
  await expect.poll(left).toMatchObject({ remainingCount: 2 })
  await model.release()
})
