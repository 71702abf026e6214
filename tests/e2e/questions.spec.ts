import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { tabTo } from './keys.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { violations } from './violations.ts'
import { inLongRun, test } from './watched-test.ts'

const [speech] = exampleVideos
const delivered = z.object({ historyId: z.uuid() })

const whyMoon = 'Why do we choose to go to the Moon?'
const whoSpeaks = 'What does the space program cost?'
const sourdough = 'How long does sourdough ferment in the refrigerator?'
const player = 'https://www.youtube-nocookie.com/embed/**'

/** Has a video summarized for the caller; gives the id in the history. */
async function summarize(page: Page, videoUrl: string): Promise<string> {
  const answer = await page.request.post('/api/summarize', { data: { videoUrl } })
  return delivered.parse(await answer.json()).historyId
}

/** Opens a summary of the caller with its questions, which are a tab on a phone. */
async function openQuestions(page: Page, historyId: string): Promise<Locator> {
  await page.goto(`/v/${historyId}`)
  await expect(page.getByRole('article')).toBeVisible()
  const tab = page.getByRole('tab', { name: 'Ask' })
  if (isPhone(page)) await tab.click()
  const field = page.getByLabel('Your question')
  await expect(field).toBeVisible()
  return field
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024
const thread = (page: Page, question: string): Locator => page.getByRole('region', { name: question })

async function ask(page: Page, field: Locator, question: string): Promise<Locator> {
  await field.fill(question)
  await field.press('Enter')
  const asked = thread(page, question)
  await expect(asked.getByRole('button', { name: 'Copy' })).toBeVisible()
  return asked
}

test.describe('on a phone', () => {
  test.use({ allowedHosts: ['www.youtube-nocookie.com'], viewport: { width: 390, height: 844 } })

  test.beforeEach(async ({ page }) => {
    await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: 'Player' }))
  })

  test('a visitor asks a result, follows up, plays what is cited, and finds all again', async ({ page }) => {
    const id = await summarize(page, speech.videoUrl)
    const field = await openQuestions(page, id)
    await expect(page.getByRole('list', { name: 'Questions to begin with' })).toBeVisible()
    const first = await ask(page, field, whyMoon)
    await expect(first.getByText('These passages answer best.')).toBeInViewport()
    await expect(field).toHaveValue('')
    const second = await ask(page, field, whoSpeaks)
    await expect(second.getByText('These passages answer best.')).toBeInViewport()

    const notSaid = await ask(page, field, sourdough)
    await expect(notSaid.getByText('The video does not seem to talk about this.')).toBeInViewport()
    // The pointer rests where the tab was, and the answers have come to lie under it.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(notSaid.getByRole('button', { name: /^Play from/ })).toHaveCount(0)
    expect(await violations(page)).toEqual([])

    const chip = first.getByRole('button', { name: /^Play from/ }).first()
    await chip.click()
    await expect(page.locator('iframe')).toHaveAttribute('src', /start=\d{2,}/)
    await first.getByRole('button', { name: 'Quoted' }).first().click()
    await expect(page.getByRole('dialog', { name: 'The words of the transcript' })).toBeVisible()
    await page.keyboard.press('Escape')

    await openQuestions(page, id)
    const questions = page.getByRole('heading', { level: 4 })
    await expect(questions).toHaveText([sourdough, whoSpeaks, whyMoon])
    await thread(page, whoSpeaks).getByRole('button', { name: 'Delete' }).click()
    await expect(questions).toHaveText([sourdough, whyMoon])
  })
})

test.describe('with a player', () => {
  test.use({ allowedHosts: ['www.youtube-nocookie.com'] })

  test.beforeEach(async ({ page }) => {
    await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: 'Player' }))
  })

  test(
    'a shared page shows the questions only while its owner wants it',
    inLongRun,
    async ({ page, browser, context }) => {
      await context.grantPermissions(['clipboard-write'])
      await signInElsewhere(page.request, newAddress())
      const id = await summarize(page, speech.videoUrl)
      const field = await openQuestions(page, id)
      await ask(page, field, whyMoon)
      const button = page.getByRole('button', { name: 'Share', exact: true })
      await button.click()
      await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
      await button.click()
      const dialog = page.getByRole('dialog', { name: 'Share this summary' })
      const address = await dialog.getByLabel('Link').inputValue()

      await using other = await browser.newContext()
      const stranger = await other.newPage()
      await stranger.goto(address)
      await expect(stranger.getByRole('article')).toBeVisible()
      expect(await stranger.content()).not.toContain(whyMoon)

      const choice = dialog.getByRole('checkbox', { name: /^Show my questions/ })
      const isStored = () => page.waitForResponse((response) => response.request().method() === 'PUT')
      await Promise.all([isStored(), choice.check()])
      await stranger.reload()
      await expect(thread(stranger, whyMoon).getByText('These passages answer best.')).toBeVisible()
      await expect(thread(stranger, whyMoon).getByRole('button', { name: 'Delete' })).toHaveCount(0)
      // What the page is made of says nothing that the owner alone knows either.
      const own = await (await page.request.get(`/api/history/${id}/questions`)).json()
      const { questions } = z.object({ questions: z.array(z.object({ createdAt: z.string() })) }).parse(own)
      for (const secret of [id, ...questions.map(({ createdAt }) => createdAt)]) {
        expect(await stranger.content()).not.toContain(secret)
      }
      expect(await violations(stranger)).toEqual([])

      await Promise.all([isStored(), choice.uncheck()])
      await stranger.reload()
      await expect(stranger.getByRole('article')).toBeVisible()
      expect(await stranger.content()).not.toContain(whyMoon)
    },
  )

  test('the history answers a question with videos at their seconds', inLongRun, async ({ page }) => {
    await signInElsewhere(page.request, newAddress())
    const id = await summarize(page, speech.videoUrl)
    await page.goto('/history')
    await page.getByRole('searchbox').fill(whyMoon)
    const found = thread(page, whyMoon)
    await expect(found.getByText('These passages answer best.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await found.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/v/${id}\\?t=\\d+s$`))
    await expect(page.locator('iframe')).toHaveAttribute('src', /start=\d+/)
    await page.goBack()
    await expect(thread(page, whyMoon)).toBeVisible()
  })
})

test.describe('by the keyboard alone', () => {
  test.use({ allowedHosts: ['www.youtube-nocookie.com'] })

  test('a question is asked, its passage played, and the question deleted', async ({ page }) => {
    await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: 'Player' }))
    await page.goto(`/v/${await summarize(page, speech.videoUrl)}`)
    await expect(page.getByLabel('Your question')).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByText('Ask a question beside a summary')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByLabel('Your question')).toBeFocused()
    await page.keyboard.type(whyMoon)
    await page.keyboard.press('Enter')
    const asked = thread(page, whyMoon)
    await expect(asked.getByRole('button', { name: 'Copy' })).toBeVisible()
    await expect(asked.getByText('These passages answer best.')).toBeInViewport()
    await tabTo(page, 'button', /^Play from/)
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toHaveAttribute('src', /start=\d+/)
    await tabTo(page, 'button', 'Quoted')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'The words of the transcript' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await tabTo(page, 'button', 'Delete')
    await page.keyboard.press('Enter')
    await expect(asked).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Ask this video' })).toBeFocused()
  })
})
