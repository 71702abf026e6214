import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { transcriptRoutes } from '#contract/transcripts.ts'
import { compareWords } from '#tests/fakes/recognizer/compare-words.ts'
import { hasPackages, hearFile, packages } from '#tests/fakes/recognizer/real-recognizer.ts'
import { startRecognizerSimulator } from '#tests/fakes/recognizer/simulator.ts'
import { encodeSound, speakTalk } from '#tests/fakes/recognizer/spoken-talk.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { dropFile, storeFile } from './drop-file.ts'
import { firstPort } from './run-environment.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { inLongRun, test } from './watched-test.ts'

/** The seconds that a file lasts; PocketSphinx takes a third of them on a quiet processor. */
const short = 75
const long = 12 * 60

const port = firstPort + 15
const answerSchema = transcriptRoutes['GET /api/transcripts/:id'].response

test.use({ baseURL: `http://localhost:${port}` })
// Their servers have one port.
test.describe.configure({ mode: 'default' })
// oxlint-disable-next-line no-empty-pattern -- Playwright reads what a hook needs from this pattern.
test.beforeEach(({}, testInfo) => testInfo.skip(!hasPackages(), `needs ${packages}`))

type Ending = Parameters<typeof encodeSound>[2]

test('a dropped mp4 is heard by a real recognizer and becomes a checked summary', async ({
  ownServer,
  page,
}) => await hearAll(page, ownServer, [{ ending: 'mp4', seconds: short }]))

test(
  'an mp4 of twelve minutes is heard by a real recognizer',
  inLongRun,
  async ({ ownServer, page }) => await hearAll(page, ownServer, [{ ending: 'mp4', seconds: long }]),
)

// Two files, as many as a free account has summaries.
test(
  'an mkv and an mp3 are heard by a real recognizer',
  inLongRun,
  async ({ ownServer, page }) =>
    await hearAll(page, ownServer, [
      { ending: 'mkv', seconds: short },
      { ending: 'mp3', seconds: short },
    ]),
)

type OwnServer = (port: number, settings: Record<string, string>) => Promise<{ start: () => Promise<void> }>
type Files = readonly { ending: Ending; seconds: number }[]

/** Has these files heard, one after another, by a server of its own. */
async function hearAll(page: Page, ownServer: OwnServer, files: Files): Promise<void> {
  const seconds = files.reduce((sum, file) => sum + file.seconds, 0)
  test.setTimeout(testTimeoutMs(60 + seconds))
  await using recognizer = await startRecognizerSimulator()
  recognizer.hears = async ({ bytes }) => ({ language: 'en', ...(await hearFile(bytes)) })
  const settings = { RECOGNIZER_BASE_URL: recognizer.origin, OPENAI_BASE_URL: '', OPENAI_MODEL: '' }
  const server = await ownServer(port, settings)
  await server.start()
  await signInElsewhere(page.request, newAddress())
  for (const file of files) await hear(page, file)
}

async function hear(page: Page, { ending, seconds }: Files[number]): Promise<void> {
  const name = `Talk in ${ending}`
  const talk = await speakTalk(seconds * 1000)
  const whole = { startMs: 0, endMs: talk.samples.length / 16 }
  await page.goto('/')
  await storeFile(page, `${name}.${ending}`, await encodeSound(talk.samples, whole, ending))
  await page.getByRole('button', { name: 'Paste a transcript' }).hover()
  await dropFile(page, `${name}.${ending}`)
  const dialog = page.getByRole('dialog', { name: 'Summarize a recording' })
  const answered = page.waitForResponse(/\/api\/transcripts\/[\da-f-]+$/, { timeout: testTimeoutMs(seconds) })
  await dialog.getByRole('button', { name: 'Listen and summarize' }).press('Enter')

  const { sentences } = answerSchema.parse(await (await answered).json())
  const lines = sentences.map(({ start, text }) => ({ startMs: (start ?? 0) * 1000, text }))
  const found = compareWords(talk.lines, lines)
  process.stdout.write(`${name}, heard by PocketSphinx: ${found.text}\n`)
  expect(found.rate).toBeLessThan(0.55)
  expect(found.begun).toBeGreaterThan(talk.lines.length / 4)
  expect(found.worstMs).toBeLessThanOrEqual(500)

  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(result.getByText('A program heard this recording')).toBeVisible()
  await expect(result.getByText(/^(\d+) of \1 lines quoted$/)).toBeAttached()
  // Its own file plays what a line says, from the second at which it was spoken.
  await result
    .getByRole('region', { name: 'Summary' })
    .getByRole('button', { name: 'Quoted' })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Play from \d/ })
    .first()
    .click()
  const video = result.getByLabel('Your recording')
  await expect(video).toHaveJSProperty('paused', false)
  const second = await page.evaluate<number>(
    `document.querySelector('[aria-label="Your recording"]').currentTime`,
  )
  expect(lines.some(({ startMs }) => second >= startMs / 1000 && second < startMs / 1000 + 5)).toBe(true)
}
