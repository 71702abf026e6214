import { expect } from '@playwright/test'
import { resultScreens } from '../../scripts/screens/result-screens.ts'
import { openScreen } from '../../scripts/screens/screen.ts'
import { goodParts, openHome, summarizeExample } from './home.ts'
import { test } from './watched-test.ts'

const whole = resultScreens.find(({ name }) => name === 'result, whole')
const locked = resultScreens.find(({ name }) => name === 'result, locked, first lines')

/** A player that tells where it is, as YouTube's does. */
const tellingPlayer = `<!doctype html><title>Player</title><script>
addEventListener('message', (event) => {
  const message = JSON.parse(event.data)
  const tell = (info) => parent.postMessage(JSON.stringify({ event: 'infoDelivery', info }), '*')
  if (message.event === 'listening') tell({ currentTime: 60, playerState: 1 })
  if (message.func === 'seekTo') tell({ currentTime: message.args[0], playerState: 1 })
  if (message.func === 'pauseVideo') document.title = 'paused'
})
</script>`

/** Runs in the page: whether the row that is said is within what shows of the transcript. */
const isInView = `(() => {
  const row = document.querySelector('[aria-label="Transcript text"] [aria-current="true"]')
  const region = row.offsetParent
  return row.offsetTop >= region.scrollTop && row.offsetTop < region.scrollTop + region.clientHeight
})()`

test('a result has an address that survives a reload, and Back leads to an empty page', async ({ page }) => {
  await summarizeExample(page, goodParts)
  await expect(page).toHaveURL(/\/v\/[0-9a-f-]{36}$/)
  await expect(page).toHaveTitle(`${goodParts}: Précis`)
  const address = page.url()
  await page.reload()
  await expect(page.getByRole('article').getByRole('heading', { name: goodParts })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Three steps' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('article').getByRole('heading', { name: goodParts })).toBeVisible()
})

test.describe('for a stranger', () => {
  test.use({ expectedStatuses: [404] })
  test('there is nothing at the address', async ({ page, browser, baseURL }) => {
    await summarizeExample(page, goodParts)
    await expect(page).toHaveURL(/\/v\//)
    const other = await browser.newPage(baseURL === undefined ? {} : { baseURL })
    await other.goto(page.url())
    await expect(other.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await other.close()
  })
})

test.describe('the player', () => {
  test.use({ allowedHosts: ['www.youtube-nocookie.com'] })

  test('takes the transcript along, and hears the keys', async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/embed/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: tellingPlayer }),
    )
    const result = await summarizeExample(page, goodParts)
    await result.getByRole('tab', { name: 'Transcript' }).click()
    await result.getByRole('button', { name: `Play the video: ${goodParts}` }).click()
    const said = result.getByRole('region', { name: 'Transcript text' }).locator('[aria-current="true"]')
    await expect(said).toHaveCount(1)
    await expect.poll(() => page.evaluate<boolean>(isInView)).toBe(true)
    const before = await said.innerText()
    await page.getByRole('heading', { name: goodParts }).focus()
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      expect(await said.innerText()).not.toBe(before)
    }).toPass()
    await expect(result.getByRole('switch', { name: 'Follow along' })).toBeChecked()
    await page.keyboard.press(' ')
    await expect.poll(() => page.frames().at(-1)?.title()).toBe('paused')
  })
})

test('a result is described in words: headings, regions, and what each button is for', async ({
  page,
  baseURL,
}) => {
  if (whole === undefined) throw new Error('There is no such screen')
  await openScreen(page, whole, baseURL ?? '')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article "President Kennedy's Speech at Rice University":
      - heading "President Kennedy's Speech at Rice University" [level=1]
      - link "Skip to the key insights"
      - paragraph:
        - button "Verified"
      - complementary "Video":
        - 'button "Play the video: President Kennedy''s Speech at Rice University Loads from YouTube when you play"'
        - figure:
          - slider "Map of the video"
        - group: /Sections/
      - tablist "Parts of the result":
        - tab "Summary" [selected]
        - tab "Transcript"
      - tabpanel "Summary":
        - region "Key insights":
          - list:
            - listitem:
              - button "Verified"
              - paragraph
        - button "Copy"
        - button "Listen"
        - button "Download"
        - button "Share"
        - link "Watch on YouTube"
        - region "AI Summary"
        - combobox "Summarize as"
        - group "Depth":
          - radio "Brief"
          - radio "Standard" [checked]
          - radio "Detailed"
        - combobox "Language"
  `)
})

test.describe('a locked summary on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows three lines of its text, cut by the browser', async ({ page, baseURL }) => {
    if (locked === undefined) throw new Error('There is no such screen')
    await openScreen(page, locked, baseURL ?? '')
    const [lines, isCut] = await page.evaluate<[number, boolean]>(`(() => {
      const text = document.querySelector('[aria-labelledby="locked-heading"] p.font-serif')
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight)
      return [Math.round(text.clientHeight / lineHeight), text.scrollHeight > text.clientHeight]
    })()`)
    expect(lines).toBe(3)
    expect(isCut).toBe(true)
  })
})

test('everything of a result is reached by the keyboard alone', async ({ page, baseURL }) => {
  const shared = resultScreens.find(({ name }) => name === 'result, is shared')
  if (whole === undefined || shared === undefined) throw new Error('There is no such screen')
  await openScreen(page, { ...shared, reach: whole.reach }, baseURL ?? '')
  const names: string[] = []
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate<string>(
        `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''`,
      ),
    )
  }
  for (const name of ['Copy', 'Download', 'Share', 'Watch on YouTube']) {
    expect(names).toContain(name)
  }
  const share = page.getByRole('tabpanel', { name: 'Summary' }).getByRole('button', { name: 'Share' })
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Share this summary' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
})

test('the keys lead to the input and to their list', async ({ page }) => {
  await openHome(page, goodParts)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByLabel('YouTube link')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Tab')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
