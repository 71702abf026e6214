import type { Answer as AskedAnswer } from '#contract/questions.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { everywhere, list, refusal, resultScreen } from './answers.ts'
import { historyItems, resultId, summary, transcript } from './samples.ts'
import { inTurn, scrolledTo, seeing } from './screen.ts'
import type { Screen, Step } from './screen.ts'
import type { Answer } from './stub-server.ts'

const createdAt = '2026-11-22T20:15:00.000Z'
const { transcriptId } = summary

const passages = [2, 1, 3, 4].map((sentence) => ({
  transcriptId,
  sentence,
  sentences: 1,
  quote: transcript.sentences[sentence]?.text ?? '',
  second: transcript.sentences[sentence]?.start ?? 0,
  state: 'quoted' as const,
}))

const quoted: AskedAnswer = {
  id: '1c1d8f60-9a5e-4d07-b8c5-0f3a2e6b4d21',
  question: 'Why should the nation go to the moon, when it is hard?',
  said: true,
  languages: null,
  answer: null,
  withoutModel: null,
  passages,
  createdAt,
}
const written: AskedAnswer = {
  ...quoted,
  id: '2c1d8f60-9a5e-4d07-b8c5-0f3a2e6b4d21',
  question: 'What does it cost?',
  answer: summary.summarySentences.map((sentence, index) => ({ ...sentence, paragraph: index > 1 ? 1 : 0 })),
  passages: passages.slice(2, 3),
}
const notSaid: AskedAnswer = {
  ...quoted,
  id: '3c1d8f60-9a5e-4d07-b8c5-0f3a2e6b4d21',
  question: 'Who was the first person on Mars?',
  said: false,
}
const questionsCall = `GET /api/history/${resultId}/questions`

const scrollToQuestions = "document.getElementById('ask-heading').scrollIntoView()"

const showAsk: Step = async (page) => {
  const tab = page.getByRole('tab', { name: 'Ask' })
  const field = page.getByLabel('Your question')
  await tab.or(field).first().waitFor()
  if (await tab.isVisible()) await tab.click()
  await field.waitFor()
  await page.evaluate(scrollToQuestions)
}
const showAnswers = inTurn(showAsk, async (page) => {
  await page.getByRole('heading', { level: 4 }).first().waitFor()
  await page.evaluate(scrollToQuestions)
})
const ask = inTurn(showAsk, async (page) => {
  await page.getByLabel('Your question').fill(quoted.question)
  await page.getByLabel('Your question').press('Enter')
})

function having(...questions: readonly AskedAnswer[]): Answer {
  return { json: { questions } }
}

function screen(state: string, stored: Answer, reach: Step, more: Screen['answers'] = {}): Screen {
  return resultScreen(state, { [questionsCall]: stored, ...more }, reach)
}

/** The answers of all videos. */
export const libraryAnswer: AskedAnswer = {
  ...quoted,
  videos: [
    {
      transcriptId,
      historyId: resultId,
      videoId: summary.videoId,
      videoTitle: summary.videoTitle,
      videoChannel: summary.videoChannel,
      publishedOn: summary.publishedOn,
      timings: summary.timings,
    },
  ],
}

function historyScreen(state: string, answer: Answer, reach: Step): Screen {
  return {
    name: `history, ${state}`,
    path: `/history?q=${encodeURIComponent(quoted.question)}`,
    isSignedIn: true,
    answers: { ...everywhere, 'GET /api/history': list(historyItems), 'POST /api/ask': answer },
    reach,
  }
}

/** Questions about a result, and to all of them, in every state. */
export const questionScreens: readonly Screen[] = [
  ...scrolledTo('#ask-heading', [
    screen('nothing asked yet', having(), showAsk),
    screen('a question answered by passages', having(quoted), showAnswers),
    screen('questions answered by a model', having(written, quoted), showAnswers),
    screen('a question that the video does not answer', having(notSaid), showAnswers),
    screen('a question at work', having(), ask, { 'POST /api/ask': 'never' }),
    screen('a question that failed', having(), inTurn(ask, seeing(unforeseenDetail)), {
      'POST /api/ask': refusal(500),
    }),
    screen('no questions left', having(), inTurn(ask, seeing('Your 5 questions')), {
      'POST /api/ask': refusal(429, {
        code: 'QUESTION_LIMIT',
        detail: 'Your 5 questions for today are used up. Pro has 200 a day.',
        retryAfterSeconds: 3600,
      }),
    }),
    screen('questions that could not be read', refusal(500), inTurn(showAsk, seeing("couldn't be loaded"))),
    screen(
      'a passage with its evidence',
      having(quoted),
      inTurn(
        showAnswers,
        async (page) => page.locator('[data-line^="passage-"] [data-evidence]').first().click(),
        seeing('sentence of the transcript'),
      ),
    ),
  ]),
  {
    name: 'page of a share with questions',
    about: (page) => page.locator('#questions-heading'),
    path: '/s/Zm9vYmFyYmF6cXV4',
    answers: {
      ...everywhere,
      'GET /api/shared/Zm9vYmFyYmF6cXV4': { json: { ...summary, questions: [quoted, notSaid] } },
      [`GET /api/transcripts/${transcriptId}`]: { json: transcript },
    },
    reach: async (page) => {
      const heading = page.getByRole('heading', { name: 'Questions and answers' })
      await heading.waitFor()
      await heading.scrollIntoViewIfNeeded()
    },
  },
  historyScreen('a question to all videos', { json: libraryAnswer }, seeing('These passages answer best')),
  historyScreen(
    'a question that no video answers',
    { json: { ...libraryAnswer, said: false } },
    seeing('None of your videos'),
  ),
  historyScreen('a question that failed', refusal(500), seeing(unforeseenDetail)),
]
