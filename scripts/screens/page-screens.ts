import type { Page } from '@playwright/test'
import { everywhere, list, refusal } from './answers.ts'
import { historyItems, transcriptions } from './samples.ts'
import type { Answer, Screen } from './screen.ts'

type Wait = Screen['reach']
const text =
  (words: string): Wait =>
  (page: Page) =>
    page.getByText(words).first().waitFor()

type Words = {
  path: string
  call: string
  items: unknown[]
  loading: string
  failed: string
  empty: string
  item: string
}

/** A list in each of its states. */
function listScreens({ path, call, items, loading, failed, empty, item }: Words): Screen[] {
  const screen = (state: string, answer: Answer, reach: Wait): Screen => ({
    name: `${path.slice(1)}, ${state}`,
    path,
    isSignedIn: true,
    answers: { ...everywhere, [call]: answer },
    reach,
  })
  return [
    screen('loading', 'never', text(loading)),
    screen('failed', refusal(500), text(failed)),
    screen('empty', list([]), text(empty)),
    screen('data', list(items, 3), text(item)),
    screen('nothing found', list(items), async (page) => {
      await text(item)(page)
      await page.route(
        (url) => url.pathname === call.split(' ')[1],
        (route) =>
          route.fulfill({
            json: { items: [], nextCursor: null, total: 0, beyond: { count: 0, windowDays: 90 } },
          }),
      )
      await page.getByRole('searchbox').fill('mars')
      await text('Nothing contains')(page)
    }),
  ]
}

/** Opens the dialog of the keys, and waits for the page to heed keys at all. */
async function pressQuestionMark(page: Page): Promise<void> {
  await page.locator('[data-ready], [aria-label="Notifications (F8)"]').first().waitFor({ state: 'attached' })
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
}

/** The pages beside the result. */
export const pageScreens: readonly Screen[] = [
  { name: 'home, empty', path: '/', answers: everywhere, reach: text('Three steps') },
  {
    name: 'home, paste',
    path: '/',
    answers: everywhere,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Paste a transcript' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'keyboard shortcuts', path: '/', answers: everywhere, reach: pressQuestionMark },
  {
    name: 'offline',
    path: '/',
    answers: everywhere,
    reach: async (page) => {
      await page.locator('[aria-label="Notifications (F8)"]').first().waitFor({ state: 'attached' })
      await page.evaluate(
        `Object.defineProperty(navigator, 'onLine', { value: false }); dispatchEvent(new Event('offline'))`,
      )
      await text('You are offline.')(page)
    },
  },
  ...listScreens({
    path: '/history',
    call: 'GET /api/history',
    items: historyItems,
    loading: 'Loading your history...',
    failed: 'Unable to load history.',
    empty: 'No History Yet',
    item: 'Video 3d0e9a52',
  }),
  ...listScreens({
    path: '/transcriptions',
    call: 'GET /api/transcriptions',
    items: transcriptions,
    loading: 'Loading your transcriptions...',
    failed: 'Unable to load transcriptions.',
    empty: 'No transcriptions yet',
    item: 'View original video',
  }),
  { name: 'nothing here', path: '/no/such/page', answers: everywhere, reach: text('404 Page Not Found') },
]
