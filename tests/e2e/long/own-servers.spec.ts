import { expect } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { createDeployment } from '../deployment.ts'
import { expectTypedTextStays, removeOthers, writeForHelp } from '../ended-session.ts'
import { beginInLanguage, expectFinished, goodParts, openHome, rice } from '../home.ts'
import { holdModel, modelServer } from '../model-server.ts'
import { firstPort } from '../run-environment.ts'
import { newAddress, signInElsewhere } from '../sign-in.ts'
import { test } from '../watched-test.ts'

/** Each test starts servers of its own, on a port of its own. */
const ports = {
  replaced: firstPort + 10,
  older: firstPort + 13,
  ended: firstPort + 14,
  silent: firstPort + 16,
}
const at = (port: number): string => `http://localhost:${port}`

const updated = 'Précis has been updated. Reload the page to continue.'

test.describe('a tab that is older than the server', () => {
  // Its files are gone; while the servers change nothing answers.
  test.use({ baseURL: at(ports.older), isNetworkCut: true, expectedStatuses: [404, 503] })

  test('offers to reload after a deployment, and keeps its result', async ({ ownServer, page, baseURL }) => {
    // Three starts of servers of its own.
    test.setTimeout(testTimeoutMs(90))
    // The engine of the house writes at once; the simulated model would take a quarter of a minute.
    const server = await ownServer(ports.older, { OPENAI_BASE_URL: '', OPENAI_MODEL: '' })
    await using next = await createDeployment()
    await server.start()
    await openHome(page, goodParts)
    await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
    const result = page.getByRole('article')
    await expect(page).toHaveURL(/\/v\//)
    const address = page.url()
    await page.waitForLoadState('networkidle')
    await server.stop()
    await server.start(next.program)

    // What was fetched in advance still works; the list of keys was not.
    await result.getByRole('button', { name: 'Download' }).click()
    await expect(result.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('?')
    const note = page.getByRole('alert').filter({ hasText: updated })
    await expect(note).toBeVisible()
    await expect(result.getByRole('heading', { name: goodParts })).toBeVisible()
    await note.getByRole('button', { name: 'Reload' }).click()
    await expect(note).toHaveCount(0)
    await expect(result.getByRole('heading', { name: goodParts })).toBeVisible()
    await expect(page).toHaveURL(address)
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')

    // So does a link to a page whose file is gone by then.
    await server.stop()
    await server.start()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.getByText(updated)).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'About Précis' })).toBeVisible()
    await page.goto(`${baseURL}${new URL(address).pathname}`)
    await expect(result.getByRole('heading', { name: goodParts })).toBeVisible()
  })
})

test.describe('while a server is replaced', () => {
  // A server that is stopping refuses what is asked of it meanwhile.
  test.use({
    baseURL: modelServer,
    isNetworkCut: true,
    allowedHosts: [`localhost:${ports.replaced}`],
    expectedStatuses: [503],
  })

  test('a summary goes on when a second server replaces the first, also where its page was left', async ({
    ownServer,
    page,
    context,
  }) => {
    // Two starts of a server of its own.
    test.setTimeout(testTimeoutMs(90))
    const server = await ownServer(ports.replaced)
    await using model = await holdModel('nl')
    await server.start()
    const article = await beginInLanguage(page, 'nl', server.origin)
    const left = await context.newPage()
    await left.goto(server.origin)
    await expect(left.getByRole('article')).toBeVisible()
    await left.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(left.getByRole('article')).toHaveCount(0)
    await server.stop()
    await expect(article.getByText(/^Connection lost\./)).toBeVisible()
    await server.start()
    await left.goBack()
    await model.release()
    await expectFinished(left.getByRole('article'))
    await expectFinished(article)
  })
})

test.describe('a session that ended', () => {
  test.use({ baseURL: at(ports.ended), isNetworkCut: true, expectedStatuses: [401, 503] })

  test('a session that ended while a second server replaced the first is said by the second, and what was typed stays', async ({
    ownServer,
    page,
    playwright,
    baseURL,
  }) => {
    // Two starts of a server of its own.
    test.setTimeout(testTimeoutMs(90))
    const server = await ownServer(ports.ended)
    await server.start()
    const email = newAddress()
    await writeForHelp(page, email)
    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await signInElsewhere(other, email)
    await removeOthers(other)
    await other.dispose()
    await server.stop()
    await server.start()
    await expectTypedTextStays(page, email)
  })
})

/** The marks of the lines at a moment. */
type Moment = { open: number; verified: number; found: number }

/** Runs in the page: notes each other moment of the result until it is whole. */
const noteMoments = `(() => {
  window.moments = []
  const look = () => {
    const article = document.querySelector('article')
    const names = [...(article?.querySelectorAll('[data-evidence]') ?? [])].map(({ textContent }) => textContent)
    const count = (name) => names.filter((each) => each === name).length
    const text = article?.textContent ?? ''
    const moment = {
      open: count('Being checked'),
      verified: count('Verified'),
      found: count('Words found'),
    }
    if (JSON.stringify(window.moments.at(-1)) !== JSON.stringify(moment)) window.moments.push(moment)
    if (text.includes('How it was made')) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
})()`

test.describe('with a checker of its own', () => {
  test.use({ allowedHosts: [`localhost:${ports.silent}`] })

  test('a checker that falls silent: rings stay open, and no line is more than words found', async ({
    ownServer,
    page,
  }) => {
    // The model that checks says yes and stops in the middle of each answer; the one that writes does not. By
    // chance the first half of an honest answer can catch its trial lines.
    const server = await ownServer(ports.silent, { CHECK_MODEL: 'stalled-yes' })
    await server.start()
    await openHome(page, rice, server.origin)
    await page.evaluate(noteMoments)
    await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
    const article = page.getByRole('article')
    await expect(article.getByText('How it was made')).toBeVisible()

    const moments = await page.evaluate<Moment[]>('window.moments')
    const begins = moments.findIndex(({ open }) => open > 0)
    const [writing, checking] = [moments.slice(0, begins), moments.slice(begins)]
    // The checker says nothing before the text is complete, and then every line that is open is hollow.
    expect(writing.length).toBeGreaterThan(0)
    expect(checking[0]?.open).toBeGreaterThan(2)
    // The first marks land while others are still open; an answer that breaks off has not shown its worth.
    expect(checking.some(({ open, found }) => open > 0 && found > 0)).toBe(true)
    expect(moments.map(({ verified }) => verified)).toEqual(moments.map(() => 0))
    const stillOpen = checking.map(({ open }) => open)
    expect(stillOpen).toEqual(stillOpen.toSorted((one, other) => other - one))
    // At the deadline the lines without an answer say so, and so does the page.
    const final = checking.at(-1)
    expect(final).toMatchObject({ open: 0 })
    expect(final?.found).toBeGreaterThan(0)
    await expect(
      article.getByText(/^The model that checks lines didn't answer in time about \d+ of \d+\./),
    ).toBeVisible()
    await expect(article.getByText(/^0 of \d+ lines verified$/)).toBeVisible()
    await article.getByText('How it was made').click()
    await expect(article.getByText(/^\d+ of \d+ lines with words found/)).toBeVisible()
    const unasked = 'No model has said that the line follows from them.'
    // Behind each mark stands what a screen reader says of it. Which lines are answered is drawn, and the
    // first of the others may be that of a section that is closed.
    const open = article.locator(`[data-evidence]:has(+ [hidden]:has-text("${unasked}"))`)
    await open.filter({ visible: true }).first().click()
    const card = page.getByRole('dialog', { name: 'The words of the transcript' })
    await expect(card.getByText(unasked)).toBeVisible()
  })
})
