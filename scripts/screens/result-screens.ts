import type { Page } from '@playwright/test'
import type { SummaryEvent } from '#contract/summaries.ts'
import { events, everywhere, refusal, result } from './answers.ts'
import { locked, resultId, summary, transcript } from './samples.ts'
import type { Answer, Screen } from './screen.ts'

const path = `/v/${resultId}`
const call = `GET /api/summaries/${resultId}`
const runId = '5a0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
const home = '/?url=https%3A%2F%2Fyoutu.be%2FWZyRbnpGyzQ'
const summarize = 'POST /api/summarize'
const firstLines = summary.summary.slice(0, 220)

const { transcriptId, videoId, videoUrl, videoTitle, videoChannel, videoDuration, durationSeconds } = summary
const begun: SummaryEvent[] = [
  { event: 'run', data: { runId } },
  { event: 'stage', data: { stage: 'transcript', text: 'Fetching transcript...' } },
  {
    event: 'video',
    data: { transcriptId, videoId, videoUrl, videoTitle, videoChannel, videoDuration, durationSeconds },
  },
  { event: 'stage', data: { stage: 'summary', text: 'Generating AI summary...' } },
]
const written: SummaryEvent[] = [
  { event: 'gist', data: { text: summary.gist ?? '' } },
  { event: 'text', data: { text: firstLines } },
  ...summary.insights.slice(0, 2).map((data) => ({ event: 'insight' as const, data })),
]

const heading = (page: Page) => page.getByRole('heading', { name: summary.videoTitle }).waitFor()

async function openTranscript(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show transcript' }).click()
  await page.getByRole('region', { name: 'Transcript text' }).waitFor()
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

function resultScreen(
  state: string,
  answer: Answer,
  reach: Screen['reach'],
  more: Partial<Screen> = {},
): Screen {
  const { answers = {}, ...rest } = more
  return {
    name: `result, ${state}`,
    path,
    isSignedIn: true,
    answers: {
      ...everywhere,
      [call]: answer,
      [`GET /api/transcripts/${transcriptId}`]: { json: transcript },
      ...answers,
    },
    reach,
    ...rest,
  }
}

/** A summary in every state: in the making, whole, locked, failed, shared. */
export const resultScreens: readonly Screen[] = [
  {
    name: 'home, fetching',
    path: home,
    answers: { ...everywhere, [summarize]: events(...begun), [`GET /api/runs/${runId}/events`]: 'never' },
    reach: (page) => page.getByText('Generating AI summary...').first().waitFor(),
  },
  {
    name: 'home, writing',
    path: home,
    answers: {
      ...everywhere,
      [summarize]: events(...begun, ...written),
      [`GET /api/runs/${runId}/events`]: 'never',
    },
    reach: (page) => page.getByRole('button', { name: 'Verified' }).first().waitFor(),
  },
  {
    name: 'home, failed',
    path: home,
    answers: {
      ...everywhere,
      [summarize]: refusal(422, {
        code: 'NO_CAPTIONS',
        title: 'No captions',
        detail: 'This video has no captions. You can paste its transcript instead.',
        remedies: ['paste', 'another'],
        videoTitle,
      }),
    },
    reach: (page) => page.getByRole('button', { name: 'Another video' }).waitFor(),
  },
  {
    name: 'home, locked, nothing made yet',
    path: home,
    answers: { ...everywhere, [summarize]: events({ event: 'done', data: locked('') }) },
    reach: (page) => page.getByRole('dialog').waitFor(),
  },
  resultScreen('loading', 'never', (page) => page.getByRole('main').waitFor()),
  resultScreen('whole', result(), heading),
  resultScreen('with its transcript', result(), openTranscript),
  resultScreen('downloads', result(), async (page) => {
    await press(page, 'Download')
    await page.getByRole('button', { name: 'Markdown' }).waitFor()
  }),
  resultScreen(
    'downloads of the free plan',
    result({ ...summary, user: { planType: 'free', remainingCount: 1 } }),
    async (page) => {
      await press(page, 'Download')
      await page.getByText('Downloading summaries comes with').waitFor()
    },
    { isSignedIn: false, answers: { 'GET /api/auth/user': refusal(401, { code: 'UNAUTHORIZED' }) } },
  ),
  resultScreen('to be shared', result(), async (page) => {
    await press(page, 'Share')
    await page.getByRole('button', { name: 'Create a link' }).waitFor()
  }),
  resultScreen('is shared', result(summary, '/s/Zm9vYmFyYmF6cXV4'), async (page) => {
    await press(page, 'Share')
    await page.getByLabel('Link').waitFor()
  }),
  resultScreen('locked, first lines', result(locked(firstLines)), (page) =>
    page.getByRole('button', { name: 'View Pricing Plans' }).waitFor(),
  ),
  resultScreen('made in another tab', { json: { state: 'running', runId } }, (page) =>
    page.getByText('being made in another tab').waitFor(),
  ),
  resultScreen("somebody else's", refusal(404, { code: 'NOT_FOUND' }), (page) =>
    page.getByText('404 Page Not Found').waitFor(),
  ),
  resultScreen('failed', refusal(500), (page) => page.getByRole('alert').waitFor()),
  {
    name: 'page of a share',
    path: '/s/Zm9vYmFyYmF6cXV4',
    answers: { ...everywhere, 'GET /api/shared/Zm9vYmFyYmF6cXV4': { json: summary } },
    reach: heading,
  },
]
