import type { SummaryEvent } from '#contract/summaries.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { everywhere, openEvents, refusal, result } from './answers.ts'
import { begun, runId, sendLink, summarizing } from './begun-run.ts'
import { extracted, inArabic, locked } from './other-summaries.ts'
import { resultId, summary, transcript } from './samples.ts'
import { inTurn, pressing, scrolledTo, seeing, seeingField, writing } from './screen.ts'
import type { Screen, Step } from './screen.ts'
import type { Answer } from './stub-server.ts'

const path = `/v/${resultId}`
const call = `GET /api/summaries/${resultId}`
const summarize = 'POST /api/summarize'
const shared = '/s/Zm9vYmFyYmF6cXV4'
const allowCopying: Step = (page) => page.context().grantPermissions(['clipboard-write'])
const shareCall = `POST /api/history/${resultId}/share`
const sharedCall = 'GET /api/shared/Zm9vYmFyYmF6cXV4'
const { transcriptId, videoTitle } = summary
const transcriptCall = `GET /api/transcripts/${transcriptId}`
const firstLines = summary.summary.slice(0, 220)

const written: SummaryEvent[] = [
  { event: 'gist', data: { text: summary.gist ?? '', sentence: summary.gistSentence } },
  ...summary.summarySentences
    .slice(0, 2)
    .map((sentence) => ({ event: 'sentence' as const, data: { sentence } })),
  { event: 'text', data: { text: 'He closes with the reason that' } },
  ...summary.insights.slice(0, 2).map((data) => ({ event: 'insight' as const, data })),
]

const heading: Step = (page) => page.getByRole('heading', { name: videoTitle }).waitFor()
/** From this width on the transcript has a column of its own, and no tab. */
const threeColumns = 1600
const pressTranscript: Step = async (page) => {
  const width = page.viewportSize()?.width ?? 0
  if (width < threeColumns) await page.getByRole('tab', { name: 'Transcript' }).click()
}
const openTranscript = inTurn(pressTranscript, (page) =>
  page.getByRole('region', { name: 'Transcript text' }).waitFor(),
)

const pointAtMap: Step = async (page) => {
  const map = page.getByRole('slider', { name: 'Map of the video' })
  await map.focus()
  for (let step = 0; step < 4; step += 1) await map.press('PageUp')
}

const onlyHighlights = 'Play only the highlights'
const stubPlayer: Step = (page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
/** The pointer goes away, so that it opens no line that comes under it. */
const playHighlights = inTurn(stubPlayer, pressing(onlyHighlights), seeing('1 of 3'), (page) =>
  page.mouse.move(1, 1),
)
/** Only a phone has the button. */
const makeSmall: Step = async (page) => {
  const button = page.getByRole('button', { name: 'Make it small' })
  if (await button.isVisible()) await button.click()
  await page.mouse.move(1, 1)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

function runScreen(state: string, events: readonly SummaryEvent[], reach: Step): Screen {
  return {
    name: `home, ${state}`,
    path: summarizing,
    answers: { ...everywhere, [summarize]: openEvents(...events) },
    reach: inTurn(sendLink, reach),
  }
}

function resultScreen(state: string, answer: Answer, reach: Step, more: Partial<Screen> = {}): Screen {
  const { answers = {}, ...rest } = more
  return {
    name: `result, ${state}`,
    path,
    isSignedIn: true,
    answers: { ...everywhere, [call]: answer, [transcriptCall]: { json: transcript }, ...answers },
    reach,
    ...rest,
  }
}

/** A summary in progress. */
export const runScreens: readonly Screen[] = [
  runScreen('fetching', begun, seeing('Generating AI summary...')),
  runScreen('writing', [...begun, ...written], (page) =>
    page.getByRole('button', { name: 'Verified' }).first().waitFor(),
  ),
]

/** A summary in every state: whole, locked, failed, shared. */
export const resultScreens: readonly Screen[] = [
  resultScreen('loading', 'never', (page) => page.getByRole('main').waitFor()),
  resultScreen('whole', result(), heading),
  resultScreen('extracted', result(extracted), heading),
  resultScreen('in Arabic, with a part that could not be read', result(inArabic), heading),
  resultScreen(
    "the speaker's words",
    result(),
    inTurn(pressing('Words found'), seeing('are close to the quote, not exact')),
  ),
  resultScreen(
    'a line that was not found',
    result(),
    inTurn(pressing('Not found'), (page) =>
      page.getByRole('dialog').getByText("couldn't find this").waitFor(),
    ),
  ),
  resultScreen('a place on the map', result(), pointAtMap),
  resultScreen('only the highlights', result(), playHighlights),
  resultScreen('only the highlights, small', result(), inTurn(playHighlights, makeSmall)),
  resultScreen(
    'highlights whose end is not known',
    result(),
    inTurn(pressing(onlyHighlights), seeing(unforeseenDetail)),
    { answers: { [transcriptCall]: refusal(500) } },
  ),
  ...scrolledTo('#transcript-heading', [
    resultScreen('with its transcript', result(), openTranscript),
    resultScreen(
      'with a search that finds nothing',
      result(),
      inTurn(openTranscript, writing('Search in the transcript', 'mars'), seeing('No sentence contains')),
    ),
    resultScreen('without its transcript', result(), inTurn(pressTranscript, seeing(unforeseenDetail)), {
      answers: { [transcriptCall]: refusal(500) },
    }),
  ]),
  resultScreen('downloads', result(), inTurn(pressing('Download'), seeing('Markdown'))),
  resultScreen(
    'downloads of the free plan',
    result({ ...summary, user: { planType: 'free', remainingCount: 1 } }),
    inTurn(pressing('Download'), seeing('Downloading summaries comes with')),
    { isSignedIn: false, answers: { 'GET /api/auth/user': refusal(401, { code: 'UNAUTHORIZED' }) } },
  ),
  resultScreen('could not be shared', result(), inTurn(pressing('Share'), seeing(unforeseenDetail)), {
    answers: { [shareCall]: refusal(500) },
  }),
  resultScreen(
    'is shared in one step',
    result(),
    inTurn(allowCopying, pressing('Share'), seeing('Link copied')),
    {
      answers: { [shareCall]: { json: { sharePath: shared, isNew: true } } },
    },
  ),
  resultScreen('is shared', result(summary, shared), inTurn(pressing('Share'), seeingField('Link')), {
    answers: { [shareCall]: { json: { sharePath: shared, isNew: false } } },
  }),
  resultScreen('locked, first lines', result(locked(firstLines)), seeing('View Pricing Plans')),
  resultScreen(
    'made in another tab',
    { json: { state: 'running', runId } },
    seeing('being made in another tab'),
  ),
  resultScreen("somebody else's", refusal(404, { code: 'NOT_FOUND' }), seeing('404 Page Not Found')),
  resultScreen('failed', refusal(500), (page) => page.getByRole('alert').waitFor()),
  {
    name: 'page of a share',
    path: shared,
    answers: {
      ...everywhere,
      [sharedCall]: { json: { ...summary, questions: [] } },
      [transcriptCall]: { json: transcript },
    },
    reach: heading,
  },
  {
    name: 'page of a share, taken back',
    path: shared,
    answers: { ...everywhere, [sharedCall]: refusal(404, { code: 'NOT_FOUND' }) },
    reach: seeing('404 Page Not Found'),
  },
]
