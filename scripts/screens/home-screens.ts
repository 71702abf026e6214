import { events, everywhere, refusal } from './answers.ts'
import { sendLink, summarizing } from './begun-run.ts'
import { extracted, locked } from './other-summaries.ts'
import { summary, transcript } from './samples.ts'
import type { Screen } from './screen.ts'
import type { Step } from './steps.ts'
import { alive, dialog, inTurn, opening, pressing, seeing, seeingField, writing } from './steps.ts'
import type { Answers } from './stub-server.ts'

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
