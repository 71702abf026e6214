import type { RecentItem, Library, LibraryVideo } from '#contract/runs.ts'
import { events, everywhere, recent, refusal, result } from './answers.ts'
import { sendLink, summarizing } from './begun-run.ts'
import { extracted, locked } from './other-summaries.ts'
import { resultId, summary, transcript } from './samples.ts'
import { alive, dialog, inTurn, opening, pressing, seeing, seeingField, writing } from './screen.ts'
import type { Screen, Step } from './screen.ts'
import type { Answers } from './stub-server.ts'

const list = 'GET /api/recent'
const { videoId, videoUrl, videoTitle, videoChannel, videoDuration, durationSeconds, createdAt } = summary
const video = { videoId, videoUrl, videoTitle, videoChannel, videoDuration, durationSeconds }
const item: RecentItem = {
  id: resultId,
  ...video,
  style: 'standard',
  form: 'key-insights',
  language: 'en',
  isUnseen: true,
  createdAt,
}
const other = { ...item, id: `${resultId.slice(0, -1)}2`, isUnseen: false, videoTitle: 'A talk '.repeat(20) }
const items = [
  item,
  other,
  { ...other, id: `${resultId.slice(0, -1)}3` },
  { ...other, id: `${resultId.slice(0, -1)}4` },
]

const { style: _style, form: _form, language: _language, ...shown } = item
const gist = 'We choose to go to the Moon in this decade, because it is hard.'
const ownVideo: LibraryVideo = { ...shown, line: gist, source: null }
const followed = {
  ...ownVideo,
  id: `${resultId.slice(0, -1)}5`,
  videoId: 'dQw4w9WgXcQ',
  source: 'Space talks',
}
const library: Library = {
  videos: [
    ownVideo,
    { ...ownVideo, id: other.id, videoId: 'hQVTIJBZook', isUnseen: false },
    { ...ownVideo, id: `${resultId.slice(0, -1)}3`, videoId: 'dQw4w9WgXcQ', videoTitle: other.videoTitle },
    { ...ownVideo, id: `${resultId.slice(0, -1)}4`, videoId: null, line: null, isUnseen: false },
  ],
  followed: [followed, { ...followed, id: `${resultId.slice(0, -1)}6`, line: null }],
  highlights: [
    { id: resultId, videoTitle, text: gist, note: 'For the talk on Friday', second: 553, createdAt },
    { id: resultId, videoTitle, text: gist, note: '', second: 600, createdAt: `2026-05-02T10:00:00.000Z` },
  ],
}

/**
 * The list comes in once something is done where no room is left for it; what is done before the page has its
 * part for the list doesn't count, so it is done until the list is there.
 */
function actingUntil(words: string): Step {
  return async (page) => {
    const listed = page.getByText(words).filter({ visible: true }).first()
    while ((await listed.count()) === 0) {
      await page.keyboard.press('Shift')
      await listed.waitFor({ timeout: 250 }).catch(() => undefined)
    }
  }
}

/** As a browser is without a connection. */
const offline: Step = async (page) => {
  await alive(page)
  await page.evaluate(`
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    dispatchEvent(new Event('offline'))`)
}

function awayScreen(state: string, reach: Step, answers: Answers, isSignedIn = false): Screen {
  return { name: `home, ${state}`, path: '/', isSignedIn, answers: { ...everywhere, ...answers }, reach }
}

/** The same, opened in the browser that it was begun in: the page knows of it from its first paint on. */
function begunHere(screen: Screen): Screen {
  const { reach } = screen
  return {
    ...screen,
    reach: async (page) => {
      await page.evaluate(`localStorage.recentVideos = '1+'`)
      await page.goto(new URL(screen.path, page.url()).href, { waitUntil: 'domcontentloaded' })
      await reach(page)
    },
  }
}

const seeingReady = inTurn(alive, seeing('Close this'), seeing('Key Insights'))
const ready: Answers = {
  [list]: recent({ items: [item], ended: [{ outcome: 'done', historyId: resultId, endedAt: createdAt }] }),
  [`GET /api/summaries/${resultId}`]: result(),
  [`GET /api/transcripts/${summary.transcriptId}`]: { json: transcript },
}
const failed: Answers = {
  [list]: recent({
    ended: [
      {
        outcome: 'failed',
        runId: resultId,
        videoUrl,
        videoTitle,
        transcriptId: null,
        style: 'standard',
        form: 'key-insights',
        language: 'en',
        problem: {
          code: 'NO_CAPTIONS',
          title: 'No captions',
          detail: 'This video has no captions. You can paste its transcript instead.',
          remedies: ['paste', 'another'],
        },
        endedAt: createdAt,
      },
    ],
  }),
}

/** The home page of a returning visitor. */
export const awayScreens: readonly Screen[] = [
  awayScreen('last videos', inTurn(alive, actingUntil('Show all 4')), { [list]: recent({ items }) }),
  awayScreen(
    'library of an account',
    inTurn(alive, seeing('56 summaries are ready')),
    { [list]: recent({ items: [item], unseenCount: 56 }), 'GET /api/library': { json: library } },
    true,
  ),
  awayScreen(
    'last videos, one deleted',
    inTurn(alive, actingUntil('Your last videos'), pressing(`Delete ${videoTitle}`), seeing('Undo')),
    {
      [list]: recent({ items: [item, other] }),
      [`DELETE /api/history/${resultId}`]: { json: { undoUntil: createdAt } },
    },
  ),
  begunHere(awayScreen('ready while away', seeingReady, ready)),
  awayScreen('ready from another device', seeingReady, ready),
  begunHere(awayScreen('failed while away', inTurn(alive, seeing('Close this')), failed)),
  awayScreen('failed on another device', inTurn(alive, seeing('Close this')), failed),
  awayScreen(
    'asked offline',
    inTurn(offline, writing('YouTube link', videoUrl ?? ''), pressing('AI Summary'), seeing('Cancel')),
    {
      'POST /api/summarize': refusal(500),
    },
  ),
]

const link = 'https://youtu.be/WZyRbnpGyzQ'
const summarize = 'POST /api/summarize'
const transcribe = 'POST /api/transcribe'
const example = `GET /api/examples/${summary.videoId ?? ''}`
const examplePath = `/examples/${summary.videoId ?? ''}`
const exampleTranscript = { [`GET /api/transcripts/${summary.transcriptId}`]: { json: transcript } }
const authored = { ...summary, engine: { kind: 'authored', name: 'Précis', version: '1' } }
const askTranscript = inTurn(alive, writing('YouTube link', link), pressing('Transcribe'))

/** Watches the example beside the input until its lines are checked. */
const watchedLine: Step = async (page) => {
  await alive(page)
  const part = page.getByRole('region', { name: 'An example in brief' })
  await part.scrollIntoViewIfNeeded()
  await part.getByRole('button', { name: 'Stop' }).click()
}

function homeScreen(state: string, reach: Step, answers: Answers = {}, path = '/'): Screen {
  return { name: `home, ${state}`, path, answers: { ...everywhere, ...answers }, reach }
}

/** The home page with its dialogs; what is written while a summary is made is among the results. */
export const homeScreens: readonly Screen[] = [
  homeScreen('empty', inTurn(seeing('Three steps'), seeingField('Style'))),
  { ...homeScreen('an example that was checked', watchedLine), isMoving: true },
  homeScreen('no link given', inTurn(alive, pressing('AI Summary'), seeing('Please enter a YouTube URL'))),
  homeScreen('paste', opening('Paste a transcript')),
  homeScreen(
    'paste, nothing given',
    inTurn(opening('Paste a transcript'), pressing('Summarize'), (page) => page.getByRole('alert').waitFor()),
  ),
  homeScreen(
    'example',
    seeing('Key insights'),
    { [example]: { json: authored }, ...exampleTranscript },
    examplePath,
  ),
  homeScreen(
    'example, evidence of a line',
    inTurn(seeing('Key insights'), (page) =>
      page.getByRole('article').getByRole('button', { name: 'Verified' }).first().click(),
    ),
    { [example]: { json: authored }, ...exampleTranscript },
    examplePath,
  ),
  homeScreen(
    'example, made without AI',
    seeing('Key insights'),
    { [example]: { json: extracted }, ...exampleTranscript },
    `${examplePath}?made=without-ai`,
  ),
  homeScreen('example, on its way', alive, { [example]: 'never' }, examplePath),
  homeScreen('example, failed', seeing('Try again'), { [example]: refusal(500) }, examplePath),
  homeScreen('transcript on its way', inTurn(askTranscript, seeing('Fetching transcript...')), {
    [transcribe]: 'never',
  }),
  homeScreen('transcript', inTurn(askTranscript, seeing('Generate AI Summary')), {
    [transcribe]: { json: { transcript, cached: false, fromPlaylist: true } },
  }),
  homeScreen(
    'address for the second summary',
    inTurn(sendLink, dialog, pressing('Continue'), seeing('Email is required')),
    { [summarize]: refusal(401, { code: 'EMAIL_REQUIRED' }) },
    summarizing,
  ),
  homeScreen(
    'failed',
    inTurn(sendLink, seeing('Another video')),
    {
      [summarize]: refusal(422, {
        code: 'NO_CAPTIONS',
        title: 'No captions',
        detail: 'This video has no captions. You can paste its transcript instead.',
        remedies: ['paste', 'another'],
        videoTitle: summary.videoTitle,
      }),
    },
    summarizing,
  ),
  homeScreen(
    'paywall',
    inTurn(sendLink, dialog),
    { [summarize]: events({ event: 'done', data: locked('') }) },
    summarizing,
  ),
  homeScreen(
    'locked, nothing made yet',
    inTurn(sendLink, dialog, (page) => page.keyboard.press('Escape'), seeing('Upgrade Now')),
    { [summarize]: events({ event: 'done', data: locked('') }) },
    summarizing,
  ),
]
